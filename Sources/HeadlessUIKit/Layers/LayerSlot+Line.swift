import BatonMotion
import Foundation

/// A change to a layer's values at a progress of an animation.
typealias LayerChange = (AnimationProgress, inout LayerValues) -> Void

extension LayerSlot {
    /// Returns a change that interpolates between two values. Returns nil if either value has another type than the
    /// slot.
    ///
    /// Types are checked here once, not on every frame. The returned change works in place.
    func line(from: LayerValue, to: LayerValue, isAdditive: Bool) -> LayerChange? {
        switch (self, from, to) {
        case (.number(let place), .number(let from), .number(let to)):
            Self.line(place, CGFloat(from), CGFloat(to), isAdditive)
        case (.fraction(let place), .number(let from), .number(let to)):
            Self.line(place, Float(from), Float(to), isAdditive)
        case (.point(let place), .point(let from), .point(let to)): Self.line(place, from, to, isAdditive)
        case (.size(let place), .size(let from), .size(let to)): Self.line(place, from, to, isAdditive)
        case (.rect(let place), .rect(let from), .rect(let to)): Self.line(place, from, to, isAdditive)
        case (.transform(let place), .transform(let from), .transform(let to)):
            Self.line(place, from, to, isAdditive)
        case (.color(let place), .color(let from), .color(let to)): Self.line(place, from, to, isAdditive)
        case (.path(let place), .path(let from), .path(let to)): Self.line(place, from, to, isAdditive)
        case (.colors(let place), .colors(let from), .colors(let to)): Self.line(place, from, to, isAdditive)
        case (.numbers(let place), .numbers(let from), .numbers(let to)): Self.line(place, from, to, isAdditive)
        default: nil
        }
    }

    private static func line<Value: LayerQuantity>(
        _ place: Place<Value>, _ from: Value, _ to: Value, _ isAdditive: Bool
    ) -> LayerChange {
        guard isAdditive else {
            return { progress, values in values[keyPath: place] = from.mixed(with: to, at: progress) }
        }
        return { progress, values in values[keyPath: place].add(from.mixed(with: to, at: progress)) }
    }
}
