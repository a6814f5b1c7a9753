import BatonMotion
import Foundation
import HeadlessMotion

/// A value of a type that Core Animation can interpolate.
enum LayerValue {
    case number(Double)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(ColorComponents?)
    case path(PathShape?)
    case colors([ColorComponents]?)
    case numbers([Double]?)

    func mixed(with other: LayerValue, by progress: AnimationProgress) -> LayerValue {
        switch (self, other) {
        case (.number(let from), .number(let to)): .number(from.mixed(with: to, at: progress))
        case (.point(let from), .point(let to)): .point(from.mixed(with: to, at: progress))
        case (.size(let from), .size(let to)): .size(from.mixed(with: to, at: progress))
        case (.rect(let from), .rect(let to)): .rect(from.mixed(with: to, at: progress))
        case (.transform(let from), .transform(let to)): .transform(from.mixed(with: to, at: progress))
        case (.color(let from), .color(let to)): .color(from.mixed(with: to, at: progress))
        case (.path(let from), .path(let to)): .path(from.mixed(with: to, at: progress))
        case (.colors(let from), .colors(let to)): .colors(from.mixed(with: to, at: progress))
        case (.numbers(let from), .numbers(let to)): .numbers(from.mixed(with: to, at: progress))
        default: other
        }
    }

    /// Returns the sum of a base and this value, for additive animations. Returns nil if values of the type cannot be
    /// added.
    func added(to base: LayerValue) -> LayerValue? {
        switch (self, base) {
        case (.number(let delta), .number(let base)): delta.added(to: base).map(LayerValue.number)
        case (.point(let delta), .point(let base)): delta.added(to: base).map(LayerValue.point)
        case (.size(let delta), .size(let base)): delta.added(to: base).map(LayerValue.size)
        case (.rect(let delta), .rect(let base)): delta.added(to: base).map(LayerValue.rect)
        case (.transform(let delta), .transform(let base)): delta.added(to: base).map(LayerValue.transform)
        default: nil
        }
    }

    /// Returns the value to add to `base` to get this value, or nil if there is none.
    func difference(from base: LayerValue) -> LayerValue? {
        switch (self, base) {
        case (.number(let value), .number(let base)): value.difference(from: base).map(LayerValue.number)
        case (.point(let value), .point(let base)): value.difference(from: base).map(LayerValue.point)
        case (.size(let value), .size(let base)): value.difference(from: base).map(LayerValue.size)
        case (.rect(let value), .rect(let base)): value.difference(from: base).map(LayerValue.rect)
        case (.transform(let value), .transform(let base)): value.difference(from: base).map(LayerValue.transform)
        default: nil
        }
    }

    /// Returns the distance between two values, for animations with constant speed. Returns nil if the type has no
    /// distance.
    func distance(to other: LayerValue) -> Double? {
        switch (self, other) {
        case (.number(let one), .number(let two)): one.distance(to: two)
        case (.point(let one), .point(let two)): one.distance(to: two)
        case (.size(let one), .size(let two)): one.distance(to: two)
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
        case .path: .path(nil)
        case .colors: .colors(nil)
        case .numbers: .numbers(nil)
        }
    }

    func isSame(as other: LayerValue) -> Bool {
        switch (self, other) {
        case (.number(let one), .number(let two)): one == two
        case (.point(let one), .point(let two)): one == two
        case (.size(let one), .size(let two)): one == two
        case (.rect(let one), .rect(let two)): one == two
        case (.transform(let one), .transform(let two)): one.isSame(as: two)
        case (.color(let one), .color(let two)): one == two
        case (.path(let one), .path(let two)): one == two
        case (.colors(let one), .colors(let two)): one == two
        case (.numbers(let one), .numbers(let two)): one == two
        default: false
        }
    }
}
