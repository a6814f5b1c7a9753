import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests that nothing jumps when the finger lifts: the first moment after the release goes on from the last one before.
@MainActor
final class ReleaseContinuityTests: GenerationTestCase {
    /// Drags a card at a velocity from a point to another, and lifts the finger.
    private func release(
        at end: CGFloat, velocity: CGFloat, modal: Bool = false, from start: CGFloat = 120
    ) throws -> (place: CGFloat, after: CGFloat, speed: CGFloat) {
        let stand = try CardStage()
        stand.card.isModalInPresentation = modal
        try stand.present()
        let wrapper = try XCTUnwrap(stand.card.presentationController?.presentedView)
        let finger = stand.stage.finger
        finger.down(at: CGPoint(x: 195, y: start))
        // The last 0.15 seconds are at the velocity.
        finger.drag(to: CGPoint(x: 195, y: end - velocity * 0.15), in: 0.4)
        finger.drag(to: CGPoint(x: 195, y: end), in: 0.15)
        stand.stage.turn()
        let place = wrapper.seenFrame.minY
        finger.up()
        let after = wrapper.seenFrame.minY
        let moment = 0.00001
        stand.stage.advance(by: moment)
        let speed = (wrapper.seenFrame.minY - after) / moment
        try stand.stage.settle()
        return (place, after, speed)
    }

    func testAFreeScreen() async throws {
        for (end, velocity) in [
            (300.0, 200.0), (300, 900), (400, -300), (600, 500), (600, -200), (700, 1500), (700, 2500), (250, -400),
        ] {
            let seen = try release(at: end, velocity: velocity)
            XCTAssertEqual(seen.after, seen.place, accuracy: 0.5, "\(end) \(velocity)")
            XCTAssertEqual(seen.speed, velocity, accuracy: abs(velocity) * 0.05 + 2, "\(end) \(velocity)")
        }
    }

    func testAScreenThatIsStretched() async throws {
        for (end, velocity) in [(300.0, 200.0), (500, 900), (500, -300), (700, -900)] {
            let seen = try release(at: end, velocity: velocity, modal: true)
            XCTAssertEqual(seen.after, seen.place, accuracy: 0.5, "\(end) \(velocity)")
            let stretch = 1 + (end - 130) * 0.55 / 787
            let expected = velocity * 0.55 / (stretch * stretch)
            XCTAssertEqual(seen.speed, expected, accuracy: abs(expected) * 0.05 + 2, "\(end) \(velocity)")
        }
    }
}
