import Foundation

/// Ties the animations to the animator without keeping it: a paused one is its client's to keep (B6.54).
@MainActor
final class PropertyAnimatorTracks: LayerAnimationOwner {
    private weak var animator: UIViewPropertyAnimator?

    init(_ animator: UIViewPropertyAnimator) {
        self.animator = animator
    }

    func animationDidEnd(_ animation: LayerAnimation, finished: Bool) {
        animator?.trackDidEnd(animation)
    }
}
