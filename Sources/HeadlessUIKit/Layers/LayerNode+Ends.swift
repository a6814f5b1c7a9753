import Foundation

/// Queries that the run loop makes of each animated layer on every frame. What runs on every frame uses no closures,
/// because a closure would check each time which thread it runs on.
extension LayerNode {
    /// Whether any animation has not ended yet. Some animations stay in the list after their end.
    var hasRunningAnimations: Bool {
        for index in animations.entries.indices where !animations.entries[index].animation.isOver { return true }
        return false
    }

    /// Whether any animation has not ended yet and does not repeat for ever.
    var hasEndingAnimations: Bool {
        for index in animations.entries.indices {
            let animation = animations.entries[index].animation
            if !animation.isOver, !animation.isEndless { return true }
        }
        return false
    }

    /// The media time at which the next animation ends. It is nil if no animation ends by the passing of time alone.
    var nextAnimationEnd: TimeInterval? {
        var next: TimeInterval?
        for index in animations.entries.indices {
            let animation = animations.entries[index].animation
            guard !animation.isOver, let own = animation.end, let end = absolute(own) else { continue }
            next = min(next ?? end, end)
        }
        return next
    }

    /// Returns the animations whose end has passed in the layer's own time, and removes those that do not stay.
    ///
    /// No animation ends while the layer's time is stopped: an animation scrubbed to its end can be scrubbed back.
    func takeEndedAnimations() -> [LayerAnimation] {
        let now = TurnLoop.main.now
        let time = (OwnClock.count > 0 ? model?.local(fromAbsolute: now) ?? now : now) + TurnLoop.instant
        guard hasAnimation(endingBy: time), absolute(0) != nil else { return [] }
        var ended: [LayerAnimation] = []
        for entry in animations.entries where entry.animation.ends(by: time) {
            entry.animation.isOver = true
            ended.append(entry.animation)
        }
        _ = animations.take { $0.animation.isOver && !$0.animation.staysAtEnd }
        return ended
    }

    private func hasAnimation(endingBy time: TimeInterval) -> Bool {
        for index in animations.entries.indices where animations.entries[index].animation.ends(by: time) { return true }
        return false
    }

    private func absolute(_ local: TimeInterval) -> TimeInterval? {
        guard OwnClock.count > 0, let model else { return local }
        return model.absolute(fromLocal: local)
    }
}
