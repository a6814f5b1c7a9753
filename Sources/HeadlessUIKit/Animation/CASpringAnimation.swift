import BatonMotion
public import Foundation

/// A basic animation whose progress is that of a mass on a spring.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0

    /// The time until the spring is at rest.
    open var settlingDuration: CFTimeInterval {
        spring.settlingTime
    }

    override var pace: AnimationPace {
        .spring(spring)
    }

    private var spring: Spring {
        Spring(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
    }
}
