/// A value that can be interpolated, so that one progress determines every frame of an animation.
///
/// Interpolation is exact at both ends: fraction 0 returns `self` and fraction 1 returns `other`, bit for bit. A
/// finished animation leaves nothing of its start value. Fractions outside `0...1` extrapolate, because a spring
/// overshoots. A fraction that is not a number returns `self`.
package protocol Interpolatable {
    /// Returns the value at `fraction` between this value and `other`.
    func mixed(with other: Self, by fraction: Double) -> Self
}
