public import Foundation

/// An animation of one key path through several values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// Parts of the whole, from 0 to 1: one a value, and one more for the end where the mode is discrete.
    open var keyTimes: [NSNumber]?
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear

    override func values(
        of path: LayerKeyPath, on layer: CALayer, shown: LayerValues
    ) -> LayerEffect.Course? {
        let stops = (values ?? []).compactMap(LayerValue.init(client:))
        guard !stops.isEmpty, stops.count == values?.count, let places = places(of: stops) else {
            HeadlessLog.warn(
                "A CAKeyframeAnimation of \"\(keyPath ?? "nil")\" has no effect: it needs values that can be animated, "
                    + "a key time for each of them, in ascending order, and a calculation mode the stand-in has.")
            return nil
        }
        let isPaced = calculationMode == .paced
        return .frames(
            KeyFrames(
                places: places, values: stops, curves: isPaced ? [] : (timingFunctions ?? []).map(\.curve),
                isDiscrete: calculationMode == .discrete))
    }

    private func places(of stops: [LayerValue]) -> [Double]? {
        switch calculationMode {
        case .paced: KeyFrames.pacedPlaces(of: stops)
        case .discrete: given(stops.count + 1) ?? even(stops.count, parts: stops.count)
        case .linear: given(stops.count) ?? even(stops.count, parts: max(1, stops.count - 1))
        default: nil
        }
    }

    private func even(_ count: Int, parts: Int) -> [Double]? {
        keyTimes == nil ? (0..<count).map { Double($0) / Double(parts) } : nil
    }

    private func given(_ count: Int) -> [Double]? {
        guard let times = keyTimes?.map(\.doubleValue), times.count == count, times == times.sorted() else {
            return nil
        }
        return times
    }
}

/// How the values between key frames are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
}
