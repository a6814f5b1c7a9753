import Foundation

/// A movement along one axis from its start to rest. It consists of consecutive legs, each with a duration.
struct ScrollMotion: Equatable {
    struct Stage: Equatable {
        var leg: ScrollLeg
        var duration: TimeInterval
    }

    private(set) var stages: [Stage]
    let destination: CGFloat
    /// The distance by which other code has moved the content during the movement.
    private var shift: CGFloat = 0

    /// Creates a movement whose last leg runs until the content has arrived.
    init(_ first: [Stage] = [], last: ScrollLeg) {
        stages = first + [Stage(leg: last, duration: last.duration)]
        destination = last.destination
    }

    /// Creates a movement that ends abruptly, for content that does not bounce.
    init(_ stages: [Stage], stoppingAt destination: CGFloat) {
        self.stages = stages
        self.destination = destination
    }

    init(_ first: Stage, then rest: ScrollMotion) {
        stages = [first] + rest.stages
        destination = rest.destination
    }

    var duration: TimeInterval { stages.reduce(0) { $0 + $1.duration } }

    /// Returns the offset at a time. At and after the end it is exactly the destination.
    func offset(at time: TimeInterval) -> CGFloat {
        var time = time
        for stage in stages {
            if time < stage.duration { return stage.leg.offset(at: time) + shift }
            time -= stage.duration
        }
        return destination + shift
    }

    /// Shifts the movement, for code that moves the content while it runs.
    mutating func shift(by way: CGFloat) {
        shift += way
    }
}
