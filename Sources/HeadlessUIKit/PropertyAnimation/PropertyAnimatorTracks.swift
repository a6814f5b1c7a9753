import Foundation

/// Notifies an animator of the end of its animations without retaining it. The app has to keep a paused animator
/// (B6.54).
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
