import BatonMotion
import Foundation

/// The animatable properties of a layer. The model layer and each presentation layer have their own values.
///
/// The values are copied on every frame, so properties that few layers use are stored separately.
struct LayerValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var opacity: Float = 1
    var backgroundColor: ColorComponents?
    var cornerRadius: CGFloat = 0
    var isHidden = false
    @Seldom var extras: LayerExtras
}

extension LayerValues {
    /// The frame in the superlayer's coordinates: the bounds, transformed around the anchor point.
    var frame: CGRect {
        let size = bounds.size
        let corner = CGPoint(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height)
        let box = CGRect(origin: corner, size: size)
        let turned = CATransform3DIsIdentity(transform) ? box : box.projected(by: transform)
        return turned.offsetBy(dx: position.x, dy: position.y)
    }

    /// Returns the position and the bounds for a frame. The size is divided by the transform. If the transform is not a
    /// pure scale, the result is undefined in UIKit too.
    func place(for frame: CGRect) -> (position: CGPoint, bounds: CGRect) {
        let unit = CATransform3DIsIdentity(transform) ? CGRect(x: 0, y: 0, width: 1, height: 1) : unitBox
        let size = CGSize(
            width: unit.width == 0 ? 0 : frame.width / unit.width,
            height: unit.height == 0 ? 0 : frame.height / unit.height)
        let center = CGPoint(
            x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
        return (center, CGRect(origin: bounds.origin, size: size))
    }

    private var unitBox: CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1).projected(by: transform)
    }
}
