import BatonMotion
import Foundation

/// The arithmetic of a type of layer value.
protocol LayerQuantity {
    func mixed(with other: Self, at progress: AnimationProgress) -> Self

    /// Returns the sum of a base and this value, for additive animations. Returns nil if values of the type cannot be
    /// added.
    func added(to base: Self) -> Self?

    /// Returns the value to add to `base` to get this value, or nil if there is none.
    func difference(from base: Self) -> Self?

    /// Returns the distance between two values, for animations with constant speed. Returns nil if the type has no
    /// distance.
    func distance(to other: Self) -> Double?

    func isSame(as other: Self) -> Bool
}

extension LayerQuantity {
    func added(to base: Self) -> Self? { nil }
    func difference(from base: Self) -> Self? { nil }
    func distance(to other: Self) -> Double? { nil }

    /// Adds another value to this value, if values of the type can be added.
    mutating func add(_ delta: Self) {
        if let sum = delta.added(to: self) { self = sum }
    }
}

extension LayerQuantity where Self: Equatable {
    func isSame(as other: Self) -> Bool { self == other }
}

extension LayerQuantity where Self: Interpolatable {
    func mixed(with other: Self, at progress: AnimationProgress) -> Self { mixed(with: other, by: progress.x) }
}
