/// How far a move has come at a given part of its time: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The x of a control point is clamped to `0...1`, for time must not run back; its y may lie outside, for a move
/// may overshoot. A control point that is not finite is moved onto the end of the curve that it belongs to.
package struct TimingCurve: Hashable, Sendable {
    /// Constant speed.
    package static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    /// Slow at both ends: what a view animation uses when nothing else is said.
    package static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// Slow at the start: for what leaves.
    package static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// Slow at the end: for what arrives.
    package static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// The curve of a layer animation when nothing else is said: a quick start and a long, soft end.
    package static let systemDefault = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    private let x: BezierAxis
    private let y: BezierAxis

    /// The curve with two control points, (x1, y1) and (x2, y2).
    package init(x1: Double, y1: Double, x2: Double, y2: Double) {
        let first = x1.isFinite && y1.isFinite ? (x: min(max(x1, 0), 1), y: y1) : (x: 0, y: 0)
        let second = x2.isFinite && y2.isFinite ? (x: min(max(x2, 0), 1), y: y2) : (x: 1, y: 1)
        x = BezierAxis(first: first.x, second: second.x)
        y = BezierAxis(first: first.y, second: second.y)
    }

    /// The time coordinate of the first control point.
    package var x1: Double { x.first }
    /// The value coordinate of the first control point.
    package var y1: Double { y.first }
    /// The time coordinate of the second control point.
    package var x2: Double { x.second }
    /// The value coordinate of the second control point.
    package var y2: Double { y.second }

    private var isLinear: Bool { x == y }

    /// The part of the way covered at a part of the time, to within a millionth.
    ///
    /// Before 0 (or at a time that is not a number) it is 0, after 1 it is 1: a move rests outside its time.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return isLinear ? time : y.value(at: x.parameter(of: time))
    }

    /// The time at which the curve has a value: the opposite of `value(at:)`.
    ///
    /// A curve that overshoots passes some values more than once; the result is then one of those times. Values
    /// outside `0...1` give the nearer end.
    package func time(ofValue value: Double) -> Double {
        guard value > 0 else { return 0 }
        guard value < 1 else { return 1 }
        return isLinear ? value : x.value(at: y.parameter(of: value))
    }

    /// The speed at a time, in whole ways per whole time, so that a spring can take over where the curve is left.
    ///
    /// At 0 and 1 it is the slope on the inner side, and outside them 0. Where the curve stands upright the speed
    /// is infinite.
    package func velocity(at time: Double) -> Double {
        guard time >= 0, time <= 1 else { return 0 }
        if isLinear { return 1 }
        let parameter = time == 0 || time == 1 ? time : x.parameter(of: time)
        let run = x.slope(at: parameter)
        let rise = y.slope(at: parameter)
        if abs(run) > 1e-9 { return rise / run }
        if abs(rise) > 1e-9 { return rise < 0 ? -.infinity : .infinity }
        // Both stand still where a control point lies on its end; the direction is then that of the bend.
        return y.bend(at: parameter) / x.bend(at: parameter)
    }
}
