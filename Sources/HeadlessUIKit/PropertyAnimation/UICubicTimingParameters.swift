import BatonMotion
public import Foundation

/// Timing along a cubic curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    public let animationCurve: UIView.AnimationCurve
    public let controlPoint1: CGPoint
    public let controlPoint2: CGPoint
    private let kind: UITimingCurveType
    final let pace: AnimationPace

    /// Core Animation's default curve (B6.4).
    public override init() {
        animationCurve = .easeInOut
        controlPoint1 = CGPoint(x: 0.25, y: 0.1)
        controlPoint2 = CGPoint(x: 0.25, y: 1)
        kind = .cubic
        pace = .curve(.systemDefault)
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        let points = Self.controlPoints(of: curve)
        controlPoint1 = points.0
        controlPoint2 = points.1
        kind = .builtin
        pace = curve.pace
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        controlPoint1 = point1
        controlPoint2 = point2
        kind = .cubic
        pace = .curve(TimingCurve(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y))
    }

    public var timingCurveType: UITimingCurveType { kind }
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    public var springTimingParameters: UISpringTimingParameters? { nil }

    private static func controlPoints(of curve: UIView.AnimationCurve) -> (CGPoint, CGPoint) {
        switch curve {
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
    }
}
