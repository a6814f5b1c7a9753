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

    /// When the next of its animations ends on the media clock, if time alone will bring it there.
    final var nextAnimationEnd: TimeInterval? {
        var next: TimeInterval?
        for entry in animations.entries where !entry.animation.fillsForwards {
            guard let end = entry.animation.end.flatMap({ absolute(fromLocal: $0) }) else { continue }
            next = min(next ?? end, end)
        }
        return next
    }

    /// Removes and returns the animations whose end has passed in the layer's own time. Time that stands still ends
    /// nothing: what was scrubbed to its end can be scrubbed back.
    final func takeEndedAnimations() -> [LayerAnimation] {
        guard absolute(fromLocal: 0) != nil else { return [] }
        let time = localNow + TurnLoop.instant
        return animations.take { entry in
            guard !entry.animation.fillsForwards, let end = entry.animation.end else { return false }
            return end <= time
        }
    }

    /// Nearly every layer keeps its parent's time; then this walks up without doing sums.
    final func local(fromAbsolute time: TimeInterval) -> TimeInterval {
        let parent = superlayer?.local(fromAbsolute: time) ?? time
        return clock.local(fromParent: parent)
    }

    /// nil while this layer or one above it stands still.
    final func absolute(fromLocal time: TimeInterval) -> TimeInterval? {
        guard let parent = clock.parent(fromLocal: time) else { return nil }
        guard let superlayer else { return parent }
        return superlayer.absolute(fromLocal: parent)
    }
}
