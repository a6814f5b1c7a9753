import Foundation

/// An open animation block. While it is on the stack, changes of views become animations.
@MainActor
final class ViewAnimationContext {
    private static var stack: [ViewAnimationContext] = []
    static var areAnimationsEnabled = true

    static var current: ViewAnimationContext? { stack.last }

    /// Whether a change that is made now is animated.
    static var isAnimating: Bool { current != nil && areAnimationsEnabled }

    let timeline: AnimationTimeline
    /// Whether a property that is already animated continues from its presented value instead of its old model value.
    let beginsFromCurrentState: Bool
    /// Whether the views changed in this block continue to receive touches (B6.10).
    let allowsTouches: Bool
    /// The fraction of the timeline at which the captured animations start.
    let start: Double
    /// The enclosing block that also waits for the animations captured in this block.
    let parent: ViewAnimationContext?
    private let owner: (any LayerAnimationOwner)?
    /// The recorder that receives changes as key frames. If it is nil, each change becomes an animation.
    var recorder: KeyframeRecorder?
    private(set) var captured: [LayerAnimation] = []
    /// The model values before and after each change that was captured.
    private(set) var originals: [LayerOriginal] = []

    init(
        timeline: AnimationTimeline, beginsFromCurrentState: Bool, allowsTouches: Bool = true, start: Double = 0,
        parent: ViewAnimationContext? = nil, owner: (any LayerAnimationOwner)? = nil
    ) {
        self.timeline = timeline
        self.beginsFromCurrentState = beginsFromCurrentState
        self.allowsTouches = allowsTouches
        self.start = start
        self.parent = parent
        self.owner = owner
    }

    /// Runs code while this block is open.
    func run(_ body: () -> Void) {
        Self.stack.append(self)
        body()
        Self.stack.removeLast()
    }

    /// Runs code while no block is open, regardless of the enclosing blocks.
    static func withoutBlocks(_ body: () -> Void) {
        let outer = stack
        stack = []
        body()
        stack = outer
    }

    /// Lays out the views changed in this block, so that their subviews are animated as well (B6.9).
    func layOutChangedViews() {
        for view in captured.compactMap({ $0.layer?.view }) { view.layoutIfNeeded() }
    }

    /// Adds an animation. This block and its parents wait for the end of the animation.
    func add(_ effect: LayerEffect, to layer: CALayer) {
        let sharing = sharing
        let animation = TrackAnimation(
            effect, of: layer, along: timeline, start: start, blocksTouches: !allowsTouches,
            owners: sharing.compactMap(\.owner))
        for context in sharing { context.captured.append(animation) }
        layer.add(animation, of: effect.keyPath.property)
    }

    /// Animates the content progress of a layer from 0 to 1. The model values do not change.
    func exchangeContent(of layer: CALayer) {
        guard Self.areAnimationsEnabled else { return }
        layer.removeViewAnimations(of: .contentProgress)
        let animated = LayerEffect.Values.straight(from: .number(0), to: .number(1))
        add(LayerEffect(keyPath: LayerKeyPath(.contentProgress), values: animated, isAdditive: false), to: layer)
    }

    /// Makes an animation of a change to the layer of a view.
    func capture(_ property: LayerProperty, of layer: CALayer, old: LayerValues) {
        guard property.isCapturedByViewAnimations, layer.view != nil, Self.areAnimationsEnabled else { return }
        let before = property.read(old)
        let after = property.read(layer.values)
        guard !before.isSame(as: after) else { return }
        if recorder == nil, let animated = additive(property, layer, before, after) {
            noteOriginal(property, of: layer, initial: before, final: after)
            add(LayerEffect(keyPath: LayerKeyPath(property), values: animated, isAdditive: true), to: layer)
            return
        }
        let start = from(before, property, layer)
        noteOriginal(property, of: layer, initial: start, final: after)
        if let recorder { return recorder.note(property, of: layer, from: start, to: after) }
        layer.removeViewAnimations(of: property)
        let animated = LayerEffect.Values.straight(from: start, to: after)
        add(LayerEffect(keyPath: LayerKeyPath(property), values: animated, isAdditive: false), to: layer)
    }

    private func noteOriginal(
        _ property: LayerProperty, of layer: CALayer, initial: LayerValue, final: LayerValue
    ) {
        let original = LayerOriginal(property, of: layer, initial: initial, final: final)
        for context in sharing { context.originals.append(original) }
    }

    /// Whether this block or one of its parents belongs to a property animator.
    var isAnimators: Bool {
        for context in sharing where context.owner is PropertyAnimatorTracks { return true }
        return false
    }

    private var sharing: [ViewAnimationContext] {
        var contexts: [ViewAnimationContext] = [self]
        while let outer = contexts[contexts.count - 1].parent { contexts.append(outer) }
        return contexts
    }

    /// Returns values from the difference to zero, which are added to the animations already running.
    ///
    /// Returns nil if an additive animation is not possible (B6.13).
    private func additive(
        _ property: LayerProperty, _ layer: CALayer, _ before: LayerValue, _ after: LayerValue
    ) -> LayerEffect.Values? {
        guard property.isAdditive, timeline.cycles == .once, !layer.hasReplacingAnimation(of: property),
            let delta = before.difference(from: after)
        else { return nil }
        return .straight(from: delta, to: delta.zero)
    }

    /// Returns the value an animation starts from: the old model value, or the presented value over the old model value
    /// if the block begins from the current state.
    private func from(_ before: LayerValue, _ property: LayerProperty, _ layer: CALayer) -> LayerValue {
        guard beginsFromCurrentState else { return before }
        var values = layer.values
        property.write(before, to: &values)
        return property.read(layer.presented(from: values))
    }
}
