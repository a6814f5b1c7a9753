import Foundation

/// Holds the layers with running animations, and everything else that must happen at an exact media time.
///
/// Only registered objects cost anything per frame. Subtrees without animations are not visited.
@MainActor
final class AnimationRegistry {
    /// A layer that is retained while it animates. The loop reads the node, because retaining a layer with weak
    /// references to it is slow.
    private struct Entry {
        let layer: CALayer
        let node: LayerNode
    }

    nonisolated(unsafe) private var entries: [Entry] = []
    private var drivers: [ScrubDriver] = []
    nonisolated(unsafe) private var callbacks: [@MainActor () -> Void] = []
    /// The running animators. They are retained here, so that the app need not retain them (B6.54).
    private var animators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

    var layers: [CALayer] { entries.map(\.layer) }

    /// Whether nothing will end. Animations that repeat for ever, such as the spin of an activity indicator, do not
    /// count; paused ones do, unless they hold a part of a blur.
    var isIdle: Bool {
        guard drivers.isEmpty, callbacks.isEmpty else { return false }
        for index in entries.indices where entries[index].node.hasEndingAnimations { return false }
        return true
    }

    /// Descriptions of the running animations that do not repeat for ever, by view and property.
    var pending: [String] {
        layers.filter(\.node.hasEndingAnimations).map { layer in
            let owner = layer.view.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
            return "\(owner) animates \((layer.animationKeys() ?? []).joined(separator: ", "))"
        }
    }

    nonisolated func add(_ layer: CALayer) {
        guard !layer.node.isRegistered else { return }
        layer.node.isRegistered = true
        entries.append(Entry(layer: layer, node: layer.node))
    }

    func add(_ driver: ScrubDriver) {
        drivers.append(driver)
    }

    func remove(_ driver: ScrubDriver) {
        drivers.removeAll { $0 === driver }
    }

    func keep(_ animator: UIViewPropertyAnimator) {
        animators[ObjectIdentifier(animator)] = animator
    }

    func letGo(of animator: UIViewPropertyAnimator) {
        animators[ObjectIdentifier(animator)] = nil
    }

    /// Schedules a callback for the next animation phase, for animations that end without having run.
    nonisolated func callback(_ action: @escaping @MainActor () -> Void) {
        callbacks.append(action)
    }

    /// Returns the time at which the next animation or driver ends, or nil if none ends by itself.
    func nextEnd(after now: TimeInterval) -> TimeInterval? {
        var next: TimeInterval? = callbacks.isEmpty ? nil : now
        HeadlessVisits.layers += entries.count
        for index in entries.indices {
            guard let end = entries[index].node.nextAnimationEnd else { continue }
            next = min(next ?? end, end)
        }
        for driver in drivers { next = min(next ?? driver.end, driver.end) }
        return next
    }

    /// Runs the last phase of a turn. Time drivers advance first. Then the owners of ended animations are notified,
    /// oldest first.
    func deliverDueCallbacks(at now: TimeInterval) {
        for driver in drivers { driver.move(to: now) }
        let queued = callbacks
        callbacks = []
        for action in queued { action() }
        var ended: [LayerAnimation] = []
        HeadlessVisits.layers += entries.count
        for index in entries.indices { ended += entries[index].node.takeEndedAnimations() }
        forgetStill()
        if ended.count > 1 { ended.sort { $0.serial < $1.serial } }
        for animation in ended { animation.tellEnd(finished: true) }
    }

    private func forgetStill() {
        guard hasStill else { return }
        var moving: [Entry] = []
        for entry in entries {
            entry.node.isRegistered = entry.node.hasRunningAnimations
            if entry.node.isRegistered { moving.append(entry) }
        }
        entries = moving
    }

    private var hasStill: Bool {
        for index in entries.indices where !entries[index].node.hasRunningAnimations { return true }
        return false
    }

    func reset() {
        entries.forEach { $0.node.isRegistered = false }
        entries = []
        drivers = []
        callbacks = []
        animators = [:]
    }
}
