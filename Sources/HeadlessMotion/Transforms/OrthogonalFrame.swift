/// The decomposition of three rows into a lower triangular matrix of scales and skews and three perpendicular unit axes
/// (Gram-Schmidt).
struct OrthogonalFrame {
    private(set) var scale: SIMD3<Double>
    /// The skews: y along x, z along x, and z along y.
    private(set) var skew: SIMD3<Double>
    private(set) var axes: [SIMD3<Double>]

    /// Decomposes three rows. Returns nil if they lie in a plane.
    init?(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        let x = first / first.length
        let yx = (second * x).sum()
        let secondRest = second - yx * x
        let y = secondRest / secondRest.length
        let zx = (third * x).sum()
        let zy = (third * y).sum()
        let thirdRest = third - zx * x - zy * y
        scale = SIMD3(first.length, secondRest.length, thirdRest.length)
        // A remainder this small is a rounding error, and its direction has no meaning.
        guard scale.x > 0, scale.y > 1e-9 * second.length, scale.z > 1e-9 * third.length else { return nil }
        skew = SIMD3(yx, zx, zy)
        axes = [x, y, thirdRest / scale.z]
    }

    var isMirrored: Bool {
        let (x, y, z) = (axes[0], axes[1], axes[2])
        let cross = SIMD3(y.y * z.z - y.z * z.y, y.z * z.x - y.x * z.z, y.x * z.y - y.y * z.x)
        return (x * cross).sum() < 0
    }

    /// The axis whose direction differs most from its original direction.
    var mostTurnedAxis: Int {
        (0..<3).min { axes[$0][$0] < axes[$1][$1] } ?? 0
    }

    /// Reverses an axis and negates the scale along it, which leaves the rows unchanged.
    mutating func mirror(along axis: Int) {
        axes[axis] = -axes[axis]
        scale[axis].negate()
        if axis == 0 { (skew.x, skew.y) = (-skew.x, -skew.y) }
        if axis == 1 { skew.z.negate() }
    }

    /// Returns the vector whose dot products with the three rows are the numbers in `column`.
    func solve(_ column: SIMD3<Double>) -> SIMD3<Double> {
        let x = column.x / scale.x
        let y = (column.y - skew.x * x) / scale.y
        let z = (column.z - skew.y * x - skew.z * y) / scale.z
        return x * axes[0] + y * axes[1] + z * axes[2]
    }
}

extension SIMD3<Double> {
    fileprivate var length: Double { (self * self).sum().squareRoot() }
}
