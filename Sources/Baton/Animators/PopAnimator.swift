public import UIKit

/// Moves the screens of a pop: the old screen comes back below the one that leaves.
///
/// Give two poses, or subclass; see `TransitionAnimator`. The opposite is `PushAnimator`.
open class PopAnimator: TransitionAnimator {
    /// A pop by two poses: where the old screen comes back from, and where the top one goes.
    public init(
        entering: Pose = .inPlace, leaving: Pose = .offstage(.trailing), duration: TimeInterval = 0.35,
        timing: (any UITimingCurveProvider)? = nil
    ) {
        super.init(
            posing: Posing(entering: entering, leaving: leaving), duration: duration, timing: timing,
            enteringAbove: false)
    }
}
