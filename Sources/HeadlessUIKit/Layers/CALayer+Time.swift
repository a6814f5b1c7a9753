import Foundation

extension CALayer {
    /// The layer's own time at this moment.
    final var localNow: TimeInterval {
        local(fromAbsolute: TurnLoop.main.now)
    }

    /// Nearly every layer keeps its parent's time, and nearly always all of them do.
    final func local(fromAbsolute time: TimeInterval) -> TimeInterval {
        guard OwnClock.count > 0 else { return time }
        let parent = node.superlayer?.local(fromAbsolute: time) ?? time
        return node.clock?.reading.local(fromParent: parent) ?? parent
    }

    /// nil while this layer or one above it stands still.
    final func absolute(fromLocal time: TimeInterval) -> TimeInterval? {
        guard OwnClock.count > 0 else { return time }
        guard let parent = clock.parent(fromLocal: time) else { return nil }
        guard let superlayer = node.superlayer else { return parent }
        return superlayer.absolute(fromLocal: parent)
    }

    /// The layer's own clock: there is one only while it differs from the parent's.
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
