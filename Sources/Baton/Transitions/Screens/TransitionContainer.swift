import UIKit

/// The container view of a transition, with the perspective for views that turn, and a view that takes the touches of both
/// screens and notices when they leave the window.
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
    ///
    /// - Parameter onLeave: Called when the container has no window any more, in the turn after.
    func refuseTouches(onLeave: @escaping @MainActor () -> Void) {
        cover = TouchCover(over: view, onLeave)
    }

    /// Called when the window has changed its size and the container with it, while its touches are refused.
    func whenResized(_ action: @escaping () -> Void) {
        cover?.onResize = action
    }

    /// Changes something that is not visible. It is known of animations that change nothing that they end, in blocks only (B6.2).
    func changeUnseen() {
        cover?.change()
    }

    /// Asks whether a touch passes, at a point of the container, when a part of the way is seen.
    func whenTouched(_ passes: @escaping (_ point: CGPoint, _ seen: CGFloat) -> Bool) {
        cover?.passes = passes
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
