import BatonMotion
import Foundation

/// What becomes of content on one axis when the finger lets go of it.
struct ScrollRelease: Equatable {
    var span: ScrollSpan
    var offset: CGFloat
    /// The finger's speed in points per second, as the offset counts: positive towards the end of the content.
    var velocity: CGFloat
    /// The part of the speed that is left after each millisecond.
    var rate: CGFloat

    /// Where the content would slide to if it had no ends; too short a way to be seen is none.
    var projection: CGFloat {
        let way = CGFloat(FlickProjection(decelerationRate: Double(rate)).distance(velocity: Double(velocity)))
        return abs(way) < ScrollLeg.nearness ? offset : offset + way
    }

    /// Where it comes to rest: within its ends.
    var target: CGFloat {
        span.contains(offset) ? span.rest(nearest: projection) : returning.destination
    }

    /// How quickly the speed goes down, per second.
    private var pace: CGFloat { -1000 * log(rate) }

    /// The movement that follows by itself, with a bounce where it would lead beyond an end.
    var motion: ScrollMotion {
        guard span.contains(offset) else { return returning }
        let way = projection - offset
        let end = span.rest(nearest: projection)
        let slide = ScrollLeg.slide(from: offset, way: way, pace: pace)
        guard end != projection else { return ScrollMotion(last: slide) }
        let left = 1 - (end - offset) / way
        let stage = ScrollMotion.Stage(leg: slide, duration: -log(left) / pace)
        guard span.bounces else { return ScrollMotion([stage], stoppingAt: end) }
        return ScrollMotion([stage], last: .spring(end: end, excess: 0, velocity: way * pace * left))
    }

    /// The movement to a place that somebody else chose, or that a page has.
    ///
    /// The speed is kept where it leads there, unless the way would take longer than it does by itself.
    func motion(to target: CGFloat, noSlowerThan rate: CGFloat? = nil) -> ScrollMotion {
        let way = target - offset
        let least = -1000 * log(min(self.rate, rate ?? self.rate))
        return ScrollMotion(last: .slide(from: offset, way: way, pace: way == 0 ? least : max(least, velocity / way)))
    }

    /// From beyond an end. A flick back may lead through the end, and slides on from there.
    private var returning: ScrollMotion {
        let end = span.rest(nearest: offset)
        let excess = offset - end
        let speed = velocity * span.give(at: offset)
        let slope = speed + ScrollLeg.springRate * excess
        let spring = ScrollLeg.spring(end: end, excess: excess, velocity: speed)
        guard slope * excess < 0 else { return ScrollMotion(last: spring) }
        let arrival = -excess / slope
        let onwards = ScrollRelease(
            span: span, offset: end, velocity: slope * exp(-ScrollLeg.springRate * arrival), rate: rate)
        return ScrollMotion(ScrollMotion.Stage(leg: spring, duration: arrival), then: onwards.motion)
    }
}
