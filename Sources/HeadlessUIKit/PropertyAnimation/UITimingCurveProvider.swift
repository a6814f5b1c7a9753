public import Foundation

/// Kinds of timing that a property animator can run by.
public enum UITimingCurveType: Int, Sendable {
    case builtin
    case cubic
    case spring
    case composed
}

/// Says how a property animator runs.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// The pace over a duration. A spring given by its physics brings its own duration (B6.33).
    func pace(over duration: TimeInterval) -> (pace: AnimationPace, duration: TimeInterval) {
        if let spring = springTimingParameters { return spring.pace(over: duration) }
        return (cubicTimingParameters?.pace ?? UIView.AnimationCurve.easeInOut.pace, duration)
    }
}
