/// A transform of space with perspective, in the convention of Core Animation: row vectors, the translation in `m41`,
/// `m42`, `m43`, the perspective in `m34`.
package struct Transform3D: Hashable, Sendable {
    /// The identity transform.
    package static let identity = Transform3D()

    /// The factor of x in the resulting x.
    package var m11: Double
    /// The factor of x in the resulting y.
    package var m12: Double
    /// The factor of x in the resulting z.
    package var m13: Double
    /// The factor of x in the divisor.
    package var m14: Double
    /// The factor of y in the resulting x.
    package var m21: Double
    /// The factor of y in the resulting y.
    package var m22: Double
    /// The factor of y in the resulting z.
    package var m23: Double
    /// The factor of y in the divisor.
    package var m24: Double
    /// The factor of z in the resulting x.
    package var m31: Double
    /// The factor of z in the resulting y.
    package var m32: Double
    /// The factor of z in the resulting z.
    package var m33: Double
    /// The factor of z in the divisor: `-1 / d` for an eye at the distance d.
    package var m34: Double
    /// The translation along x.
    package var m41: Double
    /// The translation along y.
    package var m42: Double
    /// The translation along z.
    package var m43: Double
    /// The constant part of the divisor.
    package var m44: Double

    /// Creates a transform with the given values. The default values are those of the identity.
    package init(
        m11: Double = 1, m12: Double = 0, m13: Double = 0, m14: Double = 0,
        m21: Double = 0, m22: Double = 1, m23: Double = 0, m24: Double = 0,
        m31: Double = 0, m32: Double = 0, m33: Double = 1, m34: Double = 0,
        m41: Double = 0, m42: Double = 0, m43: Double = 0, m44: Double = 1
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    /// Creates a transform from a transform of the plane. Depth is not affected.
    package init(_ flat: Transform2D) {
        self.init(m11: flat.a, m12: flat.b, m21: flat.c, m22: flat.d, m41: flat.tx, m42: flat.ty)
    }

    /// Returns the transform that applies this transform first, and then `other`.
    package func concatenating(_ other: Transform3D) -> Transform3D {
        let matrix = other.rows
        func carried(_ row: SIMD4<Double>) -> SIMD4<Double> {
            row.x * matrix.0 + row.y * matrix.1 + row.z * matrix.2 + row.w * matrix.3
        }
        return Transform3D(rows: (carried(rows.0), carried(rows.1), carried(rows.2), carried(rows.3)))
    }
}
