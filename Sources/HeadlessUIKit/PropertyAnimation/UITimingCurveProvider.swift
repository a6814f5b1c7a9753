public import Foundation

/// The kinds of timing that a property animator can use.
public enum UITimingCurveType: Int, Sendable {
    case builtin
    case cubic
    case spring
    case composed
}

/// Provides the timing of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
    /// Returns the pace for a duration. A spring defined by physical values has its own duration (B6.33).
    ///
    /// - Parameter speeds: Factors for the initial velocity of a spring.
    func pace(
        over duration: TimeInterval, speedingUp speeds: CGVector = CGVector(dx: 1, dy: 1)
    ) -> (pace: AnimationPace, duration: TimeInterval) {
        if let spring = springTimingParameters { return spring.pace(over: duration, speedingUp: speeds) }
        return (cubicTimingParameters?.pace ?? UIView.AnimationCurve.easeInOut.pace, duration)
    }
}
