import Foundation

extension AnimationTimeline {
    /// A rate at which whatever is left takes no time.
    private static let atOnce = 1e9

    /// The motion from a held place to an end.
    ///
    /// - Parameters:
    ///   - parameters: another timing for the rest of the way; nil keeps the timeline's own.
    ///   - factor: how long the rest takes, in parts of the whole duration; 0 for as long as it would have (B6.59).
    func continuing(
        from held: AnimationProgress, by parameters: (any UITimingCurveProvider)? = nil, factor: Double = 0,
        reversed: Bool
    ) -> Motion {
        guard let parameters else { return resuming(from: held.x, factor: factor, reversed: reversed) }
        let target = reversed ? 0.0 : 1.0
        let length = factor > 0 ? factor * duration : abs(target - held.x) * duration
        let own = parameters.pace(over: length)
        return .settling(from: held, to: target, pace: own.pace, duration: own.duration)
    }

    /// Along the own curve: the value stays where it is and time is mapped back onto the curve (B6.58).
    private func resuming(from fraction: Double, factor: Double, reversed: Bool) -> Motion {
        let time = pace.time(ofProgress: fraction, duration: duration)
        let remaining = reversed ? time : 1 - time
        let length = factor > 0 ? factor * duration : remaining * duration
        let rate = length > 0 ? remaining / length : Self.atOnce
        return .resumed(time: time, rate: reversed ? -rate : rate)
    }
}
