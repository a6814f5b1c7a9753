import Foundation
import HeadlessMotion

/// One part of a movement along one axis, as a function of the time since it began.
enum ScrollLeg: Equatable {
    /// Slows down exponentially over a distance: `from + way (1 - e^(-pace t))`.
    case slide(from: CGFloat, way: CGFloat, pace: CGFloat)
    /// Returns to an end without oscillating: `end + (excess + (velocity + rate excess) t) e^(-rate t)`.
    case spring(end: CGFloat, excess: CGFloat, velocity: CGFloat)
    /// Returns to an end from rest, as an over-damped spring does: the sum of a slow and a fast part (B27.14).
    case creep(end: CGFloat, excess: CGFloat)
    /// Eases in and out, for an offset that code sets with an animation.
    case ease(from: CGFloat, to: CGFloat, duration: TimeInterval)

    /// The angular frequency of the spring, per second (B27.14).
    static let springRate: CGFloat = 11
    /// The two rates at which content returns from rest, per second (B27.14).
    private static let slow: CGFloat = 9
    private static let fast: CGFloat = 46
    /// The distance below which content has arrived, in points: half a pixel at a display scale of 3.
    static let nearness: CGFloat = 1.0 / 6

    func offset(at time: TimeInterval) -> CGFloat {
        switch self {
        case .slide(let from, let way, let pace):
            return from + way * (1 - exp(-pace * time))
        case .spring(let end, let excess, let velocity):
            return end + (excess + (velocity + Self.springRate * excess) * time) * exp(-Self.springRate * time)
        case .creep(let end, let excess):
            let rest = Self.fast * exp(-Self.slow * time) - Self.slow * exp(-Self.fast * time)
            return end + excess * rest / (Self.fast - Self.slow)
        case .ease(let from, let to, let duration):
            let part = duration > 0 ? TimingCurve.easeInOut.value(at: time / duration) : 1
            return from + (to - from) * CGFloat(part)
        }
    }

    var destination: CGFloat {
        switch self {
        case .slide(let from, let way, _): from + way
        case .spring(let end, _, _), .creep(let end, _): end
        case .ease(_, let to, _): to
        }
    }

    /// The time after which the content has arrived.
    var duration: TimeInterval {
        switch self {
        case .slide(_, let way, let pace):
            abs(way) > Self.nearness ? log(abs(way) / Self.nearness) / pace : 0
        case .spring(_, let excess, let velocity):
            Self.springDuration(excess: excess, velocity: velocity)
        case .creep(_, let excess):
            Self.creepDuration(excess: excess)
        case .ease(_, _, let duration):
            duration
        }
    }

    /// Returns the time after which content that started at rest has arrived. By then the fast part is over.
    private static func creepDuration(excess: CGFloat) -> TimeInterval {
        guard abs(excess) > nearness else { return 0 }
        return log(abs(excess) / nearness * fast / (fast - slow)) / slow
    }

    /// Returns the time after which a spring has arrived. A critically damped spring changes direction at most once,
    /// and then only approaches its end.
    private static func springDuration(excess: CGFloat, velocity: CGFloat) -> TimeInterval {
        let spring = ScrollLeg.spring(end: 0, excess: excess, velocity: velocity)
        let slope = velocity + springRate * excess
        var low: TimeInterval = slope == 0 ? 0 : max(0, 1 / springRate - excess / slope)
        guard abs(spring.offset(at: low)) > nearness else { return low }
        var high = low + 1 / springRate
        while abs(spring.offset(at: high)) > nearness { high += 1 / springRate }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if abs(spring.offset(at: middle)) > nearness { low = middle } else { high = middle }
        }
        return high
    }
}
