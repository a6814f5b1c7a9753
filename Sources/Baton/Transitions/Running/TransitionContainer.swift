import UIKit

/// The container view of a transition, with the perspective for views that turn, and a view that takes the touches of both
/// screens.
@MainActor
final class TransitionContainer {
    let view: UIView
    let layoutDirection: UIUserInterfaceLayoutDirection
    private var perspective: Perspective?
    private var cover: TouchCover?

    init(_ view: UIView) {
        Perspective.restore(view)
        TouchCover.restore(view)
        self.view = view
        layoutDirection = view.effectiveUserInterfaceLayoutDirection
    }

    /// Adds the perspective for views that turn out of the plane. The viewer is in front of the centre.
    func addPerspective() {
        guard perspective == nil else { return }
        perspective = Perspective(on: view)
    }

    /// Covers all views that are in the container with a clear one. Recognizers of the container and of the views around it still
    /// receive the touches.
    func refuseTouches() {
        cover = TouchCover(over: view)
    }

    func acceptTouches() {
        cover?.restore()
        cover = nil
    }

    func restore() {
        perspective?.restore()
        perspective = nil
    }
}

/// A clear view over all views in a container.
@MainActor
private final class TouchCover: UnrestoredChange {
    static let key = AssociationKey()

    private weak var container: UIView?
    private let view: UIView

    init(over container: UIView) {
        self.container = container
        view = UIView(frame: container.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
        begin(on: container)
    }

    func restore() {
        if let container, end(on: container) { view.removeFromSuperview() }
    }
}

/// The perspective on a container.
@MainActor
private final class Perspective: UnrestoredChange {
    static let key = AssociationKey()

    private weak var view: UIView?
    private let formerTransform: CATransform3D

    /// The distance of the viewer in points, about two lengths of a phone.
    private static let eyeDistance: CGFloat = 1600

    init(on view: UIView) {
        self.view = view
        formerTransform = view.layer.sublayerTransform
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / Self.eyeDistance
        // It may first be needed inside `animate`, where it must not be animated.
        UIView.performWithoutAnimation { view.layer.sublayerTransform = perspective }
        begin(on: view)
    }

    func restore() {
        guard let view, end(on: view) else { return }
        view.layer.sublayerTransform = formerTransform
    }
}
