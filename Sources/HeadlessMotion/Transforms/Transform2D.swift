import Foundation

/// An affine transform of the plane, in the convention of Core Graphics:
/// `x' = a x + c y + tx` and `y' = b x + d y + ty`.
package struct Transform2D: Hashable, Sendable {
    /// The identity transform.
    package static let identity = Transform2D()

    /// The factor of x in the resulting x.
    package var a: Double
    /// The factor of x in the resulting y.
    package var b: Double
    /// The factor of y in the resulting x.
    package var c: Double
    /// The factor of y in the resulting y.
    package var d: Double
    /// The translation along x.
    package var tx: Double
    /// The translation along y.
    package var ty: Double

    /// Creates a transform with the given values. The default values are those of the identity.
    package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Creates a rotation by an angle in radians, from the x axis towards the y axis.
    package init(rotationAngle angle: Double) {
        self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
    }

    /// Returns the transform that applies this transform first, and then `other`.
    package func concatenating(_ other: Transform2D) -> Transform2D {
        Transform2D(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty
        )
    }
}
