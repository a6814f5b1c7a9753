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
        case paused(fraction: Double)
        /// Along the pace from a fraction of its time, at a rate in whole paces a second; negative runs back.
        case resumed(time: Double, rate: Double)
        /// From a fraction to one of the ends by a pace of its own.
        case settling(from: Double, to: Double, pace: AnimationPace, duration: TimeInterval)
    }

    let pace: AnimationPace
    let duration: TimeInterval
    var motion: Motion
    /// Whether the animations stay when they have reached their end, to be turned round or scrubbed from there.
    var holdsAtEnd = false

    init(pace: AnimationPace, duration: TimeInterval, motion: Motion) {
        self.pace = pace
        self.duration = duration
        self.motion = motion
    }

    /// The fraction of the way from the old value to the new one.
    func progress(elapsed: TimeInterval) -> Double {
        switch motion {
        case .playing(let delay):
            duration > 0 ? pace.progress(at: (elapsed - delay) / duration, duration: duration) : 1
        case .paused(let fraction):
            fraction
        case .resumed(let time, let rate):
            pace.progress(at: time + rate * elapsed, duration: duration)
        case .settling(let from, let to, let pace, let duration):
            duration > 0 ? from + (to - from) * pace.progress(at: elapsed / duration, duration: duration) : to
        }
    }

    /// How long after the last change of motion the end is reached; nil while paused.
    var length: TimeInterval? {
        switch motion {
        case .playing(let delay): delay + duration
        case .paused: nil
        case .resumed(let time, let rate) where rate > 0: max(0, (1 - time) / rate)
        case .resumed(let time, let rate): rate < 0 ? max(0, time / -rate) : 0
        case .settling(_, _, _, let duration): duration
        }
    }
}
