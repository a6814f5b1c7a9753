import BatonMotion
import Foundation

extension Transform2D {
    /// A transform decomposed into parts that can be interpolated separately: scale, then shear, then rotation, then
    /// translation.
    package struct Parts: Hashable, Sendable {
        /// The translation along x.
        package var translationX: Double
        /// The translation along y.
        package var translationY: Double
        /// The rotation in radians, from the x axis towards the y axis.
        package var rotation: Double
        /// The scale along x. It is negative if the transform mirrors along x.
        package var scaleX: Double
        /// The scale along y. It is negative if the transform mirrors along y.
        package var scaleY: Double
        /// The displacement of x for each unit of y, before the rotation.
        package var shear: Double

        /// Creates parts with the given values. The default values are those of the identity.
        package init(
            translationX: Double = 0,
            translationY: Double = 0,
            rotation: Double = 0,
            scaleX: Double = 1,
            scaleY: Double = 1,
            shear: Double = 0
        ) {
            self.translationX = translationX
            self.translationY = translationY
            self.rotation = rotation
            self.scaleX = scaleX
            self.scaleY = scaleY
            self.shear = shear
        }
    }

    /// Creates the transform that consists of the given parts.
    package init(_ parts: Parts) {
        let (cosine, sine) = (cos(parts.rotation), sin(parts.rotation))
        self.init(
            a: parts.scaleX * cosine,
            b: parts.scaleX * sine,
            c: parts.shear * cosine - parts.scaleY * sine,
            d: parts.shear * sine + parts.scaleY * cosine,
            tx: parts.translationX,
            ty: parts.translationY
        )
    }

    /// The parts of this transform.
    ///
    /// A mirroring transform is mirrored along the axis that requires the smaller rotation. If the x axis has
    /// collapsed, the rotation is determined from the y axis.
    package var parts: Parts {
        var parts = Parts(translationX: tx, translationY: ty)
        let determinant = a * d - b * c
        parts.scaleX = (a * a + b * b).squareRoot()
        guard parts.scaleX > 0 else {
            parts.scaleY = (c * c + d * d).squareRoot()
            parts.rotation = parts.scaleY > 0 ? atan2(-c, d) : 0
            return parts
        }
        if determinant < 0, a < d { parts.scaleX.negate() }
        let (cosine, sine) = (a / parts.scaleX, b / parts.scaleX)
        parts.rotation = atan2(sine, cosine)
        parts.scaleY = determinant / parts.scaleX
        parts.shear = c * cosine + d * sine
        return parts
    }
}

extension Transform2D.Parts: Interpolatable {
    /// Returns the parts at `fraction` between these and `other`, rotating in the shorter direction.
    package func mixed(with other: Self, by fraction: Double) -> Self {
        if fraction == 1 { return other }
        let other = isMirroredOtherwise(than: other) ? other.turnedHalfWay : other
        let turn = (other.rotation - rotation).remainder(dividingBy: 2 * .pi)
        return Self(
            translationX: translationX.mixed(with: other.translationX, by: fraction),
            translationY: translationY.mixed(with: other.translationY, by: fraction),
            rotation: rotation.mixed(with: rotation + turn, by: fraction),
            scaleX: scaleX.mixed(with: other.scaleX, by: fraction),
            scaleY: scaleY.mixed(with: other.scaleY, by: fraction),
            shear: shear.mixed(with: other.shear, by: fraction)
        )
    }

    /// Returns whether the two are mirrored along different axes. They then differ by a half turn and need not collapse
    /// in between.
    private func isMirroredOtherwise(than other: Self) -> Bool {
        scaleX * other.scaleX < 0 && scaleY * other.scaleY < 0
    }

    /// Different parts that describe the same transform.
    private var turnedHalfWay: Self {
        var parts = self
        parts.rotation += .pi
        parts.scaleX.negate()
        parts.scaleY.negate()
        parts.shear.negate()
        return parts
    }
}
