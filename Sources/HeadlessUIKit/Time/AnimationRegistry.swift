import Foundation

/// The layers that have running animations, and whatever else has to happen at an exact time of the media clock.
///
/// Only what is in here costs anything per frame: a still subtree is never visited.
@MainActor
final class AnimationRegistry {
    /// A layer that is kept as long as it animates. The loop asks the node: to hold a layer for a moment is dear, since
    /// weak references to it exist.
    private struct Entry {
        let layer: CALayer
        let node: LayerNode
    }

    private var entries: [Entry] = []
    private var drivers: [LayerTimeDriver] = []
    private var callbacks: [@MainActor () -> Void] = []
    /// Animators that run: nobody else has to keep them (B6.54).
    private var animators: [ObjectIdentifier: UIViewPropertyAnimator] = [:]

    var layers: [CALayer] { entries.map(\.layer) }

    var isIdle: Bool { entries.isEmpty && drivers.isEmpty && callbacks.isEmpty }

    /// What is animating, by view and property.
    var pending: [String] {
        layers.map { layer in
            let owner = layer.view.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
            return "\(owner) animates \((layer.animationKeys() ?? []).joined(separator: ", "))"
        }
    }

    func add(_ layer: CALayer) {
        guard !layer.node.isRegistered else { return }
        layer.node.isRegistered = true
        entries.append(Entry(layer: layer, node: layer.node))
    }

    func add(_ driver: LayerTimeDriver) {
        drivers.append(driver)
    }

    func remove(_ driver: LayerTimeDriver) {
        drivers.removeAll { $0 === driver }
    }

    func keep(_ animator: UIViewPropertyAnimator) {
        animators[ObjectIdentifier(animator)] = animator
    }

    func letGo(of animator: UIViewPropertyAnimator) {
        animators[ObjectIdentifier(animator)] = nil
    }

    /// Queues a callback for the next animation phase, for animations that end without having run.
    func callback(_ action: @escaping @MainActor () -> Void) {
        callbacks.append(action)
    }

    /// When the next animation or driver ends, if any of them ever does by the mere passing of time.
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

    /// The last phase of a turn: time drivers move, then whatever has ended tells its owner, oldest first.
    func deliverDueCallbacks(at now: TimeInterval) {
        drivers.forEach { $0.move(to: now) }
        let queued = callbacks
        callbacks = []
        queued.forEach { $0() }
        var ended: [LayerAnimation] = []
        HeadlessVisits.layers += entries.count
        for index in entries.indices { ended += entries[index].node.takeEndedAnimations() }
        forgetStill()
        ended.sorted { $0.serial < $1.serial }.forEach { $0.tellEnd(finished: true) }
    }

    private func forgetStill() {
        guard hasStill else { return }
        entries.removeAll { entry in
            guard !entry.node.hasRunningAnimations else { return false }
            entry.node.isRegistered = false
            return true
        }
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
