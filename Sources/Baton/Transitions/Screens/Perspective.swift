import UIKit

/// The perspective on a container, for views that turn out of the plane. The viewer is in front of the centre.
@MainActor
final class Perspective: UnrestoredChange {
    static let key = AssociationKey()
    /// The distance of the viewer in points, about two lengths of a phone.
    private static let eyeDistance: CGFloat = 1600

    private weak var view: UIView?
    private let formerTransform: CATransform3D

    /// Returns the perspective on a container, which is added if there is none.
    static func on(_ view: UIView) -> Perspective {
        key.get(from: view) as? Perspective ?? Perspective(on: view)
    }

    private init(on view: UIView) {
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
