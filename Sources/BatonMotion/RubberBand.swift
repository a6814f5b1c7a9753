/// The resistance of an object that is pulled past its end. The farther the pull, the less the object follows.
///
/// A dimension or coefficient that is negative or not finite counts as 0. If either is 0, the object does not follow at
/// all.
package struct RubberBand: Hashable, Sendable {
    /// The offset that no pull can reach, usually the length of the pulled object.
    package let dimension: Double
    /// The ratio of the offset to the pull, for very small pulls.
    package let coefficient: Double

    /// Creates a rubber band for an object with the length `dimension`.
    package init(dimension: Double, coefficient: Double = 0.55) {
        self.dimension = dimension.isFinite ? max(dimension, 0) : 0
        self.coefficient = coefficient.isFinite ? max(coefficient, 0) : 0
    }

    private var gives: Bool { dimension > 0 && coefficient > 0 }

    /// Returns the offset of the object for a pull of `pull` points past the end. Both have the same sign.
    package func offset(forPull pull: Double) -> Double {
        guard gives, !pull.isNaN else { return 0 }
        let stretch = pull.magnitude * coefficient / dimension
        let offset = (1 - 1 / (stretch + 1)) * dimension
        return pull < 0 ? -offset : offset
    }

    /// Returns the pull for an offset. This is the inverse of `offset(forPull:)`, used to catch a stretched object
    /// without a jump.
    ///
    /// No pull reaches the dimension. For an offset at or beyond it, the result is the finite pull whose offset is
    /// within a billionth of the dimension.
    package func pull(forOffset offset: Double) -> Double {
        guard gives, !offset.isNaN else { return 0 }
        let part = min(offset.magnitude / dimension, 1 - 1e-9)
        let pull = part / (1 - part) * dimension / coefficient
        return offset < 0 ? -pull : pull
    }

    /// Returns the ratio of the object's speed to that of the hand, for a pull of `pull` points past the end.
    package func give(forPull pull: Double) -> Double {
        guard gives, !pull.isNaN else { return 0 }
        let stretch = pull.magnitude * coefficient / dimension + 1
        return coefficient / (stretch * stretch)
    }
}
