public import Foundation
import HeadlessMotion

/// The timing parameters of a cubic curve.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    private let curve: UIView.AnimationCurve
    private let points: (CGPoint, CGPoint)
    private let kind: UITimingCurveType
    final let pace: AnimationPace

    /// Creates timing parameters with Core Animation's default curve (B6.4).
    public override convenience init() {
        self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
    }

    public init(animationCurve curve: UIView.AnimationCurve) {
        self.curve = curve
        points = Self.controlPoints(of: curve)
        kind = .builtin
        pace = curve.pace
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        curve = .easeInOut
        points = (point1, point2)
        kind = .cubic
        pace = .curve(TimingCurve(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y))
    }

    open var animationCurve: UIView.AnimationCurve { curve }
    open var controlPoint1: CGPoint { points.0 }
    open var controlPoint2: CGPoint { points.1 }
    open var timingCurveType: UITimingCurveType { kind }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    private static func controlPoints(of curve: UIView.AnimationCurve) -> (CGPoint, CGPoint) {
        switch curve {
        case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
        case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
        case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
        case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
        }
    }
}
