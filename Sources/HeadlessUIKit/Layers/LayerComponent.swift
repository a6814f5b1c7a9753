import Foundation

/// A component of a structured value: a number, a point or a size. The raw value is the rest of a key path.
enum LayerComponent: String {
    case x
    case y
    case width
    case height
    case origin
    case originX = "origin.x"
    case originY = "origin.y"
    case size
    case sizeWidth = "size.width"
    case sizeHeight = "size.height"
    case scale
    case scaleX = "scale.x"
    case scaleY = "scale.y"
    case scaleZ = "scale.z"
    case translation
    case translationX = "translation.x"
    case translationY = "translation.y"
    case translationZ = "translation.z"
    case rotation
    case rotationX = "rotation.x"
    case rotationY = "rotation.y"
    case rotationZ = "rotation.z"

    /// Returns the component of a value, or nil if the value does not have it.
    func read(_ whole: LayerValue) -> LayerValue? {
        switch whole {
        case .point(let point): read(point)
        case .size(let size): read(size)
        case .rect(let rect): read(rect)
        case .transform(let matrix): read(TransformParts(matrix))
        case .number, .color, .path, .colors, .numbers: nil
        }
    }

    /// Returns the value with this component replaced, or nil if there is no such component or its type is different.
    func written(_ part: LayerValue, into whole: LayerValue) -> LayerValue? {
        switch whole {
        case .point(let point): written(part, into: point).map(LayerValue.point)
        case .size(let size): written(part, into: size).map(LayerValue.size)
        case .rect(let rect): written(part, into: rect).map(LayerValue.rect)
        case .transform(let matrix): written(part, into: TransformParts(matrix)).map { .transform($0.matrix) }
        case .number, .color, .path, .colors, .numbers: nil
        }
    }

    private func read(_ point: CGPoint) -> LayerValue? {
        switch self {
        case .x: .number(point.x)
        case .y: .number(point.y)
        default: nil
        }
    }

    private func read(_ size: CGSize) -> LayerValue? {
        switch self {
        case .width: .number(size.width)
        case .height: .number(size.height)
        default: nil
        }
    }

    private func read(_ rect: CGRect) -> LayerValue? {
        switch self {
        case .origin: .point(rect.origin)
        case .originX: .number(rect.origin.x)
        case .originY: .number(rect.origin.y)
        case .size: .size(rect.size)
        case .sizeWidth: .number(rect.size.width)
        case .sizeHeight: .number(rect.size.height)
        default: nil
        }
    }

    private func read(_ parts: TransformParts) -> LayerValue? {
        switch self {
        case .scale: .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
        case .scaleX: .number(parts.scale.x)
        case .scaleY: .number(parts.scale.y)
        case .scaleZ: .number(parts.scale.z)
        case .translation: .size(CGSize(width: parts.translation.x, height: parts.translation.y))
        case .translationX: .number(parts.translation.x)
        case .translationY: .number(parts.translation.y)
        case .translationZ: .number(parts.translation.z)
        case .rotationX: .number(parts.angles.x)
        case .rotationY: .number(parts.angles.y)
        case .rotation, .rotationZ: .number(parts.angles.z)
        default: nil
        }
    }

    private func written(_ part: LayerValue, into point: CGPoint) -> CGPoint? {
        switch (self, part) {
        case (.x, .number(let number)): CGPoint(x: number, y: point.y)
        case (.y, .number(let number)): CGPoint(x: point.x, y: number)
        default: nil
        }
    }

    private func written(_ part: LayerValue, into size: CGSize) -> CGSize? {
        switch (self, part) {
        case (.width, .number(let number)): CGSize(width: number, height: size.height)
        case (.height, .number(let number)): CGSize(width: size.width, height: number)
        default: nil
        }
    }

    private func written(_ part: LayerValue, into rect: CGRect) -> CGRect? {
        var rect = rect
        switch (self, part) {
        case (.origin, .point(let point)): rect.origin = point
        case (.originX, .number(let number)): rect.origin.x = number
        case (.originY, .number(let number)): rect.origin.y = number
        case (.size, .size(let size)): rect.size = size
        case (.sizeWidth, .number(let number)): rect.size.width = number
        case (.sizeHeight, .number(let number)): rect.size.height = number
        default: return nil
        }
        return rect
    }

    private func written(_ part: LayerValue, into whole: TransformParts) -> TransformParts? {
        var parts = whole
        switch (self, part) {
        case (.scale, .number(let number)): parts.scale = SIMD3(repeating: number)
        case (.scaleX, .number(let number)): parts.scale.x = number
        case (.scaleY, .number(let number)): parts.scale.y = number
        case (.scaleZ, .number(let number)): parts.scale.z = number
        case (.translation, .size(let size)):
            parts.translation.x = size.width
            parts.translation.y = size.height
        case (.translationX, .number(let number)): parts.translation.x = number
        case (.translationY, .number(let number)): parts.translation.y = number
        case (.translationZ, .number(let number)): parts.translation.z = number
        case (.rotationX, .number(let number)): parts.angles.x = number
        case (.rotationY, .number(let number)): parts.angles.y = number
        case (.rotation, .number(let number)), (.rotationZ, .number(let number)): parts.angles.z = number
        default: return nil
        }
        return parts
    }
}
