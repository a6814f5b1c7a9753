import Foundation

/// Progress of a set of animations that share a block or a property animator.
///
/// Elapsed time is counted from the moment of the last change of motion, in the time of each animated layer, so that a
/// frozen or scrubbed layer freezes and scrubs these animations too. One change here moves all of them: a scrub costs
/// the same for one view and for a thousand.
@MainActor
final class AnimationTimeline {
    enum Motion {
        /// Waiting for the delay to pass, then along the pace from its beginning.
        case playing(delay: TimeInterval)
        /// Held at a fraction of the value.
        case paused(AnimationProgress)
        /// Along the pace from a fraction of its time, at a rate in whole paces a second; negative runs back.
        case resumed(time: Double, rate: Double)
        /// From a fraction to one of the ends by a pace of its own.
        indirect case settling(from: AnimationProgress, to: Double, pace: AnimationPace, duration: TimeInterval)

        static let waiting = Motion.paused(AnimationProgress(0))
    }

    let pace: AnimationPace
    let duration: TimeInterval
    let cycles: AnimationCycles
    // See `CALayer.values`.
    @exclusivity(unchecked) var motion: Motion
    /// Whether the animations stay when they have reached their end, to be turned round or scrubbed from there.
    var holdsAtEnd = false

    init(pace: AnimationPace, duration: TimeInterval, cycles: AnimationCycles = .once, motion: Motion) {
        self.pace = pace
        self.duration = duration
        self.cycles = cycles
        self.motion = motion
    }

    /// The part of the way from the old value to the new one.
    func progress(elapsed: TimeInterval) -> AnimationProgress {
        switch motion {
        case .playing(let delay):
            guard duration > 0 else { return AnimationProgress(elapsed < delay ? 0 : 1) }
            return pace.progress(at: cycles.place(after: (elapsed - delay) / duration), duration: duration)
        case .paused(let progress):
            return progress
        case .resumed(let time, let rate):
            return pace.progress(at: time + rate * elapsed, duration: duration)
        case .settling(let from, let to, let pace, let duration):
            guard duration > 0 else { return AnimationProgress(to) }
            return from.moved(to: to, by: pace.progress(at: elapsed / duration, duration: duration))
        }
    }

    /// How long after the last change of motion the end is reached; nil if it never is.
    var length: TimeInterval? {
        switch motion {
        case .playing(let delay): cycles.length.isFinite ? delay + duration * cycles.length : nil
        case .paused: nil
        case .resumed(let time, let rate) where rate > 0: max(0, (1 - time) / rate)
        case .resumed(let time, let rate): rate < 0 ? max(0, time / -rate) : 0
        case .settling(_, _, _, let duration): duration
        }
    }

    /// Whether it is on its way back to the old values.
    var runsBack: Bool {
        switch motion {
        case .playing, .paused: false
        case .resumed(_, let rate): rate < 0
        case .settling(_, let end, _, _): end == 0
        }
    }
}
