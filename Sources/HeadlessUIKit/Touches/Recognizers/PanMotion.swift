import Foundation

/// The way of a pan as a value: what it reports follows from the touch samples alone.
@MainActor
struct PanMotion {
    /// How far back the velocity looks, and how long a finger that no longer moves keeps it, in seconds (B7.14).
    static let memory: TimeInterval = 0.1

    private struct Sample {
        var time: TimeInterval
        var travel: CGPoint
    }

    /// The whole way since the first touch, in window coordinates.
    private(set) var travel = CGPoint.zero
    private var base = CGPoint.zero
    private var samples: [Sample]
    private var now: TimeInterval

    init(at time: TimeInterval) {
        now = time
        samples = [Sample(time: time, travel: .zero)]
    }

    /// Settable, to count anew from another value (B7.13).
    var translation: CGPoint {
        get { travel - base }
        set { base = travel - newValue }
    }

    /// The mean speed over the last samples, zero when the finger rested before the last event.
    var velocity: CGPoint {
        guard let last = samples.last, let first = samples.dropLast().first,
            now - last.time < Self.memory - TurnLoop.instant
        else { return .zero }
        return (last.travel - first.travel) / (last.time - first.time)
    }

    mutating func move(by way: CGPoint, at time: TimeInterval) {
        travel = travel + way
        now = time
        if samples.last?.time == time { samples.removeLast() }
        samples.append(Sample(time: time, travel: travel))
        let recent = samples.firstIndex { time - $0.time <= Self.memory + TurnLoop.instant } ?? 0
        // One older sample stays where it is the only one to measure a speed from.
        samples.removeFirst(min(recent, max(0, samples.count - 2)))
    }

    /// An event without a movement: the finger lifts.
    mutating func rest(at time: TimeInterval) {
        now = time
    }
}
