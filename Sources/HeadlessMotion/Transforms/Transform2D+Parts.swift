import BatonMotion
import Foundation

extension Transform2D {
    /// A transform taken apart into moves that can be mixed one by one: scale, then shear, then turn, then move.
    package struct Parts: Hashable, Sendable {
        /// The move along x.
        package var translationX: Double
        /// The move along y.
        package var translationY: Double
        /// The turn in radians, from the x axis towards the y axis.
        package var rotation: Double
        /// The scale along x, negative where the transform mirrors along x.
        package var scaleX: Double
        /// The scale along y, negative where the transform mirrors along y.
        package var scaleY: Double
        /// How far x is pushed for each unit of y before the turn.
        package var shear: Double

        /// The parts of the identity except where given.
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

    /// The transform that its parts make.
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

    /// The parts that make this transform.
    ///
    /// A mirror image is mirrored along the axis that needs the smaller turn. Where x has collapsed, y tells the
    /// turn.
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
    /// The parts `fraction` of the way from these to `other`, turning the shorter way round.
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

    /// Two mirror images along different axes are a half turn apart, and need not collapse on their way.
    private func isMirroredOtherwise(than other: Self) -> Bool {
        scaleX * other.scaleX < 0 && scaleY * other.scaleY < 0
    }

    /// Other parts of the same transform.
    private var turnedHalfWay: Self {
        var parts = self
        parts.rotation += .pi
        parts.scaleX.negate()
        parts.scaleY.negate()
        parts.shear.negate()
        return parts
    }
}
