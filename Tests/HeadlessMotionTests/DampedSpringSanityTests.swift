import HeadlessMotion
import Testing

struct DampedSpringSanityTests {
    private static let odd: [Double] = [.nan, -.infinity, .infinity, -1, 0, .leastNonzeroMagnitude, 1e308]

    @Test(arguments: odd, odd)
    func invalidPhysicsGivesAValidSpring(one: Double, other: Double) {
        expectSane(DampedSpring(mass: one, stiffness: other, damping: 10))
        expectSane(DampedSpring(mass: other, stiffness: 100, damping: one))
        expectSane(DampedSpring(stiffness: one, damping: other))
        expectSane(DampedSpring(stiffness: one, damping: 10, initialVelocity: other))
        expectSane(DampedSpring(stiffness: 100, damping: one, initialVelocity: other))
        expectSane(DampedSpring(mass: one, stiffness: one, damping: one, initialVelocity: other))
    }

    @Test(arguments: odd, odd)
    func invalidDurationGivesAValidSpring(one: Double, other: Double) {
        expectSane(DampedSpring(dampingRatio: one, duration: other))
        expectSane(DampedSpring(dampingRatio: 0.5, duration: one, initialVelocity: other))
        expectSane(DampedSpring(duration: one, bounce: other))
        expectSane(DampedSpring(duration: one, bounce: 0.2, initialVelocity: other))
    }

    @Test func replacementsAreCoreAnimationsDefaults() {
        let usual = DampedSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 0)
        #expect(DampedSpring(mass: .nan, stiffness: .nan, damping: .nan, initialVelocity: .nan) == usual)
        #expect(DampedSpring(mass: -2, stiffness: -5, damping: 10, initialVelocity: .infinity) == usual)
        #expect(DampedSpring(mass: 0, stiffness: 0, damping: 10, initialVelocity: -.infinity) == usual)
        #expect(DampedSpring(dampingRatio: .nan, duration: .nan) == DampedSpring(dampingRatio: 1, duration: 0.5))
        #expect(DampedSpring(duration: .nan, bounce: .nan) == DampedSpring())
    }

    @Test(arguments: [0, -3])
    func undampedSpringGetsTheMinimumDampingRatio(damping: Double) {
        #expect(isClose(DampedSpring(stiffness: 100, damping: damping).dampingRatio, 0.01))
    }

    @Test(arguments: [0, -1])
    func durationZeroSettlesAlmostImmediately(duration: Double) {
        #expect(DampedSpring(dampingRatio: 1, duration: duration).settlingTime < 0.00101)
        #expect(DampedSpring(duration: duration).settlingTime < 0.0016)
        #expect(DampedSpring(duration: duration).value(at: 0.002) > 0.999)
    }

    @Test func infiniteDurationIsAThousandSeconds() {
        #expect(DampedSpring(dampingRatio: 1, duration: .infinity) == DampedSpring(dampingRatio: 1, duration: 1000))
        #expect(DampedSpring(duration: .infinity) == DampedSpring(duration: 1000))
    }

    @Test func validValuesAreKept() {
        let spring = DampedSpring(mass: 3, stiffness: 1000, damping: 500, initialVelocity: -2.5)
        #expect(spring.mass == 3 && spring.stiffness == 1000 && spring.damping == 500)
        #expect(spring.initialVelocity == -2.5)
    }

    private func expectSane(_ spring: DampedSpring, sourceLocation: SourceLocation = #_sourceLocation) {
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
