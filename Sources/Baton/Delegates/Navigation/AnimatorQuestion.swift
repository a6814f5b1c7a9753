import UIKit

/// UIKit's query for an animator, until the transition has begun, has ended, or does not happen. UIKit asks before it
/// calls `willShow`, and does not ask for its own swipe.
@MainActor
struct AnimatorQuestion {
    /// The operation that UIKit has asked about, or nil if it has not asked.
    private(set) var operation: ScreenChange.Operation?
    /// Whether the screens slide past each other over the whole width, as in UIKit's own animation.
    private(set) var slidesAcross = true

    /// UIKit has not asked.
    init() {}

    init(about operation: ScreenChange.Operation, answer animator: (any UIViewControllerAnimatedTransitioning)?) {
        self.operation = operation
        slidesAcross = animator.map { ($0 as? TransitionAnimator)?.slidesAcross ?? false } ?? true
    }
}
