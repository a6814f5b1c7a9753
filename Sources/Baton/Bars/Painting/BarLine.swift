import UIKit

/// The line below the backdrop of a bar.
///
/// At rest it is a shadow of the backdrop's own layer, and no layer more. UIKit animates no shadow (B6.70): so where it
/// fades, or the backdrop grows, it is a view for as long as that lasts.
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

    /// How much of it is to be seen, as a part of its backdrop.
    func show(_ alpha: CGFloat) {
        guard alpha != self.alpha else { return }
        self.alpha = alpha
        view == nil ? draw() : (view?.alpha = alpha)
    }

    /// Fades inside the animation block that is open.
    func turn(to alpha: CGFloat) {
        guard alpha != self.alpha else { return }
        loosen()
        self.alpha = alpha
        animate { self.view?.alpha = alpha }
    }

    // MARK: The view

    /// It is about to fade, or its backdrop to grow.
    func loosen() {
        guard let backdrop else { return }
        loosen(at: place(in: backdrop))
    }

    /// It is at rest again, unless it still fades.
    func rest() {
        if view?.layer.animationKeys()?.isEmpty ?? true { tighten() }
    }

    /// It is a shadow again.
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

    /// The backdrop was laid out, maybe inside an animation block, and at every frame while a large title collapses.
    func backdropDidLayOut() {
        guard let backdrop, view == nil, alpha > 0 else { return }
        let place = place(in: backdrop)
        guard drawn != place else { return }
        guard let drawn, UIView.inheritedAnimationDuration > 0 else { return drawShape() }
        loosen(at: drawn)
        animate { self.view?.frame = place }
    }

    /// Changes the view inside the animation block that is open, unless more of it follows.
    private func animate(_ change: @escaping () -> Void) {
        UIView.animate(withDuration: UIView.inheritedAnimationDuration, animations: change) { _ in
            self.rest()
        }
    }

    /// A layer's colour is of one moment, so that it has to be drawn anew where the traits change.
    func draw() {
        guard let backdrop, view == nil else { return }
        backdrop.layer.shadowColor = UIColor.separator.resolvedColor(with: backdrop.traitCollection).cgColor
        drawShape()
    }

    private func drawShape() {
        guard let backdrop else { return }
        // Of a bar that is away nothing is left, and no line either.
        let isSeen = alpha > 0 && backdrop.bounds.height > 0
        backdrop.layer.shadowOpacity = isSeen ? Float(alpha) : 0
        drawn = isSeen ? place(in: backdrop) : nil
        backdrop.layer.shadowPath = drawn.map { CGPath(rect: $0, transform: nil) }
    }

    /// One pixel high.
    private func place(in backdrop: UIView) -> CGRect {
        let bounds = backdrop.bounds
        let pixel = 1 / max(1, backdrop.traitCollection.displayScale)
        return CGRect(x: 0, y: bounds.height, width: bounds.width, height: pixel)
    }
}
