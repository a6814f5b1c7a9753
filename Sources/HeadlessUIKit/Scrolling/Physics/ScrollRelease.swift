import BatonMotion
import Foundation

/// Determines how content moves along one axis after the finger lifts.
struct ScrollRelease: Equatable {
    var span: ScrollSpan
    var offset: CGFloat
    /// The velocity of the offset in points per second. Positive values point towards the end of the content.
    var velocity: CGFloat
    /// The fraction of the velocity that remains after each millisecond.
    var rate: CGFloat

    /// The offset at which the content would stop if it had no ends. A distance too short to be visible counts as zero.
    var projection: CGFloat {
        let way = CGFloat(FlickProjection(decelerationRate: Double(rate)).distance(velocity: Double(velocity)))
        return abs(way) < ScrollLeg.nearness ? offset : offset + way
    }

    /// The offset at which the content comes to rest, between its ends.
    var target: CGFloat {
        span.contains(offset) ? span.rest(nearest: projection) : returning.destination
    }

    /// The exponential decay rate of the velocity, per second.
    private var pace: CGFloat { -1000 * log(rate) }

    /// The movement after the release. Content that would pass an end bounces, or stops there if bouncing is off.
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

    /// Returns the movement to a target that the delegate or paging chose.
    ///
    /// The movement keeps the release velocity if that velocity leads to the target, unless the content would then slow
    /// down more gradually than at the deceleration rate.
    func motion(to target: CGFloat, noSlowerThan rate: CGFloat? = nil) -> ScrollMotion {
        let way = target - offset
        let least = -1000 * log(min(self.rate, rate ?? self.rate))
        return ScrollMotion(last: .slide(from: offset, way: way, pace: way == 0 ? least : max(least, velocity / way)))
    }

    /// The movement back from beyond an end. If the velocity carries the content through the end, the content slides on
    /// from there.
    private var returning: ScrollMotion {
        let end = span.rest(nearest: offset)
        let excess = offset - end
        guard velocity != 0 else { return ScrollMotion(last: .creep(end: end, excess: excess)) }
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
