import BatonMotion
import Foundation
import HeadlessMotion

/// Values with their places on a way from 0 to 1, and what is in between.
struct KeyFrames {
    /// How one value becomes the next.
    enum Between {
        case lines
        /// It stays until the next one is there.
        case jumps
        /// Smoothly, by a curve through all of them.
        case curves
    }

    /// Ascending, one for each value.
    let places: [Double]
    let values: [LayerValue]
    /// One for each stretch between two values; where there is none, it is linear.
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

    /// The curve of Catmull and Rom, which is nothing but mixing: at each value it goes in the direction from the one
    /// before to the one after.
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

    /// The places at which the way through the values is covered at a constant speed; nil if their distances are
    /// unknown.
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
