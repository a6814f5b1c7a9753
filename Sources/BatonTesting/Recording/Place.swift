import UIKit

/// The transform from a layer's coordinates to the window, as a flat transform. Perspective is left to the page.
struct Place {
    private let transform: CGAffineTransform

    static let identity = Place(transform: .identity)

    private init(transform: CGAffineTransform) {
        self.transform = transform
    }

    /// Returns the place inside a sublayer.
    @MainActor
    func inside(_ layer: CALayer) -> Place {
        let anchor = CGPoint(
            x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
            y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
        let local = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(layer.affineTransform())
            .concatenating(CGAffineTransform(translationX: layer.position.x, y: layer.position.y))
        return Place(transform: local.concatenating(transform))
    }

    func rectangle(_ bounds: CGRect) -> CGRect {
        bounds.applying(transform)
    }
}

extension CATransform3D {
    /// The elements of the matrix row by row, from m11 to m44.
    var rows: [Double] {
        CATransform3DIsIdentity(self) ? Self.identityRows : allRows
    }

    /// Most transforms are the identity, whose elements are the same array for all of them.
    private static let identityRows = CATransform3DIdentity.allRows

    private var allRows: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
    }
}
