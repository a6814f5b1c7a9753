/// The progress of a movement as a function of time: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The x of a control point is clamped to `0...1`, because time must not run backwards. Its y can be outside this
/// range, because a movement can overshoot. A control point that is not finite is moved to the end of the curve that it
/// belongs to.
package struct TimingCurve: Hashable, Sendable {
    /// Constant speed.
    package static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
    /// Slow at both ends. This is the default curve of view animations.
    package static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    /// Slow at the start, for disappearing content.
    package static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
    /// Slow at the end, for appearing content.
    package static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
    /// The default curve of layer animations, with a fast start and a long, slow end.
    package static let systemDefault = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

    private let x: BezierAxis
    private let y: BezierAxis

    /// Creates a curve with two control points, (x1, y1) and (x2, y2).
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

    /// Returns the progress at a fraction of the time, to within a millionth.
    ///
    /// Before 0, or if the time is not a number, the progress is 0. After 1 it is 1.
    package func value(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard time < 1 else { return 1 }
        return isLinear ? time : y.value(at: x.parameter(of: time))
    }

    /// Returns the time at which the curve has a value. This is the inverse of `value(at:)`.
    ///
    /// A curve that overshoots has some values more than once; the result is then one of those times. For values
    /// outside `0...1` the result is the time of the nearer end.
    package func time(ofValue value: Double) -> Double {
        guard value > 0 else { return 0 }
        guard value < 1 else { return 1 }
        return isLinear ? value : x.value(at: y.parameter(of: value))
    }

    /// Returns the speed at a time, as progress per whole duration. A spring can continue with this speed.
    ///
    /// At 0 and 1 this is the slope on the inner side, and outside that range it is 0. Where the curve is vertical the
    /// speed is infinite.
    package func velocity(at time: Double) -> Double {
        guard time >= 0, time <= 1 else { return 0 }
        if isLinear { return 1 }
        let parameter = time == 0 || time == 1 ? time : x.parameter(of: time)
        let run = x.slope(at: parameter)
        let rise = y.slope(at: parameter)
        if abs(run) > 1e-9 { return rise / run }
        if abs(rise) > 1e-9 { return rise < 0 ? -.infinity : .infinity }
        // Both slopes are zero where a control point coincides with its end. The second derivatives then give the
        // direction.
        return y.bend(at: parameter) / x.bend(at: parameter)
    }
}
