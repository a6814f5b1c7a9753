import UIKit

extension UIView {
    /// The frame without the transform, which UIKit's `frame` includes.
    var untransformedFrame: CGRect {
        get {
            let (anchor, size) = (layer.anchorPoint, bounds.size)
            return CGRect(
                origin: CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height), size: size)
        }
        set {
            let anchor = layer.anchorPoint
            if bounds.size != newValue.size { bounds.size = newValue.size }
            center = CGPoint(
                x: newValue.minX + anchor.x * newValue.width, y: newValue.minY + anchor.y * newValue.height)
        }
    }
}
