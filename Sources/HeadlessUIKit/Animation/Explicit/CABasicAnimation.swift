import Foundation

/// An animation of one key path from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    override func values(
        of path: LayerKeyPath, on layer: CALayer, shown: LayerValues
    ) -> LayerEffect.Values? {
        let from = fromValue.flatMap { path.value($0) }
        let to = toValue.flatMap { path.value($0) }
        let step = byValue.flatMap { path.value($0) }
        // A missing start value is the presented value, and a missing end value is the model value. Both are zero if
        // the animation is additive.
        let seen = isAdditive ? path.read(shown).zero : path.read(shown)
        let model = isAdditive ? path.read(shown).zero : path.read(layer.values)
        let start = from ?? step.flatMap { to?.difference(from: $0) } ?? seen
        let end = to ?? step.flatMap { $0.added(to: start) } ?? model
        return .straight(from: start, to: end)
    }
}
