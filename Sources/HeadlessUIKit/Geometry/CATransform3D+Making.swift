// The names are those of QuartzCore.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
    public import Foundation

    public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
        CATransform3D(
            m11: 1, m12: 0, m13: 0, m14: 0,
            m21: 0, m22: 1, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 1, m34: 0,
            m41: tx, m42: ty, m43: tz, m44: 1
        )
    }

    public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
        CATransform3D(
            m11: sx, m12: 0, m13: 0, m14: 0,
            m21: 0, m22: sy, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: sz, m34: 0,
            m41: 0, m42: 0, m43: 0, m44: 1
        )
    }

    /// Returns a rotation about the axis (x, y, z).
    ///
    /// The axis need not have length 1. An axis of length 0 gives the identity.
    public func CATransform3DMakeRotation(
        _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
    ) -> CATransform3D {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0 else { return CATransform3DIdentity }
        let (x, y, z) = (x / length, y / length, z / length)
        let (sine, cosine) = (sin(angle), cos(angle))
        let rest = 1 - cosine
        return CATransform3D(
            m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
            m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine, m24: 0,
            m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0,
            m41: 0, m42: 0, m43: 0, m44: 1
        )
    }

    /// Returns a transform that applies a translation first, then `t`.
    public func CATransform3DTranslate(
        _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
    ) -> CATransform3D {
        CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
    }

    public func CATransform3DScale(
        _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
    ) -> CATransform3D {
        CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
    }

    public func CATransform3DRotate(
        _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
    ) -> CATransform3D {
        CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
    }
#endif
