import UIKit

/// A view behind a bar's content on which Baton paints, while a look needs it. Each kind of background has its own view
/// class. A blur is therefore never inside a view that fades, and no view is masked, which would break the blur.
@MainActor
protocol BarBackdrop: UIView {
    var line: BarLine { get }
    var lineHost: UIView { get }
    /// Receives changes that no delegate call reports. A leaving backdrop has no observer.
    var observer: BackdropObserver? { get set }
    /// Keeps the place under the status bar painted, while it is active.
    var statusBarRoom: NSLayoutConstraint? { get set }
    /// Whether a paused animation shows a part of the background at rest.
    var holdsPart: Bool { get }
    /// Shows a part of the background and of its line, 0 to 1.
    func fade(to part: CGFloat)
}

/// The callbacks for layout and windows of a backdrop. They reveal changes that UIKit does not report to a delegate.
@MainActor
struct BackdropObserver {
    let onLayout: () -> Void
    let onMove: (Bool) -> Void
}

extension BarBackdrop {
    var lineHost: UIView { self }

    var holdsPart: Bool { false }

    func fade(to part: CGFloat) {
        alpha = part
    }

    /// Shows a paint of the same kind. Inside an animation block the change is animated.
    func show(_ paint: BarPaint) {
        if let color = paint.fill?.color { backgroundColor = color }
        fade(to: paint.alpha)
        line.alpha = paint.line
        line.show(paint.shadow)
    }

    /// Shows the paint of a bar at rest, without a transform.
    func rest(_ paint: BarPaint) {
        transform = .identity
        backgroundColor = paint.fill?.color
        show(paint)
        line.fit()
    }

    /// Moves to a frame, whatever the transform is.
    func stand(at place: CGRect) {
        bounds.size = place.size
        center = CGPoint(x: place.midX, y: place.midY)
    }

    /// Removes all animations, which leaves the final values of the last change.
    func stop() {
        if !holdsPart { layer.removeAllAnimations() }
        line.layer.removeAllAnimations()
    }

    /// Moves to another superview. The observer is not told, because the backdrop stays in its window.
    func move(_ change: () -> Void) {
        let former = observer
        observer = nil
        change()
        observer = former
    }

    func leave() {
        observer = nil
        removeFromSuperview()
    }

    // MARK: Receiving changes

    func didLayOut() {
        line.fit()
        observer?.onLayout()
    }

    func didMove() {
        line.attach(to: lineHost)
        observer?.onMove(window != nil)
    }
}
