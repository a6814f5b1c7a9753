import BatonMotion
import Foundation

extension Double: LayerQuantity {
    func added(to base: Double) -> Double? { base + self }
    func difference(from base: Double) -> Double? { self - base }
    func distance(to other: Double) -> Double? { abs(other - self) }
}

extension CGFloat: LayerQuantity {
    func added(to base: CGFloat) -> CGFloat? { base + self }
    func difference(from base: CGFloat) -> CGFloat? { self - base }
}

extension Float: LayerQuantity {
    func mixed(with other: Float, at progress: AnimationProgress) -> Float {
        Float(Double(self).mixed(with: Double(other), by: progress.x))
    }

    func added(to base: Float) -> Float? { base + self }
    func difference(from base: Float) -> Float? { self - base }
}

extension CGPoint: LayerQuantity {
    /// Interpolates each axis separately: a spring can have a different velocity on each axis (B6.32).
    func mixed(with other: CGPoint, at progress: AnimationProgress) -> CGPoint {
        CGPoint(x: x.mixed(with: other.x, by: progress.x), y: y.mixed(with: other.y, by: progress.y))
    }

    func added(to base: CGPoint) -> CGPoint? { CGPoint(x: base.x + x, y: base.y + y) }
    func difference(from base: CGPoint) -> CGPoint? { CGPoint(x: x - base.x, y: y - base.y) }
    func distance(to other: CGPoint) -> Double? { hypot(other.x - x, other.y - y) }
}

extension CGSize: LayerQuantity {
    func added(to base: CGSize) -> CGSize? { CGSize(width: base.width + width, height: base.height + height) }
    func difference(from base: CGSize) -> CGSize? { CGSize(width: width - base.width, height: height - base.height) }
    func distance(to other: CGSize) -> Double? { hypot(other.width - width, other.height - height) }
}

// Written with `origin` and `size`: a difference can have a negative size, so it is not a standardized rectangle.
extension CGRect: LayerQuantity {
    func added(to base: CGRect) -> CGRect? {
        CGRect(
            x: base.origin.x + origin.x, y: base.origin.y + origin.y, width: base.size.width + size.width,
            height: base.size.height + size.height)
    }

    func difference(from base: CGRect) -> CGRect? {
        CGRect(
            x: origin.x - base.origin.x, y: origin.y - base.origin.y, width: size.width - base.size.width,
            height: size.height - base.size.height)
    }
}

extension CATransform3D: LayerQuantity {
    func mixed(with other: CATransform3D, at progress: AnimationProgress) -> CATransform3D {
        mixed(with: other, by: progress.x)
    }

    func added(to base: CATransform3D) -> CATransform3D? { CATransform3DConcat(self, base) }

    func difference(from base: CATransform3D) -> CATransform3D? {
        guard CATransform3DIsAffine(self), CATransform3DIsAffine(base), base.isInvertible else { return nil }
        return CATransform3DConcat(self, CATransform3DInvert(base))
    }

    func isSame(as other: CATransform3D) -> Bool { CATransform3DEqualToTransform(self, other) }
}
