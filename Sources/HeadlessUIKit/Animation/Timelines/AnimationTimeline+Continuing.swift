import Foundation

extension AnimationTimeline {
    /// A rate so high that the rest of the animation takes no time.
    private static let atOnce = 1e9

    /// Returns the motion from a paused progress to one of the ends.
    ///
    /// - Parameters:
    ///   - timing: The timing for the rest of the animation; nil keeps the timeline's own timing.
    ///   - factor: The duration of the rest as a fraction of the whole duration; 0 keeps the remaining duration
    ///     (B6.59).
    @MainActor
    func continuing(
        from held: AnimationProgress, by timing: RestTiming? = nil, factor: Double = 0, reversed: Bool
    ) -> Motion {
        guard let timing else { return resuming(from: held.x, factor: factor, reversed: reversed) }
        let target = reversed ? 0.0 : 1.0
        let length = factor > 0 ? factor * duration : abs(target - held.x) * duration
        return timing.motion(from: held, to: target, lasting: length)
    }

    /// Resumes along the timeline's own pace.
    ///
    /// The time is computed from the current value, so that the value does not jump (B6.58).
    private func resuming(from fraction: Double, factor: Double, reversed: Bool) -> Motion {
        let time = pace.time(ofProgress: fraction, duration: duration)
        let remaining = reversed ? time : 1 - time
        let length = factor > 0 ? factor * duration : remaining * duration
        let rate = length > 0 ? remaining / length : Self.atOnce
        return .resumed(time: time, rate: reversed ? -rate : rate)
    }
}
