public import UIKit

/// Moves the screens of a change to a later tab: the new screen enters above the old one.
///
/// Give two poses, or subclass; see `TransitionAnimator`. The opposite is `TabBackAnimator`.
open class TabForwardAnimator: TransitionAnimator {
    /// A change by two poses: where the new screen comes from, and where the old one goes.
    public init(
        entering: Pose = .offstage(.trailing), leaving: Pose = .offstage(.leading), duration: TimeInterval = 0.35,
        timing: (any UITimingCurveProvider)? = nil
    ) {
        super.init(
            posing: Posing(entering: entering, leaving: leaving), duration: duration, timing: timing,
            enteringAbove: true)
    }
}
