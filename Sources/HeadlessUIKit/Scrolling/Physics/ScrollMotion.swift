import Foundation

/// A movement on one axis from its start to its rest: one leg after the other, each for a time.
struct ScrollMotion: Equatable {
    struct Stage: Equatable {
        var leg: ScrollLeg
        var duration: TimeInterval
    }

    private(set) var stages: [Stage]
    let destination: CGFloat
    /// What somebody else added to the offset under way.
    private var shift: CGFloat = 0

    /// The last leg runs until it has arrived.
    init(_ first: [Stage] = [], last: ScrollLeg) {
        stages = first + [Stage(leg: last, duration: last.duration)]
        destination = last.destination
    }

    /// Ends abruptly, as content does that does not bounce.
    init(_ stages: [Stage], stoppingAt destination: CGFloat) {
        self.stages = stages
        self.destination = destination
    }

    init(_ first: Stage, then rest: ScrollMotion) {
        stages = [first] + rest.stages
        destination = rest.destination
    }

    var duration: TimeInterval { stages.reduce(0) { $0 + $1.duration } }

    /// From the end on exactly the destination.
    func offset(at time: TimeInterval) -> CGFloat {
        var time = time
        for stage in stages {
            if time < stage.duration { return stage.leg.offset(at: time) + shift }
            time -= stage.duration
        }
        return destination + shift
    }

    /// The same movement from another place, for code that moves the content under way.
    mutating func shift(by way: CGFloat) {
        shift += way
    }
}
