import BatonMotion
import Foundation

/// The arithmetic of one type of value that layers have.
protocol LayerQuantity {
    func mixed(with other: Self, at progress: AnimationProgress) -> Self

    /// This value on top of a base, for additive animations; nil where values of the type do not add up.
    func added(to base: Self) -> Self?

    /// What has to be added to `base` to get this value; nil where there is no such thing.
    func difference(from base: Self) -> Self?

    /// How far two values are apart, to go from one to the other at an even speed; nil where that is not measured.
    func distance(to other: Self) -> Double?

    func isSame(as other: Self) -> Bool
}

extension LayerQuantity {
    func added(to base: Self) -> Self? { nil }
    func difference(from base: Self) -> Self? { nil }
    func distance(to other: Self) -> Double? { nil }

    /// Puts another value on top of this one, where they add up.
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
