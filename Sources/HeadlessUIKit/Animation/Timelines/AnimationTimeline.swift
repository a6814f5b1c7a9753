import Foundation

/// The timing shared by the animations of a block or a property animator.
///
/// Elapsed time counts from the last change of motion, in the local time of each animated layer. Freezing or scrubbing
/// a layer therefore also freezes or scrubs these animations. A change of the motion applies to all animations at once,
/// so scrubbing costs the same for any number of views.
final class AnimationTimeline {
    enum Motion {
        /// Waits for the delay, then follows the pace from its start.
        case playing(delay: TimeInterval)
        /// Stays at a fixed progress.
        case paused(AnimationProgress)
        /// Follows the pace from a fraction of its time. The rate is in durations per second; a negative rate reverses.
        case resumed(time: Double, rate: Double)
        /// Runs from a progress to one of the ends with its own pace.
        indirect case settling(from: AnimationProgress, to: Double, pace: AnimationPace, duration: TimeInterval)

        static let waiting = Motion.paused(AnimationProgress(0))
    }

    let pace: AnimationPace
    let duration: TimeInterval
    let cycles: AnimationCycles
    // Unchecked for the reason given at `CALayer.values`.
    @exclusivity(unchecked) var motion: Motion
    /// Whether the animations stay after they reach their end, so that they can be reversed or scrubbed from there.
    var holdsAtEnd = false

    init(pace: AnimationPace, duration: TimeInterval, cycles: AnimationCycles = .once, motion: Motion) {
        self.pace = pace
        self.duration = duration
        self.cycles = cycles
        self.motion = motion
    }

    /// Returns the progress from the old value to the new value.
    func progress(elapsed: TimeInterval) -> AnimationProgress {
        switch motion {
        case .playing(let delay):
            return progress(playedFor: elapsed - delay)
        case .paused(let progress):
            return progress
        case .resumed(let time, let rate):
            return pace.progress(at: time + rate * elapsed, duration: duration)
        case .settling(let from, let to, let pace, let duration):
            guard duration > 0 else { return AnimationProgress(to) }
            return from.moved(to: to, by: pace.progress(at: elapsed / duration, duration: duration))
        }
    }

    /// Returns the fraction of the time that has passed. A rest that runs with its own pace counts from the progress at
    /// which it began.
    func fractionOfTime(elapsed: TimeInterval) -> Double {
        switch motion {
        case .playing(let delay): duration > 0 ? (elapsed - delay) / duration : 1
        case .paused(let progress): progress.x
        case .resumed(let time, let rate): time + rate * elapsed
        case .settling(let from, let to, _, let duration):
            duration > 0 ? from.x + (to - from.x) * min(1, elapsed / duration) : to
        }
    }

    /// Returns the progress after the animations have played for a time, which is negative before their start.
    func progress(playedFor time: TimeInterval) -> AnimationProgress {
        guard duration > 0 else { return AnimationProgress(time < 0 ? 0 : 1) }
        return pace.progress(at: cycles.place(after: time / duration), duration: duration)
    }

    /// The time from the last change of motion to the end, or nil if the end is never reached.
    var length: TimeInterval? {
        switch motion {
        case .playing(let delay): cycles.length.isFinite ? delay + duration * cycles.length : nil
        case .paused: nil
        case .resumed(let time, let rate) where rate > 0: max(0, (1 - time) / rate)
        case .resumed(let time, let rate): rate < 0 ? max(0, time / -rate) : 0
        case .settling(_, _, _, let duration): duration
        }
    }

    /// Whether the animations run back to the old values.
    var runsBack: Bool {
        switch motion {
        case .playing, .paused: false
        case .resumed(_, let rate): rate < 0
        case .settling(_, let end, _, _): end == 0
        }
    }
}
