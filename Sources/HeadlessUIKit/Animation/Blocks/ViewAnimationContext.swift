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
    /// Whether the views that are changed here go on hearing of touches (B6.10).
    let allowsTouches: Bool
    /// The fraction of the timeline at which what is captured here starts.
    let start: Double
    /// The block around this one that waits for what is captured here too.
    let parent: ViewAnimationContext?
    private let owner: (any LayerAnimationOwner)?
    /// Where changes go that become key frames instead of animations of their own.
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

    /// Lays out what was changed here, so that the subviews move along (B6.9).
    func layOutChangedViews() {
        for view in captured.compactMap({ $0.layer?.view }) { view.layoutIfNeeded() }
    }

    /// Adds an animation that this block, and those around it, wait for.
    func add(_ effect: LayerEffect, to layer: CALayer) {
        let sharing = sharing
        let animation = TrackAnimation(
            effect, of: layer, along: timeline, start: start, blocksTouches: !allowsTouches,
            owners: sharing.compactMap(\.owner))
        sharing.forEach { $0.captured.append(animation) }
        layer.add(animation, of: effect.keyPath.property)
    }

    /// Animates how much is seen of what a layer shows anew; nothing in the model changes by it.
    func exchangeContent(of layer: CALayer) {
        guard Self.areAnimationsEnabled else { return }
        layer.removeViewAnimations(of: .contentProgress)
        let animated = LayerEffect.Values.straight(from: .number(0), to: .number(1))
        add(LayerEffect(keyPath: LayerKeyPath(.contentProgress), values: animated, isAdditive: false), to: layer)
    }

    /// Makes an animation of a change that was just made to a view's own layer.
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
        sharing.forEach { $0.originals.append(original) }
    }

    /// Whether this is a property animator's block, or within one.
    var isAnimators: Bool {
        sharing.contains { $0.owner is PropertyAnimatorTracks }
    }

    private var sharing: [ViewAnimationContext] {
        Array(sequence(first: self) { $0.parent })
    }

    /// From the difference to nothing, on top of whatever moves the property already; nil where that cannot be (B6.13).
    private func additive(
        _ property: LayerProperty, _ layer: CALayer, _ before: LayerValue, _ after: LayerValue
    ) -> LayerEffect.Values? {
        guard property.isAdditive, timeline.cycles == .once, !layer.hasReplacingAnimation(of: property),
            let delta = before.difference(from: after)
        else { return nil }
        return .straight(from: delta, to: delta.zero)
    }

    /// The old model value, or what was seen before the change: the presentation with the old value below it.
    private func from(_ before: LayerValue, _ property: LayerProperty, _ layer: CALayer) -> LayerValue {
        guard beginsFromCurrentState else { return before }
        var values = layer.values
        property.write(before, to: &values)
        return property.read(layer.presented(from: values))
    }
}
