public import UIKit

/// Moves the screens of a change to an earlier tab: the new screen enters below the one that leaves.
///
/// Give two poses, or subclass; see `TransitionAnimator`. The opposite is `TabForwardAnimator`.
open class TabBackAnimator: TransitionAnimator {
    private let given: Posing

    /// A change by two poses: where the new screen comes from, and where the old one goes.
    public init(
        entering: Pose = .offstage(.leading), leaving: Pose = .offstage(.trailing), duration: TimeInterval = 0.35,
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
