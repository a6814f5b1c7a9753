import Foundation

extension CALayer {
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        local(fromAbsolute: l?.absolute(fromLocal: t) ?? t)
    }

    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let absolute = absolute(fromLocal: t) ?? t
        return l?.local(fromAbsolute: absolute) ?? absolute
    }

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
}
