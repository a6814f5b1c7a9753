import BatonMotion
import Testing

struct SpringSanityTests {
    private static let odd: [Double] = [.nan, -.infinity, .infinity, -1, 0, .leastNonzeroMagnitude, 1e308]

    @Test(arguments: odd, odd)
    func noPhysicsMakesASpringThatIsNotOne(one: Double, other: Double) {
        expectSane(Spring(mass: one, stiffness: other, damping: 10))
        expectSane(Spring(mass: other, stiffness: 100, damping: one))
        expectSane(Spring(stiffness: one, damping: other))
        expectSane(Spring(stiffness: one, damping: 10, initialVelocity: other))
        expectSane(Spring(stiffness: 100, damping: one, initialVelocity: other))
        expectSane(Spring(mass: one, stiffness: one, damping: one, initialVelocity: other))
    }

    @Test(arguments: odd, odd)
    func noDurationMakesASpringThatIsNotOne(one: Double, other: Double) {
        expectSane(Spring(dampingRatio: one, duration: other))
        expectSane(Spring(dampingRatio: 0.5, duration: one, initialVelocity: other))
        expectSane(Spring(duration: one, bounce: other))
        expectSane(Spring(duration: one, bounce: 0.2, initialVelocity: other))
    }

    @Test func replacementsAreCoreAnimationsDefaults() {
        let usual = Spring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
        #expect(Spring(mass: .nan, stiffness: .nan, damping: .nan, initialVelocity: .nan) == usual)
        #expect(Spring(mass: -2, stiffness: -5, damping: 10, initialVelocity: .infinity) == usual)
        #expect(Spring(mass: 0, stiffness: 0, damping: 10, initialVelocity: -.infinity) == usual)
        #expect(Spring(dampingRatio: .nan, duration: .nan) == Spring(dampingRatio: 1, duration: 0.5))
        #expect(Spring(duration: .nan, bounce: .nan) == Spring())
    }

    @Test(arguments: [0, -3])
    func undampedSpringIsDampedALittle(damping: Double) {
        #expect(isClose(Spring(stiffness: 100, damping: damping).dampingRatio, 0.01))
    }

    @Test(arguments: [0, -1])
    func durationZeroIsPracticallyAtOnce(duration: Double) {
        #expect(Spring(dampingRatio: 1, duration: duration).settlingTime < 0.00101)
        #expect(Spring(duration: duration).settlingTime < 0.0016)
        #expect(Spring(duration: duration).value(at: 0.002) > 0.999)
    }

    @Test func endlessDurationIsAThousandSeconds() {
        #expect(Spring(dampingRatio: 1, duration: .infinity) == Spring(dampingRatio: 1, duration: 1000))
        #expect(Spring(duration: .infinity) == Spring(duration: 1000))
    }

    @Test func usualValuesAreKeptAsTheyAre() {
        let spring = Spring(mass: 3, stiffness: 1000, damping: 500, initialVelocity: -2.5)
        #expect(spring.mass == 3 && spring.stiffness == 1000 && spring.damping == 500)
        #expect(spring.initialVelocity == -2.5)
    }

    private func expectSane(_ spring: Spring, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(spring.mass > 0 && spring.mass.isFinite, sourceLocation: sourceLocation)
        #expect(spring.stiffness > 0 && spring.stiffness.isFinite, sourceLocation: sourceLocation)
        #expect(spring.damping > 0 && spring.damping.isFinite, sourceLocation: sourceLocation)
        #expect(spring.initialVelocity.isFinite, sourceLocation: sourceLocation)
        for time in [1e-6, 0.01, 1, 1000, 1e12] {
            #expect(spring.value(at: time).isFinite, "value at \(time)", sourceLocation: sourceLocation)
            #expect(spring.velocity(at: time).isFinite, "speed at \(time)", sourceLocation: sourceLocation)
        }
        let rest = spring.settlingTime
        #expect(rest > 0 && rest.isFinite, sourceLocation: sourceLocation)
        #expect(isClose(spring.value(at: rest), 1, within: 0.0010001), sourceLocation: sourceLocation)
    }
}
