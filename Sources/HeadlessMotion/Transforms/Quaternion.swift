import BatonMotion
import Foundation

/// A rotation in space, in a form that can be interpolated at constant speed.
///
/// This type is internal. Clients of this module use angles and transforms.
struct Quaternion: Hashable, Sendable {
    /// The components x, y, z, and the scalar part w.
    var vector: SIMD4<Double>

    /// Creates the rotation whose matrix, for row vectors, has the given orthonormal rows.
    init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
        // The four candidates are multiples of one another. The longest one is the most precise.
        let candidates = [
            SIMD4(1 + x.x - y.y - z.z, x.y + y.x, z.x + x.z, y.z - z.y),
            SIMD4(x.y + y.x, 1 - x.x + y.y - z.z, y.z + z.y, z.x - x.z),
            SIMD4(z.x + x.z, y.z + z.y, 1 - x.x - y.y + z.z, x.y - y.x),
            SIMD4(y.z - z.y, z.x - x.z, x.y - y.x, 1 + x.x + y.y + z.z),
        ]
        let squares = candidates.map { ($0 * $0).sum() }
        let longest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
        vector = candidates[longest] / squares[longest].squareRoot()
    }

    private init(vector: SIMD4<Double>) {
        self.vector = vector / (vector * vector).sum().squareRoot()
    }

    /// The rows of the rotation matrix for row vectors.
    var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
        let (x, y, z, w) = (vector.x, vector.y, vector.z, vector.w)
        return (
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
        )
    }

    /// Returns the rotation at `fraction` between this rotation and `other`, at constant speed and in the shorter
    /// direction.
    func mixed(with other: Quaternion, by fraction: Double) -> Quaternion {
        let cosine = (vector * other.vector).sum()
        // A quaternion and its negative are the same rotation. The nearer one gives the shorter direction.
        let target = cosine < 0 ? -other.vector : other.vector
        let angle = acos(min(abs(cosine), 1))
        if angle < 1e-6 { return Quaternion(vector: vector + (target - vector) * fraction) }
        return Quaternion(vector: vector * sin((1 - fraction) * angle) + target * sin(fraction * angle))
    }
}
