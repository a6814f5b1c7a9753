public import UIKit

/// Moves the screen of a dismissal: it leaves, above everything else.
///
/// Give poses, or subclass; see `TransitionAnimator`. The presenter has a view here only where it comes back to the
/// window (full screen). The opposite is `PresentAnimator`.
open class DismissAnimator: TransitionAnimator {
    /// A dismissal by the pose that the presented screen goes to.
    public init(
        entering: Pose = .inPlace, leaving: Pose = .offstage(.bottom), duration: TimeInterval = 0.4,
        timing: (any UITimingCurveProvider)? = nil
    ) {
        super.init(
            posing: Posing(entering: entering, leaving: leaving), duration: duration, timing: timing,
            enteringAbove: false)
    }
}
