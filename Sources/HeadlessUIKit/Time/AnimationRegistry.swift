import Foundation

/// The layers that have running animations, and whatever else has to happen at an exact time of the media clock.
///
/// Only what is in here costs anything per frame: a still subtree is never visited.
@MainActor
final class AnimationRegistry {
    private var layers: [ObjectIdentifier: CALayer] = [:]
    private var order: [ObjectIdentifier] = []
    private var drivers: [LayerTimeDriver] = []
    private var callbacks: [@MainActor () -> Void] = []

    var isIdle: Bool { layers.isEmpty && drivers.isEmpty && callbacks.isEmpty }

    /// What is animating, by view and property.
    var pending: [String] {
        order.compactMap { layers[$0] }.map { layer in
            let owner = layer.view.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
            return "\(owner) animates \((layer.animationKeys() ?? []).joined(separator: ", "))"
        }
    }

    func add(_ layer: CALayer) {
        let id = ObjectIdentifier(layer)
        guard layers.updateValue(layer, forKey: id) == nil else { return }
        order.append(id)
    }

    func add(_ driver: LayerTimeDriver) {
        drivers.append(driver)
    }

    func remove(_ driver: LayerTimeDriver) {
        drivers.removeAll { $0 === driver }
    }

    /// Queues a callback for the next animation phase, for animations that end without having run.
    func callback(_ action: @escaping @MainActor () -> Void) {
        callbacks.append(action)
    }

    /// When the next animation or driver ends, if any of them ever does by the mere passing of time.
    func nextEnd(after now: TimeInterval) -> TimeInterval? {
        var next: TimeInterval? = callbacks.isEmpty ? nil : now
        for id in order {
            guard let end = layers[id]?.nextAnimationEnd else { continue }
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
        let ended = order.flatMap { layers[$0]?.takeEndedAnimations() ?? [] }
        order.removeAll { id in
            guard layers[id]?.hasAnimations != true else { return false }
            layers[id] = nil
            return true
        }
        ended.sorted { $0.serial < $1.serial }.forEach { $0.tellEnd(finished: true) }
    }

    func reset() {
        layers = [:]
        order = []
        drivers = []
        callbacks = []
    }
}
