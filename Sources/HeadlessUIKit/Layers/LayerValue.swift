import BatonMotion
import Foundation

/// A value between two of which Core Animation can interpolate.
enum LayerValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(ColorComponents?)

    /// What a client hands to a `CABasicAnimation`, which is untyped.
    init?(client value: Any?) {
        switch value {
        case let number as Double: self = .number(number)
        case let number as CGFloat: self = .number(number)
        case let number as Float: self = .number(Double(number))
        case let number as Int: self = .number(Double(number))
        case let number as NSNumber: self = .number(number.doubleValue)
        case let point as CGPoint: self = .point(point)
        case let size as CGSize: self = .size(size)
        case let rect as CGRect: self = .rect(rect)
        case let matrix as CATransform3D: self = .transform(matrix)
        case let color as CGColor: self = .color(color.parts)
        default: return nil
        }
    }

    func mixed(with other: LayerValue, by progress: AnimationProgress) -> LayerValue {
        let fraction = progress.x
        return switch (self, other) {
        case (.number(let from), .number(let to)): .number(from.mixed(with: to, by: fraction))
        case (.point(let from), .point(let to)):
            .point(
                CGPoint(x: from.x.mixed(with: to.x, by: progress.x), y: from.y.mixed(with: to.y, by: progress.y)))
        case (.size(let from), .size(let to)): .size(from.mixed(with: to, by: fraction))
        case (.rect(let from), .rect(let to)): .rect(from.mixed(with: to, by: fraction))
        case (.transform(let from), .transform(let to)): .transform(from.mixed(with: to, by: fraction))
        case (.color(let from), .color(let to)):
            .color((from ?? .transparent).mixed(with: to ?? .transparent, by: fraction))
        default: other
        }
    }

    /// This value on top of a base, for additive animations; nil where values of the type do not add up.
    func added(to base: LayerValue) -> LayerValue? {
        switch (self, base) {
        case (.number(let delta), .number(let base)): .number(base + delta)
        case (.point(let delta), .point(let base)): .point(CGPoint(x: base.x + delta.x, y: base.y + delta.y))
        case (.size(let delta), .size(let base)):
            .size(CGSize(width: base.width + delta.width, height: base.height + delta.height))
        case (.rect(let delta), .rect(let base)):
            .rect(
                CGRect(
                    x: base.origin.x + delta.origin.x, y: base.origin.y + delta.origin.y,
                    width: base.size.width + delta.size.width, height: base.size.height + delta.size.height))
        case (.transform(let delta), .transform(let base)): .transform(CATransform3DConcat(delta, base))
        default: nil
        }
    }

    /// What has to be added to `base` to get this value; nil where there is no such thing.
    func difference(from base: LayerValue) -> LayerValue? {
        switch (self, base) {
        case (.number(let value), .number(let base)): return .number(value - base)
        case (.point(let value), .point(let base)): return .point(CGPoint(x: value.x - base.x, y: value.y - base.y))
        case (.size(let value), .size(let base)):
            return .size(CGSize(width: value.width - base.width, height: value.height - base.height))
        case (.rect(let value), .rect(let base)):
            // Written field by field: a CGRect with a negative size is a legal difference, but not a standard rectangle.
            return .rect(
                CGRect(
                    origin: CGPoint(x: value.origin.x - base.origin.x, y: value.origin.y - base.origin.y),
                    size: CGSize(
                        width: value.size.width - base.size.width, height: value.size.height - base.size.height)))
        case (.transform(let value), .transform(let base)):
            guard CATransform3DIsAffine(value), CATransform3DIsAffine(base), base.isInvertible else { return nil }
            return .transform(CATransform3DConcat(value, CATransform3DInvert(base)))
        default: return nil
        }
    }

    /// How far two values are apart, to go from one to the other at an even speed; nil where that is not measured.
    func distance(to other: LayerValue) -> Double? {
        switch (self, other) {
        case (.number(let one), .number(let two)): abs(two - one)
        case (.point(let one), .point(let two)): hypot(two.x - one.x, two.y - one.y)
        case (.size(let one), .size(let two)): hypot(two.width - one.width, two.height - one.height)
        default: nil
        }
    }

    /// The neutral element of `added(to:)`.
    var zero: LayerValue {
        switch self {
        case .number: .number(0)
        case .point: .point(.zero)
        case .size: .size(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(CATransform3DIdentity)
        case .color: .color(nil)
        }
    }

    func isSame(as other: LayerValue) -> Bool {
        switch (self, other) {
        case (.number(let one), .number(let two)): one == two
        case (.point(let one), .point(let two)): one == two
        case (.size(let one), .size(let two)): one == two
        case (.rect(let one), .rect(let two)): one == two
        case (.transform(let one), .transform(let two)): CATransform3DEqualToTransform(one, two)
        case (.color(let one), .color(let two)): one == two
        default: false
        }
    }
}
