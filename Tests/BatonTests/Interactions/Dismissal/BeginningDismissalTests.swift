import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests where a screen is after a finger has begun its dismissal, until UIKit starts the transition in the next turn.
@MainActor
final class BeginningDismissalTests: AnyDesignTestCase {
    /// Begins a pull, and moves the finger by 30 points before a turn passes.
    private func pull(_ stand: CardStage, at y: CGFloat = 200) throws -> CGFloat {
        let view = try XCTUnwrap(stand.card.presentationController?.presentedView)
        let place = view.seenFrame.minY
        stand.stage.finger.down(at: CGPoint(x: 195, y: y))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: y + 5), in: 1.0 / 60)
        HeadlessTouches.moved(finger: 0, to: CGPoint(x: 195, y: y + 20), in: stand.stage.window)
        let start = view.seenFrame.minY
        HeadlessTouches.moved(finger: 0, to: CGPoint(x: 195, y: y + 50), in: stand.stage.window)
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

    /// The layout of a regular width has no detents.
    func testASheetFollowsTheFingerThatWasADrawerBefore() async throws {
        let stand = try CardStage(.pad)
        let detents = OverlayLayout.sheet(detents: [.height(300), .height(600)])
        try stand.present(using: .card.layout(detents, regular: .drawer(.trailing)))
        stand.stage.resize(to: CGSize(width: 375, height: 844), lasting: 0)
        try stand.stage.settle()
        let overlay = try XCTUnwrap(stand.card.overlayPresentation)
        XCTAssertEqual(overlay.selectedDetent, .height(300))
        XCTAssertEqual(try pull(stand, at: 600), 30, accuracy: 0.5)
    }

    /// Only a driver knows that the style moves the screen.
    func testAScreenWithAPullOfTheAppsStaysInItsPlace() async throws {
        let stand = try CardStage()
        try stand.present(using: .card.pull(false))
        let pull = PullDismiss()
        pull.attach(to: try XCTUnwrap(stand.card.presentationController?.presentedView), of: stand.card)
        XCTAssertEqual(try self.pull(stand), 0)
        pull.detach()
    }
}
