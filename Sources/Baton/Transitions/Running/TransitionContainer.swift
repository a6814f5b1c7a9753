import UIKit

/// The view in which a transition takes place, with the perspective that turned screens need.
@MainActor
final class TransitionContainer {
    let view: UIView
    let layoutDirection: UIUserInterfaceLayoutDirection
    private var formerTransform: CATransform3D?

    /// The distance of the eye in points: about two lengths of a phone, as a hand holds it.
    private static let eyeDistance: CGFloat = 1600

    init(_ view: UIView) {
        self.view = view
        layoutDirection = view.effectiveUserInterfaceLayoutDirection
    }

    /// Shows whatever turns out of the plane in perspective, seen from in front of the middle.
    func addPerspective() {
        guard formerTransform == nil else { return }
        formerTransform = view.layer.sublayerTransform
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / Self.eyeDistance
        // It may first be needed inside `animate`, and must not be animated there.
        UIView.performWithoutAnimation { view.layer.sublayerTransform = perspective }
    }

    func restore() {
        if let formerTransform { view.layer.sublayerTransform = formerTransform }
        formerTransform = nil
    }
}
