public import UIKit

/// Moves the screen of a dismissal: it leaves, above everything else.
///
/// Give poses, or subclass; see `TransitionAnimator`. The presenter has a view here only where it comes back to the
/// window (full screen). The opposite is `PresentAnimator`.
open class DismissAnimator: TransitionAnimator {
    private let given: Posing

    /// A dismissal by the pose that the presented screen goes to.
    public init(
        entering: Pose = .inPlace, leaving: Pose = .offstage(.bottom), duration: TimeInterval = 0.4,
        timing: (any UITimingCurveProvider)? = nil
    ) {
        given = Posing(entering: entering, leaving: leaving)
        super.init(duration: duration, timing: timing, enteringAbove: false)
    }

    /// The poses given at the start; override to compute them.
    open override var posing: Posing { given }

    /// The leaving screen is above, so it is the one that fades.
    open override var reducedPosing: Posing { Posing(leaving: .faded) }
}
