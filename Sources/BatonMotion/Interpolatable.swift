/// A value with an in-between, so that one function of progress can paint every frame of a move.
///
/// Mixing is exact at both ends: fraction 0 gives `self` and fraction 1 gives `other`, bit for bit, so that a
/// finished move leaves nothing of its start behind. Fractions outside `0...1` extrapolate, because a spring
/// overshoots. A fraction that is not a number gives `self`: nothing has moved yet.
package protocol Interpolatable {
    /// The value `fraction` of the way from here to `other`.
    func mixed(with other: Self, by fraction: Double) -> Self
}
