import Foundation

extension CALayer {
    /// The current time in the layer's time space.
    final var localNow: TimeInterval {
        local(fromAbsolute: TurnLoop.main.now)
    }

    /// Converts an absolute time to the layer's time space. Most layers have no clock of their own; if no layer has,
    /// the two times are equal.
    final func local(fromAbsolute time: TimeInterval) -> TimeInterval {
        guard OwnClock.count > 0 else { return time }
        let parent = node.superlayer?.local(fromAbsolute: time) ?? time
        return node.clock?.reading.local(fromParent: parent) ?? parent
    }

    /// Converts a time of the layer to absolute time. Returns nil if the speed of this layer or of a layer above it is
    /// 0.
    final func absolute(fromLocal time: TimeInterval) -> TimeInterval? {
        guard OwnClock.count > 0 else { return time }
        guard let parent = clock.parent(fromLocal: time) else { return nil }
        guard let superlayer = node.superlayer else { return parent }
        return superlayer.absolute(fromLocal: parent)
    }

    /// The layer's clock. It is stored only if it differs from the plain clock, which keeps the parent's time.
    final var clock: LayerClock {
        get { node.clock?.reading ?? .plain }
        set {
            if newValue == .plain {
                node.clock = nil
            } else if let own = node.clock {
                own.reading = newValue
            } else {
                node.clock = OwnClock(newValue)
            }
        }
    }
}
