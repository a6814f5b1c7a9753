/// One coordinate of a cubic Bézier curve that runs from 0 to 1, as a polynomial in the curve's parameter.
///
/// This type is separate from `TimingCurve` because x and y need the same calculations.
struct BezierAxis: Hashable, Sendable {
    let first: Double
    let second: Double

    private var linear: Double { 3 * first }
    private var quadratic: Double { 3 * (second - 2 * first) }
    private var cubic: Double { 1 + 3 * (first - second) }

    func value(at parameter: Double) -> Double {
        ((cubic * parameter + quadratic) * parameter + linear) * parameter
    }

    func slope(at parameter: Double) -> Double {
        (3 * cubic * parameter + 2 * quadratic) * parameter + linear
    }

    func bend(at parameter: Double) -> Double {
        6 * cubic * parameter + 2 * quadratic
    }

    /// Returns a parameter in `0...1` at which the coordinate is `value`, which must be in `0...1`.
    ///
    /// Uses Newton's method within a bracket that shrinks around the solution. A step that would leave the bracket, as
    /// at a flat part of the curve, is replaced by a bisection.
    func parameter(of value: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var parameter = value
        for _ in 0..<80 {
            let error = self.value(at: parameter) - value
            if error == 0 { break }
            if error < 0 { low = parameter } else { high = parameter }
            let step = error / slope(at: parameter)
            if abs(step) < 1e-12 || high - low < 1e-15 { break }
            let next = parameter - step
            parameter = next > low && next < high ? next : (low + high) / 2
        }
        return parameter
    }
}
