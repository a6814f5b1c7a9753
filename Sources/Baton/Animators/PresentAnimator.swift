public import UIKit

/// Moves the screen of a presentation: it enters above everything else.
///
/// Give poses, or subclass; see `TransitionAnimator`. The presenter has a view here only where it will leave the
/// window (full screen). The opposite is `DismissAnimator`.
open class PresentAnimator: TransitionAnimator {
    /// A presentation by the pose that the presented screen comes from.
    public init(
        entering: Pose = .offstage(.bottom), leaving: Pose = .inPlace, duration: TimeInterval = 0.4,
        timing: (any UITimingCurveProvider)? = nil
    ) {
        super.init(
            posing: Posing(entering: entering, leaving: leaving), duration: duration, timing: timing,
            enteringAbove: true)
    }
}
