import UIKit

/// The line below the backdrop of a bar.
///
/// At rest the line is a shadow of the backdrop's own layer and needs no layer of its own. UIKit does not animate
/// shadows (B6.70). While the line fades or the backdrop changes its size, the line is a view.
@MainActor
final class BarLine {
    private weak var backdrop: (any BarBackdrop)?
    private var alpha: CGFloat = 0
    private var drawn: CGRect?
    private var view: UIView?

    func belong(to backdrop: any BarBackdrop) {
        self.backdrop = backdrop
        backdrop.layer.shadowRadius = 0
        backdrop.layer.shadowOffset = .zero
    }

    /// Shows the line with an alpha relative to its backdrop.
    func show(_ alpha: CGFloat) {
        guard alpha != self.alpha else { return }
        self.alpha = alpha
        view == nil ? draw() : (view?.alpha = alpha)
    }

    /// Fades the line inside the current animation block.
    func turn(to alpha: CGFloat) {
        guard alpha != self.alpha else { return }
        loosen()
        self.alpha = alpha
        animate { self.view?.alpha = alpha }
    }

    // MARK: The view

    /// Replaces the shadow with a view, before the line fades or the backdrop changes its size.
    func loosen() {
        guard let backdrop else { return }
        loosen(at: place(in: backdrop))
    }

    /// Replaces the view with a shadow, unless the view is still animating.
    func rest() {
        if view?.layer.animationKeys()?.isEmpty ?? true { tighten() }
    }

    /// Replaces the view with a shadow.
    func tighten() {
        view?.removeFromSuperview()
        view = nil
        draw()
    }

    private func loosen(at place: CGRect) {
        guard let backdrop, view == nil else { return }
        view = UIView.withoutAnimation {
            let made = UIView(frame: place)
            made.backgroundColor = .separator
            made.alpha = alpha
            made.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            backdrop.lineHost.addSubview(made)
            return made
        }
        backdrop.layer.shadowOpacity = 0
    }

    // MARK: The shadow

    /// Called when the backdrop was laid out. This may be inside an animation block, and happens at every frame while
    /// a large title collapses.
    func backdropDidLayOut() {
        guard let backdrop, view == nil, alpha > 0 else { return }
        let place = place(in: backdrop)
        guard drawn != place else { return }
        guard let drawn, UIView.inheritedAnimationDuration > 0 else { return drawShape() }
        loosen(at: drawn)
        animate { self.view?.frame = place }
    }

    /// Changes the view inside the current animation block, and then brings the line to rest unless another animation
    /// follows.
    private func animate(_ change: @escaping () -> Void) {
        UIView.animate(withDuration: UIView.inheritedAnimationDuration, animations: change) { _ in
            self.rest()
        }
    }

    /// Draws the shadow. The colour of a layer is not dynamic, so the shadow has to be drawn again when the traits
    /// change.
    func draw() {
        guard let backdrop, view == nil else { return }
        backdrop.layer.shadowColor = UIColor.separator.resolvedColor(with: backdrop.traitCollection).cgColor
        drawShape()
    }

    private func drawShape() {
        guard let backdrop else { return }
        // A backdrop without height, as for a bar that has moved off the screen, has no line.
        let isSeen = alpha > 0 && backdrop.bounds.height > 0
        backdrop.layer.shadowOpacity = isSeen ? Float(alpha) : 0
        drawn = isSeen ? place(in: backdrop) : nil
        backdrop.layer.shadowPath = drawn.map { CGPath(rect: $0, transform: nil) }
    }

    /// Returns the frame of the line, which is one pixel high.
    private func place(in backdrop: UIView) -> CGRect {
        let bounds = backdrop.bounds
        let pixel = 1 / max(1, backdrop.traitCollection.displayScale)
        return CGRect(x: 0, y: bounds.height, width: bounds.width, height: pixel)
    }
}
