import UIKit

/// A view behind a bar's content on which Baton paints; it is there only while there is something to paint.
///
/// Each kind of background is a view of its own kind: so it is one layer, and a blur is not in a view that fades or is
/// masked, which blurs do not bear.
@MainActor
protocol BarBackdrop: UIView {
    var line: BarLine { get }
    /// Where views are added to it.
    var lineHost: UIView { get }
    /// Who hears of what no delegate tells; nobody of a backdrop that is leaving.
    var observer: BackdropObserver? { get set }
}

/// What a backdrop hears: that it is laid out, and that it comes into a window or leaves it. Changes that no delegate is
/// told of end up there.
@MainActor
struct BackdropObserver {
    let onLayout: () -> Void
    let onMove: (Bool) -> Void
}

extension BarBackdrop {
    var lineHost: UIView { self }

    /// Shows a paint of its kind; inside an animation block it turns into that.
    func show(_ paint: BarPaint) {
        if let color = paint.fill?.color { backgroundColor = color }
        alpha = paint.alpha
        line.show(paint.line)
    }

    /// Turns into a paint inside the animation block that is open.
    func turn(to paint: BarPaint) {
        line.turn(to: paint.line)
        show(paint)
    }

    /// The paint in which the bar comes to rest.
    func rest(_ paint: BarPaint) {
        transform = .identity
        mask = nil
        backgroundColor = paint.fill?.color
        show(paint)
        line.rest()
    }

    /// Goes to a place, whatever transform it has.
    func stand(at place: CGRect) {
        bounds.size = place.size
        center = CGPoint(x: place.midX, y: place.midY)
    }

    /// Stops where the last change leads.
    func stop() {
        layer.removeAllAnimations()
        line.tighten()
    }

    func leave() {
        observer = nil
        removeFromSuperview()
    }

    // MARK: Hearing

    func didLayOut() {
        line.backdropDidLayOut()
        observer?.onLayout()
    }

    func didMove() {
        line.draw()
        observer?.onMove(window != nil)
    }
}

extension BarFill {
    /// The view that shows it. A colour, and nothing, are shown by a view that takes any other colour.
    @MainActor
    static func makeBackdrop(for fill: BarFill?) -> any BarBackdrop {
        switch fill {
        case .blur(let style): BlurBackdrop(style)
        case .gradient(let gradient): GradientBackdrop(gradient)
        case .image(let image): PictureBackdrop(image)
        case .color, nil: ColorBackdrop()
        }
    }
}
