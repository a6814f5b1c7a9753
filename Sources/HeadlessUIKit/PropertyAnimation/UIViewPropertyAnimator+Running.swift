import Foundation

/// Starting, pausing, scrubbing and reversing an animator.
extension UIViewPropertyAnimator {
    final func start(after delay: TimeInterval) {
        precondition(phase != .stopped, "A stopped animator was started; call finishAnimation(at:) first.")
        guard !runs else { return }
        wasContinued = false
        guard phase == .inactive else { return goOn(by: nil, factor: 0) }
        startDelay = max(0, delay)
        waitsForAnimations = pending.isEmpty
        activate()
        if !waitsForAnimations { begin() }
    }

    final func pause() {
        precondition(phase != .stopped, "A stopped animator was paused; call finishAnimation(at:) first.")
        guard mayBeInterrupted else { return }
        activate()
        waitsForAnimations = false
        guard runs else { return }
        hold(at: current)
    }

    final func goOn(by parameters: (any UITimingCurveProvider)?, factor: CGFloat) {
        showPlace()
        guard phase == .active, !runs, !waitsForAnimations, case .paused(let held) = timeline.motion else {
            return
        }
        let timing = parameters.map {
            RestTiming(parameters: $0, belongsToSystem: belongsToSystem, former: continuedTiming ?? timingParameters)
        }
        continuedTiming = parameters ?? continuedTiming
        move(timeline.continuing(from: held, by: timing, factor: factor, reversed: reversed))
    }

    final func scrub(to fraction: CGFloat) {
        precondition(phase != .stopped, "A stopped animator was scrubbed; call finishAnimation(at:) first.")
        guard !runs, fraction.isFinite else { return }
        let isFirst = phase == .inactive
        activate()
        waitsForAnimations = false
        let part = min(1, max(0, Double(countsBack ? 1 - fraction : fraction)))
        let place =
            scrubsLinearly
            ? pace.progress(whereFirstIs: part, duration: length) : pace.progress(at: part, duration: length)
        guard isFirst, HeadlessQuirks.turnsBeforeFirstFractions > 0 else { return hold(at: place) }
        unseenPlace = place
        showPlace(after: HeadlessQuirks.turnsBeforeFirstFractions)
    }

    /// Moves the views to the place that was set first, when some turns have passed (B27.32).
    private func showPlace(after turns: Int) {
        guard turns > 0 else { return showPlace() }
        TurnLoop.main.schedule(after: 0) { [weak self] in self?.showPlace(after: turns - 1) }
    }

    private func showPlace() {
        if let place = unseenPlace { hold(at: place) }
    }

    final func turn(back: Bool) {
        guard back != reversed, mayBeInterrupted else { return }
        reversed = back
        guard runs else { return }
        let place = current
        hold(at: place)
        move(timeline.continuing(from: place, reversed: reversed))
    }

    final var current: AnimationProgress {
        timeline.progress(elapsed: elapsed)
    }

    private var elapsed: TimeInterval {
        let now = tracks.first?.layer?.localNow ?? TurnLoop.main.now
        return now - (tracks.first?.begin ?? resumedAt)
    }

    /// What `fractionComplete` says of an active animator.
    final var fraction: Double {
        let isTime = runs && !belongsToSystem && HeadlessQuirks.runningFractionsAreTimes
        let done = isTime ? timeline.fractionOfTime(elapsed: elapsed) : (unseenPlace ?? current).x
        let part = min(1, max(0, done))
        return countsBack ? 1 - part : part
    }

    /// Whether `fractionComplete` counts from the reversed start.
    final var countsBack: Bool {
        reversed && !belongsToSystem && HeadlessQuirks.reversedFractionsCountBack
    }

    final func hold(at place: AnimationProgress) {
        runs = false
        unseenPlace = nil
        timeline.motion = .paused(place)
    }

    final func move(_ motion: AnimationTimeline.Motion) {
        timeline.motion = motion
        resumedAt = TurnLoop.main.now
        for track in tracks { track.begin = track.layer?.localNow ?? resumedAt }
        runs = true
        watchEnd()
        endIfNothingMoves()
    }

    /// Schedules the end of an animator that stays active at it. Its animations stay at their end and do not report it
    /// (B6.60).
    final func watchEnd() {
        timeline.holdsAtEnd = staysActive
        guard staysActive, let length = timeline.length else { return }
        watchedRuns += 1
        let run = watchedRuns
        TurnLoop.main.schedule(after: resumedAt + length - TurnLoop.main.now) { [weak self] in
            guard let self, runs, staysActive, run == watchedRuns else { return }
            end()
        }
    }

    /// Whether the animator stays active at its end and calls no completion handler.
    final var staysActive: Bool {
        pausesOnCompletion
            || wasContinued && !belongsToSystem && HeadlessQuirks.continuedAnimatorsLoseTheirCompletion
    }

    /// Whether the animator can be interrupted. An animator started within another animation can be interrupted only by
    /// the other animation (B6.65).
    final var mayBeInterrupted: Bool {
        if isInterruptible || phase == .inactive { return true }
        HeadlessLog.warn("The property animator is not interruptible. Set isInterruptible before it starts.")
        return false
    }

    final func requireInactive(_ property: String) {
        precondition(
            phase == .inactive, "\(property) of a property animator was changed in state \(state); set it before.")
    }
}
