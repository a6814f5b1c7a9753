/// How little something gives when it is pulled past its end: the farther the pull, the less it follows.
///
/// A dimension or coefficient that is negative or not finite counts as 0, and a band where either is 0 does not
/// give at all.
package struct RubberBand: Hashable, Sendable {
    /// The offset that no pull can reach, usually the length of what is being pulled.
    package let dimension: Double
    /// The part of a first small pull that is followed.
    package let coefficient: Double

    /// A band for something `dimension` long.
    package init(dimension: Double, coefficient: Double = 0.55) {
        self.dimension = dimension.isFinite ? max(dimension, 0) : 0
        self.coefficient = coefficient.isFinite ? max(coefficient, 0) : 0
    }

    private var gives: Bool { dimension > 0 && coefficient > 0 }

    /// How far the thing follows a finger that is `pull` points past the end, on the same side of it.
    package func offset(forPull pull: Double) -> Double {
        guard gives, !pull.isNaN else { return 0 }
        let stretch = pull.magnitude * coefficient / dimension
        let offset = (1 - 1 / (stretch + 1)) * dimension
        return pull < 0 ? -offset : offset
    }

    /// Where the finger must be for an offset: the opposite of `offset(forPull:)`, to take hold of a thing already
    /// stretched without a jump.
    ///
    /// No pull reaches the dimension; an offset there or beyond gives the (finite) pull that comes within a
    /// thousand-millionth of it.
    package func pull(forOffset offset: Double) -> Double {
        guard gives, !offset.isNaN else { return 0 }
        let part = min(offset.magnitude / dimension, 1 - 1e-9)
        let pull = part / (1 - part) * dimension / coefficient
        return offset < 0 ? -pull : pull
    }
}
