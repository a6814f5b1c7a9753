import Testing
import UIKit

@testable import Baton

/// The velocity with which a transition goes on.
@MainActor
struct SeenPoseTests {
    private func seen(at x: CGFloat, velocity: CGFloat) -> SeenPose {
        SeenPose(
            transform: CATransform3DMakeTranslation(x, 0, 0), alpha: 1, cornerRadius: 0, dim: 0,
            velocity: CGPoint(x: velocity, y: 0))
    }

    @Test func aVelocityCountsInRemainingDistances() {
        // 200 points remain, and the view moves by 100 points a second towards the end.
        #expect(seen(at: 100, velocity: 100).velocity(towards: CATransform3DMakeTranslation(300, 0, 0)) == 0.5)
        #expect(seen(at: 100, velocity: -100).velocity(towards: CATransform3DMakeTranslation(300, 0, 0)) == -0.5)
        #expect(seen(at: 100, velocity: 100).velocity(towards: CATransform3DMakeTranslation(100, 0, 0)) == 0)
        // Half a point remains.
        #expect(seen(at: 100, velocity: 10).velocity(towards: CATransform3DMakeTranslation(100.5, 0, 0)) == 20)
    }

    @Test func aSpringFromRestIsFastestOnItsWay() {
        let spring = ReleaseSpring(remaining: 1, towards: 0)
        #expect(spring.rate(after: 0) == 0)
        // Of a critically damped spring v = ω²t·e^(-ωt) and the rest is (1 + ωt)·e^(-ωt), with ω = √(1000/3).
        let rate = (1000.0 / 3).squareRoot()
        #expect(abs(spring.rate(after: 0.1) - rate * rate * 0.1 / (1 + rate * 0.1)) < 1e-9)
        #expect(abs(ReleaseSpring(remaining: 1, towards: 5).rate(after: 0) - 5) < 1e-9)
    }
}
