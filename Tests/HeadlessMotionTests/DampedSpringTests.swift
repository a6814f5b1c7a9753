import Foundation
import HeadlessMotion
import Testing

struct DampedSpringTests {
    static let everyKind: [DampedSpring] = [
        DampedSpring(stiffness: 100, damping: 10),
        DampedSpring(stiffness: 100, damping: 10, initialVelocity: 8),
        DampedSpring(stiffness: 100, damping: 10, initialVelocity: -8),
        DampedSpring(stiffness: 100, damping: 0.5, initialVelocity: 3),
        DampedSpring(mass: 2, stiffness: 200, damping: 40),
        DampedSpring(mass: 2, stiffness: 200, damping: 40, initialVelocity: 30),
        DampedSpring(mass: 2, stiffness: 200, damping: 40, initialVelocity: -5),
        DampedSpring(mass: 3, stiffness: 1000, damping: 500),
        DampedSpring(mass: 3, stiffness: 1000, damping: 500, initialVelocity: 40),
        DampedSpring(stiffness: 100, damping: 20.0001, initialVelocity: 2),
        DampedSpring(stiffness: 100, damping: 19.9999, initialVelocity: 2),
        DampedSpring(dampingRatio: 0.8, duration: 0.4, initialVelocity: 4),
        DampedSpring(duration: 0.5, bounce: 0.3),
        DampedSpring(duration: 0.5, bounce: -0.5, initialVelocity: 1),
    ]

    @Test(arguments: everyKind)
    func closedFormFollowsTheEquationOfMotion(spring: DampedSpring) {
        let step = 1.0 / 8192
        var place = 0.0
        var speed = spring.initialVelocity
        func pull(_ place: Double, _ speed: Double) -> Double {
            (spring.stiffness * (1 - place) - spring.damping * speed) / spring.mass
        }
        for index in 1...8192 {
            let (v1, a1) = (speed, pull(place, speed))
            let (v2, a2) = (speed + step / 2 * a1, pull(place + step / 2 * v1, speed + step / 2 * a1))
            let (v3, a3) = (speed + step / 2 * a2, pull(place + step / 2 * v2, speed + step / 2 * a2))
            let (v4, a4) = (speed + step * a3, pull(place + step * v3, speed + step * a3))
            place += step / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
            speed += step / 6 * (a1 + 2 * a2 + 2 * a3 + a4)
            guard index.isMultiple(of: 64) else { continue }
            let time = Double(index) * step
            #expect(isClose(spring.value(at: time), place, within: 1e-7), "place at \(time)")
            #expect(isClose(spring.velocity(at: time), speed, within: 1e-5), "speed at \(time)")
        }
    }

    @Test func criticalSpringAtOneOverOmegaIsOneMinusTwoOverE() {
        let spring = DampedSpring(stiffness: 1, damping: 2)
        #expect(isClose(spring.value(at: 1), 1 - 2 / M_E))
        #expect(isClose(spring.velocity(at: 1), 1 / M_E))
    }

    @Test func underdampedSpringReversesAfterHalfAPeriod() {
        // Decay 1 and frequency 2: after pi/2 seconds the cosine is -1 and the velocity is 0.
        let spring = DampedSpring(stiffness: 5, damping: 2)
        #expect(isClose(spring.value(at: .pi / 2), 1 + exp(-.pi / 2)))
        #expect(isClose(spring.velocity(at: .pi / 2), 0))
    }

    @Test func overdampedSpringIsTheSumOfTwoDecays() {
        // Rates 1 and 2: the remaining distance is 2 e^-t - e^-2t, which is 1 - 1/4 at ln 2.
        let spring = DampedSpring(stiffness: 2, damping: 3)
        #expect(isClose(spring.value(at: log(2)), 0.25))
        #expect(isClose(spring.velocity(at: log(2)), 0.5))
    }

    @Test(arguments: everyKind)
    func startsAtZeroWithItsVelocityAndEndsAtOne(spring: DampedSpring) {
        #expect(spring.value(at: 0) == 0 && spring.value(at: -1) == 0 && spring.value(at: .nan) == 0)
        #expect(spring.velocity(at: 0) == spring.initialVelocity)
        #expect(spring.velocity(at: -1) == spring.initialVelocity)
        #expect(isClose(spring.velocity(at: 1e-9), spring.initialVelocity, within: 1e-4))
        #expect(spring.value(at: .infinity) == 1 && spring.velocity(at: .infinity) == 0)
        #expect(isClose(spring.value(at: 1e9), 1) && isClose(spring.velocity(at: 1e9), 0))
    }

    @Test(arguments: [0.2, 0.5, 0.8, 0.99, 1, 1.5, 4])
    func onlyAnUnderdampedSpringOvershoots(ratio: Double) {
        // B6.30: ratio 1 does not overshoot, below 1 it does.
        let spring = DampedSpring(stiffness: 100, damping: 20 * ratio)
        let highest = (1...4000).map { spring.value(at: Double($0) / 1000) }.max() ?? 0
        #expect((highest > 1 + 1e-12) == (ratio < 1))
    }

    @Test(arguments: [1e-6, 1e-8, 3e-9, 1e-10, 1e-12, 1e-15])
    func formulasAgreeNearTheCriticalDamping(gap: Double) {
        let critical = DampedSpring(stiffness: 100, damping: 20, initialVelocity: 5)
        for damping in [20 * (1 - gap), 20 * (1 + gap)] {
            let spring = DampedSpring(stiffness: 100, damping: damping, initialVelocity: 5)
            for time in stride(from: 0.05, through: 2, by: 0.05) {
                #expect(isClose(spring.value(at: time), critical.value(at: time), within: 2 * gap + 1e-10))
                #expect(isClose(spring.velocity(at: time), critical.velocity(at: time), within: 40 * gap + 1e-8))
            }
        }
    }

    @Test func ratioAndFrequencyFollowFromThePhysics() {
        // B6.34: mass 3, stiffness 1000, damping 500 make the damping ratio 4.56.
        let spring = DampedSpring(mass: 3, stiffness: 1000, damping: 500)
        #expect(isClose(spring.dampingRatio, 4.56, within: 0.005))
        #expect(isClose(spring.angularFrequency, 18.26, within: 0.005))
    }

    @Test func equalityAndHashFollowTheFourParameters() {
        let spring = DampedSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 1)
        #expect(spring == DampedSpring(stiffness: 100, damping: 10, initialVelocity: 1))
        #expect(spring.hashValue == DampedSpring(stiffness: 100, damping: 10, initialVelocity: 1).hashValue)
        #expect(spring != DampedSpring(mass: 2, stiffness: 100, damping: 10, initialVelocity: 1))
        #expect(spring != DampedSpring(stiffness: 101, damping: 10, initialVelocity: 1))
        #expect(spring != DampedSpring(stiffness: 100, damping: 11, initialVelocity: 1))
        #expect(spring != DampedSpring(stiffness: 100, damping: 10, initialVelocity: 2))
    }
}
