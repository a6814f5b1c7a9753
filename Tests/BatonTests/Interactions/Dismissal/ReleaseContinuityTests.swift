import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests that nothing jumps when the finger lifts: the first frame after the release goes on from the last sample of the finger.
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
        let frame = 1.0 / 60
        stand.stage.advance(by: frame)
        let speed = (wrapper.seenFrame.minY - after) / frame
        try stand.stage.settle()
        return (place, after, speed)
    }

    /// 5 % of the speed, or a third of what remains a second for a slow finger. One that moves away from the resting place
    /// is slowed down by as much, and a twelfth of its speed.
    private func bound(_ velocity: CGFloat, remaining: CGFloat, isAway: Bool = false) -> CGFloat {
        isAway
            ? 0.32 * remaining + 0.085 * abs(velocity)
            : max(0.05 * abs(velocity), abs(velocity) < 2.4 * remaining ? 0.32 * remaining : 0)
    }

    /// The card covers 787 points from 57 points below the top, and the pan begins with the first 10.
    func testAFreeScreen() async throws {
        for (end, velocity, finishes) in [
            (300.0, 200.0, false), (300, 900, false), (400, -300, false), (600, 500, true), (600, -200, true),
            (700, 1500, true), (700, 2500, true), (250, -400, false), (824, 480, true),
        ] {
            let seen = try release(at: end, velocity: velocity)
            XCTAssertEqual(seen.after, seen.place, accuracy: 0.5, "\(end) \(velocity)")
            let remaining = finishes ? 844 - seen.place : seen.place - 57
            XCTAssertEqual(
                seen.speed, velocity,
                accuracy: bound(velocity, remaining: remaining, isAway: (velocity > 0) != finishes),
                "\(end) \(velocity)")
        }
    }

    func testAScreenThatIsStretched() async throws {
        for (end, velocity) in [(300.0, 200.0), (500, 900), (500, -300), (700, -900)] {
            let seen = try release(at: end, velocity: velocity, modal: true)
            XCTAssertEqual(seen.after, seen.place, accuracy: 0.5, "\(end) \(velocity)")
            let stretch = 1 + (end - 130) * 0.55 / 787
            let expected = velocity * 0.55 / (stretch * stretch)
            XCTAssertEqual(
                seen.speed, expected, accuracy: bound(expected, remaining: seen.place - 57, isAway: velocity > 0),
                "\(end) \(velocity)")
        }
    }
}
