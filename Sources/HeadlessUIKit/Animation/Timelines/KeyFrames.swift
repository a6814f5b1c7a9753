import BatonMotion
import Foundation
import HeadlessMotion

/// Values at places from 0 to 1, and the interpolation between them.
struct KeyFrames {
    /// The interpolation from one value to the next.
    enum Between {
        case lines
        /// The value stays until the place of the next value.
        case jumps
        /// A smooth curve through all values.
        case curves
    }

    /// The places in ascending order, one for each value.
    let places: [Double]
    let values: [LayerValue]
    /// The timing curves, one for each interval between two values. An interval without a curve is linear.
    var curves: [TimingCurve] = []
    var between = Between.lines

    func value(at progress: Double) -> LayerValue {
        guard let next = places.firstIndex(where: { $0 > progress }) else { return values[values.count - 1] }
        guard next > 0 else { return values[0] }
        let last = next - 1
        if between == .jumps { return values[last] }
        let part = (progress - places[last]) / (places[next] - places[last])
        let eased = last < curves.count ? curves[last].value(at: part) : part
        return between == .curves
            ? curve(from: last, at: eased) : values[last].mixed(with: values[next], by: AnimationProgress(eased))
    }

    /// Interpolates with a Catmull-Rom spline, computed by repeated mixing.
    ///
    /// At each value the curve has the direction from the previous value to the next.
    private func curve(from index: Int, at part: Double) -> LayerValue {
        func mix(_ from: LayerValue, _ to: LayerValue, _ part: Double) -> LayerValue {
            from.mixed(with: to, by: AnimationProgress(part))
        }
        let (from, to) = (values[index], values[index + 1])
        let before = index > 0 ? values[index - 1] : mix(from, to, -1)
        let after = index + 2 < values.count ? values[index + 2] : mix(from, to, 2)
        let middle = mix(from, to, part)
        return mix(
            mix(mix(before, from, part + 1), middle, (part + 1) / 2), mix(middle, mix(to, after, part - 1), part / 2),
            part)
    }

    /// Returns the places that give a constant speed through the values.
    ///
    /// Returns nil if a distance is unknown or the total distance is 0.
    static func pacedPlaces(of values: [LayerValue]) -> [Double]? {
        var sums = [0.0]
        for (one, two) in zip(values, values.dropFirst()) {
            guard let distance = one.distance(to: two) else { return nil }
            sums.append((sums.last ?? 0) + distance)
        }
        guard let whole = sums.last, whole > 0 else { return nil }
        return sums.map { $0 / whole }
    }
}
