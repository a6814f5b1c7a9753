import Foundation

/// Ending an animator, and the model values that remain.
extension UIViewPropertyAnimator {
    final func stop(withoutFinishing: Bool) {
        guard phase == .active, mayBeInterrupted else { return }
        // Read all values before any animation is removed: several animations of one property add up to the value on
        // screen.
        let seen = originals.map { ($0, $0.seen()) }
        dropTracks()
        for (original, value) in seen { value.map(original.set) }
        runs = false
        phase = .stopped
        if withoutFinishing { deactivate() }
    }

    final func finish(at position: UIViewAnimatingPosition) {
        switch position {
        case .start: LayerOriginal.putBack(originals)
        case .end: LayerOriginal.putForward(originals)
        case .current: break
        }
        let due = completions
        deactivate()
        due.forEach { $0(position) }
    }

    final func trackDidEnd(_ animation: LayerAnimation) {
        guard let index = tracks.index(of: animation) else { return }
        tracks.remove(at: index)
        guard tracks.isEmpty && runs else { return }
        length > 0 || !mayLoseCompletion ? end() : endWithoutMotion()
    }

    /// Ends a run. The animator still runs while its completion handlers are called (B27.33).
    final func end() {
        if staysActive { return hold(at: AnimationProgress(reversed ? 0 : 1)) }
        let runsBack = reversed || timeline.runsBack
        if reversed { LayerOriginal.putBack(originals) }
        let due = completions
        completions = []
        due.forEach { $0(runsBack ? .start : .end) }
        // A handler may have stopped the animator, or given it more to animate.
        guard runs, tracks.isEmpty else { return }
        runs = false
        deactivate()
    }

    /// Ends one of UIKit's own animators at one of its ends. What the app has set since is kept at the end, as it is when
    /// an animator runs to its end.
    final func endNow(back: Bool) {
        guard phase == .active else { return }
        dropTracks()
        if back { LayerOriginal.putBack(originals) }
        runs = false
        deactivate()
    }

    final func deactivate() {
        phase = .inactive
        completions = []
        pending = []
        originals = []
        waitsForAnimations = false
        wasContinued = false
        continuedTiming = nil
        unseenPlace = nil
        if isInterruptible { timeline.motion = .waiting }
    }

    final func endIfNothingMoves() {
        guard tracks.isEmpty else { return }
        TurnLoop.main.animations.callback {
            guard self.runs && self.tracks.isEmpty else { return }
            self.mayLoseCompletion ? self.endWithoutMotion() : self.end()
        }
    }

    /// Whether it is a question what becomes of the animator if nothing moves. It is none of UIKit's own animators, and of one
    /// inside an animation block.
    private var mayLoseCompletion: Bool { !belongsToSystem && isInterruptible }

    /// Ends a run in which nothing has moved.
    private func endWithoutMotion() {
        switch HeadlessQuirks.endsWithoutMotion {
        case .complete: break
        case .stayActive: return hold(at: AnimationProgress(reversed ? 0 : 1))
        case .areSilent: completions = []
        }
        end()
    }

    final func dropTracks() {
        let dropped = tracks
        tracks = []
        for track in dropped { track.layer?.remove(track) }
        // Animation blocks inside the animator's blocks wait for these animations too.
        dropped.first?.layer?.endEarly(dropped)
    }
}
