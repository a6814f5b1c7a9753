import Foundation
import HeadlessMotion
import Testing

struct DampedSpringSettlingTests {
    static let springs =
        DampedSpringTests.everyKind + [
            // Passes its target once and returns from far away.
            DampedSpring(stiffness: 100, damping: 20, initialVelocity: 500),
            // Passes its target by less than the tolerance.
            DampedSpring(stiffness: 100, damping: 20, initialVelocity: 10.02),
            DampedSpring(stiffness: 100, damping: 40, initialVelocity: 300),
            DampedSpring(stiffness: 100, damping: 40, initialVelocity: 37.4),
            DampedSpring(stiffness: 100, damping: 20, initialVelocity: -90),
            DampedSpring(stiffness: 100, damping: 19.2),
            // Crosses its target after exactly 1 / omega and reverses only afterwards.
            DampedSpring(stiffness: 100, damping: 20, initialVelocity: 20),
            DampedSpring(stiffness: 2, damping: 3, initialVelocity: 1 + 1 / (1 - exp(-0.5.squareRoot()))),
            DampedSpring(stiffness: 100, damping: 2, initialVelocity: 60),
        ]

    @Test(arguments: springs)
    func staysWithinAThousandthFromTheSettlingTimeOn(spring: DampedSpring) {
        let rest = spring.settlingTime
        #expect(abs(1 - spring.value(at: rest * (1 - 1e-9))) > 0.001)
        for index in 0...20000 {
            let time = rest * (1 + Double(index) / 5000)
            #expect(abs(1 - spring.value(at: time)) <= 0.001 * (1 + 1e-9), "at \(time) of \(rest)")
        }
    }

    @Test func criticalSpringSettlesAtTheTimeOfItsEquation() {
        // (1 + x) e^-x = 0.001 at x = 9.2334.
        #expect(isClose(DampedSpring(stiffness: 100, damping: 20).settlingTime, 0.92334, within: 1e-5))
        #expect(isClose(DampedSpring(stiffness: 1, damping: 2).settlingTime, 9.2334, within: 1e-4))
    }

    @Test func defaultSpringTreatedAsCriticalRestsInHalfASecond() {
        let spring = DampedSpring(mass: 3, stiffness: 1000, damping: 2 * sqrt(3000))
        #expect(isClose(spring.settlingTime, 0.5057, within: 1e-4))
    }

    @Test func overdampedSpringSettlesWithItsSlowRate() {
        // Rates 1 and 2: 2 x - x^2 = 0.001 with x = e^-t, so x = 1 - sqrt(0.999).
        #expect(isClose(DampedSpring(stiffness: 2, damping: 3).settlingTime, -log(1 - sqrt(0.999)), within: 1e-9))
    }

    @Test func aVelocityThatCancelsOneTermSettlesSooner() {
        // With velocity omega the remaining distance of a critical spring is a pure decay: ln 1000 instead of 9.2334.
        let spring = DampedSpring(stiffness: 100, damping: 20, initialVelocity: 10)
        #expect(isClose(spring.settlingTime, log(1000) / 10, within: 1e-9))
    }
}
