import BatonMotion
import Foundation

/// Values with their places on a way from 0 to 1, and what is in between.
struct KeyFrames {
    /// Ascending, one for each value.
    let places: [Double]
    let values: [LayerValue]
    /// One for each stretch between two values; where there is none, it is linear.
    var curves: [TimingCurve] = []
    /// Whether a value stays until the next one instead of turning into it.
    var isDiscrete = false

    func value(at progress: Double) -> LayerValue {
        guard let next = places.firstIndex(where: { $0 > progress }) else { return values[values.count - 1] }
        guard next > 0 else { return values[0] }
        let last = next - 1
        if isDiscrete { return values[last] }
        let part = (progress - places[last]) / (places[next] - places[last])
        let eased = last < curves.count ? curves[last].value(at: part) : part
        return values[last].mixed(with: values[next], by: AnimationProgress(eased))
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
