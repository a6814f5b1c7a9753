import HeadlessMotion

/// Returns whether two numbers agree to `tolerance`. The result is false if either is not a number.
func isClose(_ one: Double, _ other: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(one - other) <= tolerance
}

/// Returns the largest difference between two transforms, element by element.
func difference(_ one: Transform2D, _ other: Transform2D) -> Double {
    let paths: [KeyPath<Transform2D, Double>] = [\.a, \.b, \.c, \.d, \.tx, \.ty]
    return paths.map { abs(one[keyPath: $0] - other[keyPath: $0]) }.reduce(0, worse)
}

/// Returns the largest difference between two transforms, element by element.
func difference(_ one: Transform3D, _ other: Transform3D) -> Double {
    let paths: [KeyPath<Transform3D, Double>] = [
        \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24,
        \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43, \.m44,
    ]
    return paths.map { abs(one[keyPath: $0] - other[keyPath: $0]) }.reduce(0, worse)
}

/// Returns the larger number. A value that is not a number counts as the largest.
private func worse(_ one: Double, _ other: Double) -> Double {
    one.isNaN || other.isNaN ? .nan : max(one, other)
}
