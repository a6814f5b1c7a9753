import Foundation

/// The recent positions of a moving point, from which its velocity is computed (B7.14).
@MainActor
struct SampleTrail {
    /// The age up to which samples count towards the velocity, in seconds. A point that has not moved for this long has
    /// no velocity.
    static let memory: TimeInterval = 0.1

    private struct Sample {
        var time: TimeInterval
        var place: CGPoint
    }

    private var samples: [Sample]
    private var now: TimeInterval

    init(at time: TimeInterval, place: CGPoint) {
        now = time
        samples = [Sample(time: time, place: place)]
    }

    /// The velocity that a recognizer reports. Whether it is zero after a rest is a question (B7.14).
    var velocity: CGPoint { HeadlessQuirks.restingFingersKeepVelocity ? lastVelocity : currentVelocity }

    /// The mean velocity over the recent samples. It is zero if there was no movement for a while before the last
    /// event.
    var currentVelocity: CGPoint {
        guard let last = samples.last, now - last.time < Self.memory - TurnLoop.instant else { return .zero }
        return lastVelocity
    }

    /// The mean velocity over the last samples, however old they are.
    private var lastVelocity: CGPoint {
        guard let last = samples.last, let first = samples.dropLast().first else { return .zero }
        return (last.place - first.place) / (last.time - first.time)
    }

    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        now = time
        // On a screen a finger that stays where it is sends no event.
        if HeadlessQuirks.restingFingersKeepVelocity, samples.last?.place == place { return }
        if samples.last?.time == time { samples.removeLast() }
        samples.append(Sample(time: time, place: place))
        // Keep an older sample if there would otherwise be only one.
        while samples.count > 2, time - samples[0].time > Self.memory + TurnLoop.instant { samples.removeFirst() }
    }

    /// Records an event without movement, such as the finger lifting.
    mutating func rest(at time: TimeInterval) {
        now = time
    }
}
