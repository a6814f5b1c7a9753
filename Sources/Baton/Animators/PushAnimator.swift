public import UIKit

/// Moves the screens of a push: the new screen enters above the old one.
///
/// Give two poses, or subclass; see `TransitionAnimator`. The opposite is `PopAnimator`.
open class PushAnimator: TransitionAnimator {
    private let given: Posing

    /// A push by two poses: where the new screen comes from, and where the old one goes.
    public init(
        entering: Pose = .offstage(.trailing), leaving: Pose = .inPlace, duration: TimeInterval = 0.35,
        timing: (any UITimingCurveProvider)? = nil
    ) {
        given = Posing(entering: entering, leaving: leaving)
        super.init(duration: duration, timing: timing, enteringAbove: true)
    }

    /// The poses given at the start; override to compute them.
    open override var posing: Posing { given }
}
