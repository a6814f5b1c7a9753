public import UIKit

/// Moves the screens of a change to an earlier tab: the new screen enters below the one that leaves.
///
/// Give two poses, or subclass; see `TransitionAnimator`. The opposite is `TabForwardAnimator`.
open class TabBackAnimator: TransitionAnimator {
    /// A change by two poses: where the new screen comes from, and where the old one goes.
    public init(
        entering: Pose = .offstage(.leading), leaving: Pose = .offstage(.trailing), duration: TimeInterval = 0.35,
        timing: (any UITimingCurveProvider)? = nil
    ) {
        super.init(
            posing: Posing(entering: entering, leaving: leaving), duration: duration, timing: timing,
            enteringAbove: false)
    }
}
