import Foundation

/// A transform, decomposed as for Core Animation's key paths: scale, then rotation about x, y and z, then translation.
///
/// Skew has no key path and is lost when a component is set. Perspective is kept.
struct TransformParts {
    var scale: SIMD3<Double>
    /// The rotation angles, in radians.
    var angles: SIMD3<Double>
    var translation: SIMD3<Double>
    private let original: CATransform3D

    init(_ matrix: CATransform3D) {
        original = matrix
        translation = SIMD3(matrix.m41, matrix.m42, matrix.m43)
        let rows: [SIMD3<Double>] = [
            SIMD3(matrix.m11, matrix.m12, matrix.m13), SIMD3(matrix.m21, matrix.m22, matrix.m23),
            SIMD3(matrix.m31, matrix.m32, matrix.m33),
        ]
        let lengths = rows.map { ($0 * $0).sum().squareRoot() }
        scale = SIMD3(lengths[0], lengths[1], lengths[2])
        if Self.volume(rows) < 0 { scale.x = -scale.x }
        let first = scale.x == 0 ? SIMD3(1, 0, 0) : rows[0] / scale.x
        let second = scale.y == 0 ? SIMD3(0, 1, 0) : rows[1] / scale.y
        let third = scale.z == 0 ? SIMD3(0, 0, 1) : rows[2] / scale.z
        let tilt = asin(min(1, max(-1, -first.z)))
        if abs(first.z) < 1 - 1e-12 {
            angles = SIMD3(atan2(second.z, third.z), tilt, atan2(first.y, first.x))
        } else {
            // After a quarter turn about y, the x and z axes coincide. The whole rotation is assigned to x.
            angles = SIMD3(atan2(-third.y, second.y), tilt, 0)
        }
    }

    var matrix: CATransform3D {
        var result = CATransform3DMakeScale(scale.x, scale.y, scale.z)
        result = CATransform3DConcat(result, CATransform3DMakeRotation(angles.x, 1, 0, 0))
        result = CATransform3DConcat(result, CATransform3DMakeRotation(angles.y, 0, 1, 0))
        result = CATransform3DConcat(result, CATransform3DMakeRotation(angles.z, 0, 0, 1))
        result.m41 = translation.x
        result.m42 = translation.y
        result.m43 = translation.z
        result.m14 = original.m14
        result.m24 = original.m24
        result.m34 = original.m34
        result.m44 = original.m44
        return result
    }

    private static func volume(_ rows: [SIMD3<Double>]) -> Double {
        let (a, b, c) = (rows[0], rows[1], rows[2])
        let normal = SIMD3(b.y * c.z - b.z * c.y, b.z * c.x - b.x * c.z, b.x * c.y - b.y * c.x)
        return (a * normal).sum()
    }
}
