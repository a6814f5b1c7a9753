// The names are those of QuartzCore.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
    import Foundation

    private typealias Row = (x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat)

    /// Returns a transform that applies `a` first, then `b`.
    public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
        func times(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> Row {
            (
                x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41,
                x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
                x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43,
                x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
            )
        }
        let row1 = times(a.m11, a.m12, a.m13, a.m14)
        let row2 = times(a.m21, a.m22, a.m23, a.m24)
        let row3 = times(a.m31, a.m32, a.m33, a.m34)
        let row4 = times(a.m41, a.m42, a.m43, a.m44)
        return CATransform3D(
            m11: row1.x, m12: row1.y, m13: row1.z, m14: row1.w,
            m21: row2.x, m22: row2.y, m23: row2.z, m24: row2.w,
            m31: row3.x, m32: row3.y, m33: row3.z, m34: row3.w,
            m41: row4.x, m42: row4.y, m43: row4.z, m44: row4.w
        )
    }

    /// Returns the inverse of a transform. A transform that has no inverse is returned unchanged.
    public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
        // Laplace expansion: the 2x2 determinants of the upper two rows, combined with those of the lower two rows.
        let u12 = t.m11 * t.m22 - t.m12 * t.m21
        let u13 = t.m11 * t.m23 - t.m13 * t.m21
        let u14 = t.m11 * t.m24 - t.m14 * t.m21
        let u23 = t.m12 * t.m23 - t.m13 * t.m22
        let u24 = t.m12 * t.m24 - t.m14 * t.m22
        let u34 = t.m13 * t.m24 - t.m14 * t.m23
        let l12 = t.m31 * t.m42 - t.m32 * t.m41
        let l13 = t.m31 * t.m43 - t.m33 * t.m41
        let l14 = t.m31 * t.m44 - t.m34 * t.m41
        let l23 = t.m32 * t.m43 - t.m33 * t.m42
        let l24 = t.m32 * t.m44 - t.m34 * t.m42
        let l34 = t.m33 * t.m44 - t.m34 * t.m43
        let determinant = u12 * l34 - u13 * l24 + u14 * l23 + u23 * l14 - u24 * l13 + u34 * l12
        guard determinant != 0 else { return t }
        return CATransform3D(
            m11: (t.m22 * l34 - t.m23 * l24 + t.m24 * l23) / determinant,
            m12: (t.m13 * l24 - t.m12 * l34 - t.m14 * l23) / determinant,
            m13: (t.m42 * u34 - t.m43 * u24 + t.m44 * u23) / determinant,
            m14: (t.m33 * u24 - t.m32 * u34 - t.m34 * u23) / determinant,
            m21: (t.m23 * l14 - t.m21 * l34 - t.m24 * l13) / determinant,
            m22: (t.m11 * l34 - t.m13 * l14 + t.m14 * l13) / determinant,
            m23: (t.m43 * u14 - t.m41 * u34 - t.m44 * u13) / determinant,
            m24: (t.m31 * u34 - t.m33 * u14 + t.m34 * u13) / determinant,
            m31: (t.m21 * l24 - t.m22 * l14 + t.m24 * l12) / determinant,
            m32: (t.m12 * l14 - t.m11 * l24 - t.m14 * l12) / determinant,
            m33: (t.m41 * u24 - t.m42 * u14 + t.m44 * u12) / determinant,
            m34: (t.m32 * u14 - t.m31 * u24 - t.m34 * u12) / determinant,
            m41: (t.m22 * l13 - t.m21 * l23 - t.m23 * l12) / determinant,
            m42: (t.m11 * l23 - t.m12 * l13 + t.m13 * l12) / determinant,
            m43: (t.m42 * u13 - t.m41 * u23 - t.m43 * u12) / determinant,
            m44: (t.m31 * u23 - t.m32 * u13 + t.m33 * u12) / determinant
        )
    }
#endif
