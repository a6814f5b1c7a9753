import BatonMotion
import Foundation

/// A property of a layer that an animation can drive, with the way to read and write it as a `LayerValue`.
enum LayerProperty: String {
    case position
    case bounds
    case zPosition
    case anchorPoint
    case transform
    case sublayerTransform
    case opacity
    case backgroundColor
    case cornerRadius
    case borderWidth
    case borderColor
    case shadowColor
    case shadowOpacity
    case shadowRadius
    case shadowOffset
    case backdropBlur
    case contentProgress

    /// Geometry adds up with animations that already run; everything else replaces them (B6.12, B6.13).
    var isAdditive: Bool {
        switch self {
        case .position, .bounds, .transform: true
        default: false
        }
    }

    /// What a UIView animation captures of a view's own layer, and nothing more (B6.70).
    var isCapturedByViewAnimations: Bool {
        switch self {
        case .position, .bounds, .transform, .opacity, .backgroundColor, .cornerRadius, .backdropBlur: true
        default: false
        }
    }

    func read(_ values: LayerValues) -> LayerValue {
        switch self {
        case .position: .point(values.position)
        case .bounds: .rect(values.bounds)
        case .zPosition: .number(values.zPosition)
        case .anchorPoint: .point(values.anchorPoint)
        case .transform: .transform(values.transform)
        case .sublayerTransform: .transform(values.sublayerTransform)
        case .opacity: .number(Double(values.opacity))
        case .backgroundColor: .color(values.backgroundColor)
        case .cornerRadius: .number(values.cornerRadius)
        case .borderWidth: .number(values.borderWidth)
        case .borderColor: .color(values.borderColor)
        case .shadowColor: .color(values.shadowColor)
        case .shadowOpacity: .number(Double(values.shadowOpacity))
        case .shadowRadius: .number(values.shadowRadius)
        case .shadowOffset: .size(values.shadowOffset)
        case .backdropBlur: .number(values.backdropBlur)
        case .contentProgress: .number(values.contentProgress)
        }
    }

    @MainActor
    func write(_ value: LayerValue, to values: inout LayerValues) {
        switch (self, value) {
        case (.position, .point(let point)): values.position = point
        case (.bounds, .rect(let rect)): values.bounds = rect
        case (.zPosition, .number(let number)): values.zPosition = number
        case (.anchorPoint, .point(let point)): values.anchorPoint = point
        case (.transform, .transform(let matrix)): values.transform = matrix
        case (.sublayerTransform, .transform(let matrix)): values.sublayerTransform = matrix
        case (.opacity, .number(let number)): values.opacity = Float(number)
        case (.backgroundColor, .color(let color)): values.backgroundColor = color
        case (.cornerRadius, .number(let number)): values.cornerRadius = number
        case (.borderWidth, .number(let number)): values.borderWidth = number
        case (.borderColor, .color(let color)): values.borderColor = color
        case (.shadowColor, .color(let color)): values.shadowColor = color
        case (.shadowOpacity, .number(let number)): values.shadowOpacity = Float(number)
        case (.shadowRadius, .number(let number)): values.shadowRadius = number
        case (.shadowOffset, .size(let size)): values.shadowOffset = size
        case (.backdropBlur, .number(let number)): values.backdropBlur = number
        case (.contentProgress, .number(let number)): values.contentProgress = number
        default: warnOfType()
        }
    }

    @MainActor
    func warnOfType() {
        HeadlessLog.warn("An animation of \(rawValue) was given a value of another type; it has no effect.")
    }
}
