import Foundation
import HeadlessMotion
import Testing

struct DampedSpringDurationsTests {
    @Test(arguments: [0.05, 0.3, 0.5, 0.8, 0.95], [0.2, 0.5, 3])
    func underdampedSpringHasTheFrequencyOfUIKit(ratio: Double, duration: Double) {
        // B6.35, B27.30: mass 1, damping 2 ratio sqrt(stiffness), omega = ln(1000 ratio / sqrt(1 - ratio^2)) / (ratio D).
        let spring = DampedSpring(dampingRatio: ratio, duration: duration)
        #expect(spring.mass == 1)
        #expect(isClose(spring.damping, 2 * ratio * sqrt(spring.stiffness), within: 1e-9 * spring.damping))
        #expect(isClose(spring.dampingRatio, ratio))
        let omega = log(1000 * ratio / sqrt(1 - ratio * ratio)) / (ratio * duration)
        #expect(isClose(spring.angularFrequency, omega, within: 1e-9 * omega))
    }

    @Test(arguments: [0.2, 0.5, 0.8, 0.95], [-20, -3, -0.5, 0.5, 1, 1.6])
    func aThousandthOfAPushedSpringIsLeftAtItsDuration(ratio: Double, velocity: Double) {
        // B27.30: |(beta - v) / omega_d| e^(-beta D) = 0.001.
        let spring = DampedSpring(dampingRatio: ratio, duration: 0.5, initialVelocity: velocity)
        let (beta, damped) = (ratio * spring.angularFrequency, spring.angularFrequency * sqrt(1 - ratio * ratio))
        #expect(isClose(abs((beta - velocity) / damped) * exp(-beta * 0.5), 0.001, within: 1e-12))
        // It is the solution that grows out of the one without a velocity, and so it is near to it.
        let still = DampedSpring(dampingRatio: ratio, duration: 0.5)
        #expect(abs(spring.angularFrequency / still.angularFrequency - 1) < 0.35)
        #expect((spring.angularFrequency < still.angularFrequency) == (velocity > 0))
    }

    @Test(arguments: [-5, -1, 1, 2, 5])
    func aThousandthOfAPushedCriticalSpringIsLeftAtItsDuration(velocity: Double) {
        // B27.30: (1 + (omega - v) D) e^(-omega D) = 0.001.
        let spring = DampedSpring(dampingRatio: 1, duration: 1, initialVelocity: velocity)
        let omega = spring.angularFrequency
        #expect(isClose((1 + omega - velocity) * exp(-omega), 0.001, within: 1e-12))
        #expect(isClose(spring.value(at: 1), 0.999, within: 1e-9))
    }

    @Test(arguments: [0.3, 1], [7, 50, 1e9])
    func aStrongPushStillHasASolution(ratio: Double, velocity: Double) {
        // B27.30: UIKit's solution is useless then, and ours only has to be a spring that comes to rest.
        let spring = DampedSpring(dampingRatio: ratio, duration: 1, initialVelocity: velocity)
        #expect(spring.angularFrequency > 0 && spring.angularFrequency.isFinite)
        #expect(spring.settlingTime.isFinite)
    }

    @Test(arguments: [0.2, 0.5, 3])
    func criticalSpringHasAThousandthLeftAtItsDuration(duration: Double) {
        let spring = DampedSpring(dampingRatio: 1, duration: duration)
        #expect(isClose(spring.value(at: duration), 0.999, within: 1e-9))
        #expect(isClose(spring.settlingTime, duration, within: 1e-9))
    }

    @Test func overdampedSpringKeepsTheCriticalFrequency() {
        let critical = DampedSpring(dampingRatio: 1, duration: 0.5)
        let creeping = DampedSpring(dampingRatio: 4, duration: 0.5)
        #expect(isClose(creeping.angularFrequency, critical.angularFrequency))
        #expect(isClose(creeping.dampingRatio, 4))
        #expect(creeping.settlingTime > 0.5)
    }

    @Test(arguments: [-1, 0, 1e-9, 0.005])
    func tinyRatiosAreClampedToTheMinimum(ratio: Double) {
        #expect(DampedSpring(dampingRatio: ratio, duration: 0.5) == DampedSpring(dampingRatio: 0.01, duration: 0.5))
    }

    @Test(arguments: [
        (0.0, 1.0), (0.25, 0.75), (0.7, 0.3), (-0.5, 2), (-0.2, 1.25), (1, 0.01), (9, 0.01), (-1, 100), (-7, 100),
    ])
    func bounceDeterminesTheDampingRatio(bounce: Double, ratio: Double) {
        // B6.36: ratio 1 - bounce, or 1 / (1 + bounce) below 0; omega 2 pi / duration; mass 1.
        let spring = DampedSpring(duration: 0.25, bounce: bounce)
        #expect(isClose(spring.dampingRatio, ratio))
        #expect(isClose(spring.angularFrequency, 8 * .pi))
        #expect(spring.mass == 1)
        #expect(spring.settlingTime > 0.25)
    }

    @Test func perceptualDefaultsAreHalfASecondWithoutBounce() {
        // B6.36: the defaults are 0.5 and 0.
        #expect(DampedSpring() == DampedSpring(duration: 0.5, bounce: 0, initialVelocity: 0))
        #expect(isClose(DampedSpring().stiffness, 16 * .pi * .pi) && isClose(DampedSpring().damping, 8 * .pi))
    }

    @Test func perceptualSpringSolvedByHand() {
        // Critical at omega t = pi: 1 - (1 + pi) e^-pi.
        let decay = exp(-Double.pi)
        let resting = 1 - (1 + Double.pi) * decay
        #expect(isClose(DampedSpring(duration: 0.5).value(at: 0.25), resting))
        // With v whole distances per second, the remaining distance changes by -v t e^(-omega t).
        let pushed = DampedSpring(duration: 0.5, initialVelocity: 2)
        #expect(isClose(pushed.value(at: 0.25), resting + 0.5 * decay))
    }
}
