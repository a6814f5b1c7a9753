public import Foundation

/// An animation of one key path through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// The path that a point follows, used instead of `values`. Each stroke is the interval between two key frames.
    open var path: CGPath?
    /// The key times, from 0 to 1. There is one for each value, and one more for the end in discrete mode.
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear

    override func values(
        of path: LayerKeyPath, on layer: CALayer, shown: LayerValues
    ) -> LayerEffect.Values? {
        if let frames = self.path.map({ frames(along: $0.shape) }) ?? framesThroughValues(of: path) {
            return .frames(frames)
        }
        HeadlessLog.warn(
            "A CAKeyframeAnimation of \"\(keyPath ?? "nil")\" has no effect: it needs a path, or values that can be "
                + "animated, a key time for each of them, in ascending order, and distances if it is paced.")
        return nil
    }

    private func framesThroughValues(of path: LayerKeyPath) -> KeyFrames? {
        let stops = (values ?? []).compactMap { path.value($0) }
        guard !stops.isEmpty, stops.count == values?.count else { return nil }
        if calculationMode.isPaced {
            let places = KeyFrames.pacedPlaces(of: stops)
            return places.map { KeyFrames(places: $0, values: stops, between: calculationMode.between) }
        }
        return places(of: stops.count).map {
            KeyFrames(
                places: $0, values: stops, curves: (timingFunctions ?? []).map(\.curve),
                between: calculationMode.between)
        }
    }

    /// Returns the key times, or evenly spaced times if the app set none. Returns nil if the key times are invalid.
    final func places(of count: Int) -> [Double]? {
        let isDiscrete = calculationMode == .discrete
        guard let times = keyTimes?.map(\.doubleValue) else {
            let parts = isDiscrete ? count : max(1, count - 1)
            return (0..<count).map { Double($0) / Double(parts) }
        }
        return times.count == (isDiscrete ? count + 1 : count) && times == times.sorted() ? times : nil
    }
}
