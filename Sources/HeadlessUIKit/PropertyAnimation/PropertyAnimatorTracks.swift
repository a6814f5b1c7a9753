import Foundation

/// Ties the animations to the animator: they keep a running one alive, as UIKit does (B6.54).
@MainActor
final class PropertyAnimatorTracks: LayerAnimationOwner {
    private let animator: UIViewPropertyAnimator

    init(_ animator: UIViewPropertyAnimator) {
        self.animator = animator
    }

    func animationDidEnd(_ animation: LayerAnimation, finished: Bool) {
        animator.trackDidEnd(animation)
    }
}
