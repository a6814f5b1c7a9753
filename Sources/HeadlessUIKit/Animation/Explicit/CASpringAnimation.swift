public import Foundation
import HeadlessMotion

/// A basic animation whose progress follows a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    /// Whether damping may exceed critical damping. If it is false, damping is limited to critical damping (B6.38).
    open var allowsOverdamping = false

    public override init() {
        super.init()
    }

    /// Creates a spring animation from a perceptual duration and a bounce (B6.36).
    public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        let spring = DampedSpring(duration: perceptualDuration, bounce: bounce)
        super.init()
        stiffness = spring.stiffness
        damping = spring.damping
        allowsOverdamping = bounce < 0
    }

    /// The time until the spring is at rest.
    open var settlingDuration: CFTimeInterval {
        spring.settlingTime
    }

    open var perceptualDuration: CFTimeInterval {
        2 * .pi / spring.angularFrequency
    }

    open var bounce: CGFloat {
        let ratio = spring.dampingRatio
        return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
    }

    override var pace: AnimationPace {
        .spring(spring)
    }

    private var spring: DampedSpring {
        let critical = 2 * (mass * stiffness).squareRoot()
        return DampedSpring(
            mass: mass, stiffness: stiffness, damping: allowsOverdamping ? damping : min(damping, critical),
            initialVelocity: initialVelocity)
    }
}
