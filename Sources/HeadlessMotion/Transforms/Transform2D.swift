import Foundation

/// An affine transform of the plane, in the convention of Core Graphics:
/// `x' = a x + c y + tx` and `y' = b x + d y + ty`.
package struct Transform2D: Hashable, Sendable {
    /// Leaves everything where it is.
    package static let identity = Transform2D()

    /// How much of x goes into x.
    package var a: Double
    /// How much of x goes into y.
    package var b: Double
    /// How much of y goes into x.
    package var c: Double
    /// How much of y goes into y.
    package var d: Double
    /// The move along x.
    package var tx: Double
    /// The move along y.
    package var ty: Double

    /// The transform that differs from the identity in the given numbers.
    package init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A turn by an angle in radians, from the x axis towards the y axis.
    package init(rotationAngle angle: Double) {
        self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle))
    }

    /// First this transform, then `other`.
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
