import BatonMotion
import Foundation

/// The storage of a property in `LayerValues`, by its type.
enum LayerSlot {
    typealias Place<Value> = WritableKeyPath<LayerValues, Value>

    case number(Place<CGFloat>)
    /// A Boolean value, which is true for every number but 0.
    case flag(Place<Bool>)
    /// A number that Core Animation stores in single precision.
    case fraction(Place<Float>)
    case point(Place<CGPoint>)
    case size(Place<CGSize>)
    case rect(Place<CGRect>)
    case transform(Place<CATransform3D>)
    case color(Place<ColorComponents?>)
    case path(Place<PathShape?>)
    case colors(Place<[ColorComponents]?>)
    case numbers(Place<[Double]?>)

    func read(_ values: LayerValues) -> LayerValue {
        switch self {
        case .number(let place): .number(values[keyPath: place])
        case .flag(let place): .number(values[keyPath: place] ? 1 : 0)
        case .fraction(let place): .number(Double(values[keyPath: place]))
        case .point(let place): .point(values[keyPath: place])
        case .size(let place): .size(values[keyPath: place])
        case .rect(let place): .rect(values[keyPath: place])
        case .transform(let place): .transform(values[keyPath: place])
        case .color(let place): .color(values[keyPath: place])
        case .path(let place): .path(values[keyPath: place])
        case .colors(let place): .colors(values[keyPath: place])
        case .numbers(let place): .numbers(values[keyPath: place])
        }
    }

    /// Writes a value and returns true. If the value has another type than the slot, writes nothing and returns false.
    func write(_ value: LayerValue, to values: inout LayerValues) -> Bool {
        switch (self, value) {
        case (.number(let place), .number(let number)): values[keyPath: place] = number
        case (.flag(let place), .number(let number)): values[keyPath: place] = number != 0
        case (.fraction(let place), .number(let number)): values[keyPath: place] = Float(number)
        case (.point(let place), .point(let point)): values[keyPath: place] = point
        case (.size(let place), .size(let size)): values[keyPath: place] = size
        case (.rect(let place), .rect(let rect)): values[keyPath: place] = rect
        case (.transform(let place), .transform(let matrix)): values[keyPath: place] = matrix
        case (.color(let place), .color(let color)): values[keyPath: place] = color
        case (.path(let place), .path(let path)): values[keyPath: place] = path
        case (.colors(let place), .colors(let colors)): values[keyPath: place] = colors
        case (.numbers(let place), .numbers(let numbers)): values[keyPath: place] = numbers
        default: return false
        }
        return true
    }
}
