import Foundation

/// The last places of something that moves, for its speed (B7.14).
@MainActor
struct SampleTrail {
    /// How far back the speed looks, and how long something that no longer moves keeps it, in seconds.
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

    /// The mean speed over the last samples, zero when there was no movement for a while before the last event.
    var velocity: CGPoint {
        guard let last = samples.last, let first = samples.dropLast().first,
            now - last.time < Self.memory - TurnLoop.instant
        else { return .zero }
        return (last.place - first.place) / (last.time - first.time)
    }

    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        now = time
        if samples.last?.time == time { samples.removeLast() }
        samples.append(Sample(time: time, place: place))
        let recent = samples.firstIndex { time - $0.time <= Self.memory + TurnLoop.instant } ?? 0
        // One older sample stays where it is the only one to measure a speed from.
        samples.removeFirst(min(recent, max(0, samples.count - 2)))
    }

    /// An event without a movement: the finger lifts.
    mutating func rest(at time: TimeInterval) {
        now = time
    }
}
