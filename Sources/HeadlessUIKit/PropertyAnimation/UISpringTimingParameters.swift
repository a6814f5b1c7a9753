public import Foundation
import HeadlessMotion

/// The timing parameters of a spring.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    private enum Form {
        case ratio(Double)
        case physics(mass: Double, stiffness: Double, damping: Double)
        case perceptual(duration: TimeInterval, bounce: Double)
    }

    private let form: Form
    private let velocity: CGVector

    /// Creates the spring of the built-in push and pop (B6.34).
    public override init() {
        form = .physics(mass: 3, stiffness: 1000, damping: 500)
        velocity = CGVector(dx: 0, dy: 0)
    }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .ratio(ratio)
        self.velocity = velocity
    }

    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        form = .physics(mass: mass, stiffness: stiffness, damping: damping)
        self.velocity = velocity
    }

    public convenience init(duration: TimeInterval, bounce: CGFloat) {
        self.init(duration: duration, bounce: bounce, initialVelocity: CGVector(dx: 0, dy: 0))
    }

    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
        form = .perceptual(duration: duration, bounce: bounce)
        self.velocity = velocity
    }

    /// The velocity, relative to the distance. At 1 the whole distance is covered in one second (B6.31).
    open var initialVelocity: CGVector { velocity }
    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Returns the pace for the duration of an animator, and the resulting duration of the animator.
    ///
    /// The velocity is a vector. Points have a spring for each axis; all other values use the x component (B6.32).
    final func pace(
        over duration: TimeInterval, speedingUp speeds: CGVector = CGVector(dx: 1, dy: 1)
    ) -> (pace: AnimationPace, duration: TimeInterval) {
        let first = spring(over: duration, velocity: velocity.dx * speeds.dx)
        let second = spring(over: duration, velocity: velocity.dy * speeds.dy)
        let pace = first == second ? AnimationPace.spring(first) : .springs(x: first, y: second)
        if case .ratio = form { return (pace, duration) }
        return (pace, max(first.settlingTime, second.settlingTime))
    }

    private func spring(over duration: TimeInterval, velocity: CGFloat) -> DampedSpring {
        switch form {
        case .ratio(let ratio):
            // Over-damping is not available here: a ratio above 1 is solved as 1 (C14).
            return DampedSpring(dampingRatio: min(1, ratio), duration: duration, initialVelocity: velocity)
        case .physics(let mass, let stiffness, let damping):
            let critical = 2 * (mass * stiffness).squareRoot()
            return DampedSpring(
                mass: mass, stiffness: stiffness, damping: min(damping, critical), initialVelocity: velocity)
        case .perceptual(let length, let bounce):
            return DampedSpring(duration: length, bounce: bounce, initialVelocity: velocity)
        }
    }
}
