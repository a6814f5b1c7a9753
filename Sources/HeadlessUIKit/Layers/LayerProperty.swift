import Foundation
import HeadlessMotion

/// A layer property that animations can change. The raw value is its key path.
enum LayerProperty: String, CaseIterable {
    case position
    case bounds
    case zPosition
    case anchorPoint
    case transform
    case sublayerTransform
    case opacity
    case backgroundColor
    case cornerRadius
    case cornerRadii
    case contentsRect
    case hidden
    case borderWidth
    case borderColor
    case shadowColor
    case shadowOpacity
    case shadowRadius
    case shadowOffset
    case shadowPath
    case backdropBlur
    case contentProgress
    // Properties of a shape layer.
    case path
    case fillColor
    case strokeColor
    case strokeStart
    case strokeEnd
    case lineWidth
    case miterLimit
    case lineDashPhase
    // Properties of a gradient layer.
    case colors
    case locations
    case startPoint
    case endPoint

    /// Whether a view animation adds to running animations. It does for geometry; for other properties it replaces them
    /// (B6.12, B6.13).
    var isAdditive: Bool {
        switch self {
        case .position, .bounds, .transform: true
        default: false
        }
    }

    /// Whether UIView animations capture changes of the property on a view's own layer (B6.70).
    var isCapturedByViewAnimations: Bool {
        switch self {
        case .position, .bounds, .transform, .opacity, .backgroundColor, .cornerRadius, .cornerRadii, .backdropBlur:
            true
        default: false
        }
    }

    /// Whether a change has an implicit animation. Changes of paths and of `hidden` have none.
    var hasImplicitAction: Bool { self != .path && self != .shadowPath && self != .hidden }

    /// Whether a layer has the property.
    func belongs(to layer: CALayer) -> Bool {
        switch self {
        case .path, .fillColor, .strokeColor, .strokeStart, .strokeEnd, .lineWidth, .miterLimit, .lineDashPhase:
            layer is CAShapeLayer
        case .colors, .locations, .startPoint, .endPoint: layer is CAGradientLayer
        default: true
        }
    }

    /// The storage of the property in `LayerValues`.
    var slot: LayerSlot {
        switch self {
        case .position: .point(\.position)
        case .bounds: .rect(\.bounds)
        case .zPosition: .number(\.extras.zPosition)
        case .anchorPoint: .point(\.anchorPoint)
        case .transform: .transform(\.transform)
        case .sublayerTransform: .transform(\.extras.sublayerTransform)
        case .opacity: .fraction(\.opacity)
        case .backgroundColor: .color(\.backgroundColor)
        case .cornerRadius: .number(\.cornerRadius)
        case .cornerRadii: .numbers(\.extras.cornerRadii)
        case .contentsRect: .rect(\.extras.contentsRect)
        case .hidden: .flag(\.isHidden)
        case .borderWidth: .number(\.extras.borderWidth)
        case .borderColor: .color(\.extras.borderColor)
        case .shadowColor: .color(\.extras.shadowColor)
        case .shadowOpacity: .fraction(\.extras.shadowOpacity)
        case .shadowRadius: .number(\.extras.shadowRadius)
        case .shadowOffset: .size(\.extras.shadowOffset)
        case .shadowPath: .path(\.extras.shadowPath)
        case .backdropBlur: .number(\.extras.backdropBlur)
        case .contentProgress: .number(\.extras.contentProgress)
        case .path: .path(\.extras.shape.path)
        case .fillColor: .color(\.extras.shape.fillColor)
        case .strokeColor: .color(\.extras.shape.strokeColor)
        case .strokeStart: .number(\.extras.shape.strokeStart)
        case .strokeEnd: .number(\.extras.shape.strokeEnd)
        case .lineWidth: .number(\.extras.shape.lineWidth)
        case .miterLimit: .number(\.extras.shape.miterLimit)
        case .lineDashPhase: .number(\.extras.shape.lineDashPhase)
        case .colors: .colors(\.extras.gradient.colors)
        case .locations: .numbers(\.extras.gradient.locations)
        case .startPoint: .point(\.extras.gradient.startPoint)
        case .endPoint: .point(\.extras.gradient.endPoint)
        }
    }

    func read(_ values: LayerValues) -> LayerValue {
        slot.read(values)
    }

    func write(_ value: LayerValue, to values: inout LayerValues) {
        if !slot.write(value, to: &values) { warnOfType() }
    }

    func warnOfType() {
        HeadlessLog.warn("An animation of \(rawValue) has a value of the wrong type and has no effect.")
    }
}
