import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests where a screen is after a finger has begun its dismissal, until UIKit starts the transition in the next turn.
@MainActor
final class BeginningDismissalTests: GenerationTestCase {
    /// Begins a pull, and moves the finger by 30 points before a turn passes.
    private func pull(_ stand: CardStage) throws -> CGFloat {
        let view = try XCTUnwrap(stand.card.presentationController?.presentedView)
        let place = view.seenFrame.minY
        stand.stage.finger.down(at: CGPoint(x: 195, y: 200))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 205), in: 1.0 / 60)
        HeadlessTouches.moved(finger: 0, to: CGPoint(x: 195, y: 220), in: stand.stage.window)
        let start = view.seenFrame.minY
        HeadlessTouches.moved(finger: 0, to: CGPoint(x: 195, y: 250), in: stand.stage.window)
        XCTAssertEqual(stand.delegate.calls, ["should", "will"], "it has begun")
        let moved = view.seenFrame.minY
        XCTAssertEqual(start, place, accuracy: 20)
        stand.stage.finger.cancel()
        try stand.stage.settle()
        return moved - start
    }

    func testACardFollowsTheFinger() async throws {
        for device in [HeadlessDevice.phone, .phone.reducingMotion] {
            let stand = try CardStage(device)
            try stand.present()
            XCTAssertEqual(try pull(stand), 30, accuracy: 0.5, device.name)
        }
    }

    func testACardThatFadesStaysInItsPlace() async throws {
        let stand = try CardStage(.phone.crossFading)
        try stand.present()
        XCTAssertEqual(try pull(stand), 0)
    }

    /// Only a driver knows that the style moves the screen.
    func testAScreenWithAPullOfTheAppsStaysInItsPlace() async throws {
        let stand = try CardStage()
        try stand.present(using: .card.pull(nil))
        let pull = PullDismiss()
        pull.attach(to: try XCTUnwrap(stand.card.presentationController?.presentedView), of: stand.card)
        XCTAssertEqual(try self.pull(stand), 0)
        pull.detach()
    }
}
