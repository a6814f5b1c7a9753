import Foundation

/// Hides the layer of an arranged subview when the animation in which it was hidden ends. Until then the view counts as
/// hidden, but its layer is shown while its room closes.
@MainActor
final class StackHiding: LayerAnimationOwner {
    private weak var stack: UIStackView?
    private weak var view: UIView?

    init(of view: UIView, in stack: UIStackView) {
        self.view = view
        self.stack = stack
    }

    func animationDidEnd(_ animation: LayerAnimation, finished: Bool) {
        guard let stack, let view, stack.hidings[ObjectIdentifier(view)] === self else { return }
        stack.finishHiding(of: view)
    }
}

extension UIStackView {
    /// Lays out in the current animation block after an arranged subview was hidden or shown.
    func animateVisibility(of view: UIView) {
        guard ViewAnimationContext.current != nil, UIView.areAnimationsEnabled, window != nil else { return }
        let isHiding = view.isHidden
        if isHiding {
            view.layer.isHidden = false
            view.layout.isVanishing = true
        }
        let former = view.layer.node.animations.entries.last?.animation
        layoutIfNeeded()
        guard isHiding else { return }
        let hiding = StackHiding(of: view, in: self)
        hidings[ObjectIdentifier(view)] = hiding
        guard let latest = view.layer.node.animations.entries.last?.animation, latest !== former else {
            return finishHiding(of: view)
        }
        latest.add(hiding)
    }

    /// Hides the layer of a view that counts as hidden.
    func finishHiding(of view: UIView) {
        hidings[ObjectIdentifier(view)] = nil
        guard view.layout.isVanishing else { return }
        view.layout.isVanishing = false
        view.layer.isHidden = true
    }
}
