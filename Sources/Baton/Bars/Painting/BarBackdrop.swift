import UIKit

/// A view behind a bar's content on which Baton paints. It exists only while a look needs it.
///
/// Each kind of background has its own view class. So a backdrop is one layer, and a blur is never inside a view that
/// fades or is masked, which breaks a blur.
@MainActor
protocol BarBackdrop: UIView {
    var line: BarLine { get }
    /// The view that the view of the line is added to.
    var lineHost: UIView { get }
    /// Receives changes that no delegate call reports. A leaving backdrop has no observer.
    var observer: BackdropObserver? { get set }
}

/// The callbacks for layout of a backdrop, and for entering or leaving a window. They reveal changes that UIKit does
/// not report to a delegate.
@MainActor
struct BackdropObserver {
    let onLayout: () -> Void
    let onMove: (Bool) -> Void
}

extension BarBackdrop {
    var lineHost: UIView { self }

    /// Shows a paint of the same kind. Inside an animation block the change is animated.
    func show(_ paint: BarPaint) {
        if let color = paint.fill?.color { backgroundColor = color }
        alpha = paint.alpha
        line.show(paint.line)
    }

    /// Animates to a paint inside the current animation block.
    func turn(to paint: BarPaint) {
        line.turn(to: paint.line)
        show(paint)
    }

    /// Shows the paint in which the bar comes to rest, without a transform or a mask.
    func rest(_ paint: BarPaint) {
        transform = .identity
        mask = nil
        backgroundColor = paint.fill?.color
        show(paint)
        line.rest()
    }

    /// Moves to a frame, whatever the transform is.
    func stand(at place: CGRect) {
        bounds.size = place.size
        center = CGPoint(x: place.midX, y: place.midY)
    }

    /// Removes all animations, which leaves the final values of the last change.
    func stop() {
        layer.removeAllAnimations()
        line.tighten()
    }

    func leave() {
        observer = nil
        removeFromSuperview()
    }

    // MARK: Receiving changes

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
    /// Returns the view for a fill. A plain colour view also serves where there is no fill.
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
