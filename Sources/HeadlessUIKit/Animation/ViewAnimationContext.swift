import Foundation

/// An open animation block: while it is on the stack, changes of views become animations.
@MainActor
final class ViewAnimationContext {
    private static var stack: [ViewAnimationContext] = []
    static var areAnimationsEnabled = true

    static var current: ViewAnimationContext? { stack.last }

    let timeline: AnimationTimeline
    /// Whether a property that already animates goes on from where it is seen instead of from its old model value.
    let beginsFromCurrentState: Bool
    /// The fraction of the timeline at which what is captured here starts.
    let start: Double
    private let owner: any LayerAnimationOwner
    private(set) var captured: [LayerAnimation] = []

    init(
        timeline: AnimationTimeline, beginsFromCurrentState: Bool, start: Double = 0, owner: any LayerAnimationOwner
    ) {
        self.timeline = timeline
        self.beginsFromCurrentState = beginsFromCurrentState
        self.start = start
        self.owner = owner
    }

    /// Runs code with this block open.
    func run(_ body: () -> Void) {
        Self.stack.append(self)
        body()
        Self.stack.removeLast()
    }

    /// Runs code with no block open, whatever surrounds it.
    static func withoutBlocks(_ body: () -> Void) {
        let outer = stack
        stack = []
        body()
        stack = outer
    }

    /// Makes an animation of a change that was just made to a view's own layer.
    func capture(_ property: LayerProperty, of layer: CALayer, old: LayerValues) {
        guard property.isCapturedByViewAnimations, layer.view != nil, Self.areAnimationsEnabled else { return }
        let before = property.read(old)
        let after = property.read(layer.values)
        guard !before.isSame(as: after) else { return }
        let animation = additive(property, layer, before, after) ?? absolute(property, layer, before, after)
        sharing.forEach { $0.captured.append(animation) }
        layer.add(animation)
    }

    /// This block and those around it that run on the same timeline: all of them wait for what is captured.
    private var sharing: [ViewAnimationContext] {
        let outer = Self.stack.reversed().drop { $0 !== self }.prefix { $0.timeline === timeline }
        return outer.isEmpty ? [self] : Array(outer)
    }

    private func additive(
        _ property: LayerProperty, _ layer: CALayer, _ before: LayerValue, _ after: LayerValue
    ) -> LayerAnimation? {
        guard property.isAdditive, let delta = before.difference(from: after) else { return nil }
        return LayerAnimation(
            layer: layer, property: property, from: delta, to: delta.zero, isAdditive: true,
            timeline: timeline, start: start, owners: sharing.map(\.owner))
    }

    private func absolute(
        _ property: LayerProperty, _ layer: CALayer, _ before: LayerValue, _ after: LayerValue
    ) -> LayerAnimation {
        let from = beginsFromCurrentState ? property.read(shown(layer, before, property)) : before
        layer.removeAnimations(of: property)
        return LayerAnimation(
            layer: layer, property: property, from: from, to: after, isAdditive: false,
            timeline: timeline, start: start, owners: sharing.map(\.owner))
    }

    /// What was seen before the change: the presentation, with the old value where nothing animates it.
    private func shown(_ layer: CALayer, _ before: LayerValue, _ property: LayerProperty) -> LayerValues {
        var values = layer.values
        property.write(before, to: &values)
        return layer.presented(from: values)
    }
}
