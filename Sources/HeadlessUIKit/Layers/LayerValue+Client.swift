import BatonMotion
import Foundation

extension LayerValue {
    /// Reads the untyped value that an app gives to an animation, as a value of the same kind as another one.
    ///
    /// Returns nil for a value of another kind.
    init?(_ value: Any, like kind: LayerValue) {
        let read: LayerValue? =
            switch kind {
            case .number: Self.number(value).map { .number($0) }
            case .point: Self.unboxed(value).map { .point($0) }
            case .size: Self.unboxed(value).map { .size($0) }
            case .rect: Self.unboxed(value).map { .rect($0) }
            case .transform: Self.unboxed(value).map { .transform($0) }
            case .color: CoreGraphicsObject.color(value).map { .color($0.parts) }
            case .path: CoreGraphicsObject.path(value).map { .path($0.shape) }
            case .colors: Self.list(value, CoreGraphicsObject.color).map { .colors($0.map(\.parts)) }
            case .numbers: Self.list(value, Self.number).map { .numbers($0) }
            }
        guard let read else { return nil }
        self = read
    }

    /// Reads a structure, or a box of one.
    private static func unboxed<Structure>(_ value: Any) -> Structure? {
        value as? Structure ?? (value as? NSValue)?.unboxed()
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as Double: number
        case let number as CGFloat: number
        case let number as Float: Double(number)
        case let number as Int: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }

    private static func list<Element>(_ value: Any, _ read: (Any) -> Element?) -> [Element]? {
        guard let values = value as? [Any] else { return nil }
        let elements = values.compactMap(read)
        return elements.count == values.count ? elements : nil
    }
}
