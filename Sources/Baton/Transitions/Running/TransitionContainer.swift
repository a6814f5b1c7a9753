import UIKit

/// The container view of a transition, with the perspective for views that turn.
@MainActor
final class TransitionContainer {
    let view: UIView
    let layoutDirection: UIUserInterfaceLayoutDirection
    private var formerTransform: CATransform3D?

    /// The distance of the viewer in points, about two lengths of a phone.
    private static let eyeDistance: CGFloat = 1600

    init(_ view: UIView) {
        self.view = view
        layoutDirection = view.effectiveUserInterfaceLayoutDirection
    }

    /// Adds the perspective for views that turn out of the plane. The viewer is in front of the centre.
    func addPerspective() {
        guard formerTransform == nil else { return }
        formerTransform = view.layer.sublayerTransform
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / Self.eyeDistance
        // This method may first be called inside `animate`, where the perspective must not be animated.
        UIView.performWithoutAnimation { view.layer.sublayerTransform = perspective }
    }

    func restore() {
        if let formerTransform { view.layer.sublayerTransform = formerTransform }
        formerTransform = nil
    }
}
