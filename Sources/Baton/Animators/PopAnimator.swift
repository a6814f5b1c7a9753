public import UIKit

/// Moves the screens of a pop: the old screen comes back below the one that leaves.
///
/// Give two poses, or subclass; see `TransitionAnimator`. The opposite is `PushAnimator`.
open class PopAnimator: TransitionAnimator {
    private let given: Posing

    /// A pop by two poses: where the old screen comes back from, and where the top one goes.
    public init(
        entering: Pose = .inPlace, leaving: Pose = .offstage(.trailing), duration: TimeInterval = 0.35,
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
