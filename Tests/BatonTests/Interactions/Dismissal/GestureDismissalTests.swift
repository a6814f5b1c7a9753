import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests how far a gesture stretches a screen that it does not dismiss.
@MainActor
final class GestureDismissalTests: XCTestCase {
    private func movement(_ way: CGFloat, velocity: CGFloat = 0, over distance: CGFloat) -> GestureDismissal.Movement {
        GestureDismissal.Movement(way: way, velocity: velocity, distance: distance)
    }

    func testTheProgressIsAPartOfTheDistance() async {
        XCTAssertEqual(movement(30, over: 120).progress, 0.25)
        XCTAssertEqual(movement(-30, over: 120).progress, -0.25)
        for distance in [0, -120] as [CGFloat] { XCTAssertEqual(movement(30, over: distance).progress, 0) }
    }

    func testWithoutAGestureNothingIsStretched() async {
        let dismissal = GestureDismissal(TransitionInteraction())
        XCTAssertEqual(dismissal.move(movement(30, velocity: 100, over: 120)), .init(offset: 0, velocity: 0))
        XCTAssertFalse(dismissal.isRunning)
    }

    /// UIKit's formula for content that is pulled beyond its end, 1 - 1 / (1 + 0.55 x), and its slope.
    func testAGestureThatCannotDismissStretches() async {
        let dismissal = GestureDismissal(TransitionInteraction())
        dismissal.beginWithoutDismissal()
        let stretch = dismissal.move(movement(60, velocity: 240, over: 120))
        XCTAssertEqual(stretch.offset, 1 - 1 / 1.275, accuracy: 1e-9)
        XCTAssertEqual(stretch.velocity, 2 * 0.55 / (1.275 * 1.275), accuracy: 1e-9)
        XCTAssertEqual(dismissal.move(movement(0, velocity: 240, over: 120)), .init(offset: 0, velocity: 0))
        XCTAssertEqual(dismissal.move(movement(60, velocity: 240, over: 0)), .init(offset: 0, velocity: 0))
        // Over half a point it stretches as well.
        XCTAssertEqual(dismissal.move(movement(0.25, over: 0.5)).offset, 1 - 1 / 1.275, accuracy: 1e-9)
        XCTAssertFalse(dismissal.isDriving)
        XCTAssertEqual(dismissal.release(movement(60, over: 120)).offset, 1 - 1 / 1.275, accuracy: 1e-9)
        XCTAssertFalse(dismissal.isRunning)
    }

    /// A screen without a length is not stretched, also if the gesture has caught it on its way back.
    func testACaughtScreenWithoutALengthIsNotStretched() async throws {
        let stand = try CardStage()
        try stand.present()
        stand.card.isModalInPresentation = true
        let dismissal = GestureDismissal(TransitionInteraction())
        // A pull of 0.5 leads to this offset.
        let offset = CGFloat(1 - 1 / 1.275)
        dismissal.begin(UserDismissal(presented: stand.card), rule: ReleaseRule(), stretch: offset)
        XCTAssertEqual(dismissal.move(movement(0, over: 120)).offset, offset, accuracy: 1e-9)
        XCTAssertEqual(dismissal.move(movement(0, velocity: 240, over: 0)), .init(offset: 0, velocity: 0))
    }
}
