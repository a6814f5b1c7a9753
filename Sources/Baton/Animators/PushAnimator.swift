public import UIKit

/// Moves the screens of a push: the new screen enters above the old one.
///
/// Give two poses, or subclass; see `TransitionAnimator`. The opposite is `PopAnimator`.
open class PushAnimator: TransitionAnimator {
    /// A push by two poses: where the new screen comes from, and where the old one goes.
    public init(
        entering: Pose = .offstage(.trailing), leaving: Pose = .inPlace, duration: TimeInterval = 0.35,
        timing: (any UITimingCurveProvider)? = nil
    ) {
        super.init(
            posing: Posing(entering: entering, leaving: leaving), duration: duration, timing: timing,
            enteringAbove: true)
    }
}
