import Foundation

/// What the run loop asks of each animated layer at every frame, so nothing here looks at more than it must. A closure
/// would ask each time which thread it is on, so there is none.
extension LayerNode {
    /// Whether any of the animations has not come to its end yet; some stay beyond it.
    var hasRunningAnimations: Bool {
        for index in animations.entries.indices where !animations.entries[index].animation.isOver { return true }
        return false
    }

    /// When the next of the animations ends on the media clock, if time alone will bring it there.
    var nextAnimationEnd: TimeInterval? {
        var next: TimeInterval?
        for index in animations.entries.indices {
            let animation = animations.entries[index].animation
            guard !animation.isOver, let own = animation.end, let end = absolute(own) else { continue }
            next = min(next ?? end, end)
        }
        return next
    }

    /// Returns the animations whose end has passed in the layer's own time, and removes those that do not stay. Time
    /// that stands still ends nothing: what was scrubbed to its end can be scrubbed back.
    func takeEndedAnimations() -> [LayerAnimation] {
        let now = TurnLoop.main.now
        let time = (OwnClock.count > 0 ? model?.local(fromAbsolute: now) ?? now : now) + TurnLoop.instant
        guard hasAnimation(endingBy: time), absolute(0) != nil else { return [] }
        let ended = animations.entries.map(\.animation).filter { $0.ends(by: time) }
        ended.forEach { $0.isOver = true }
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
