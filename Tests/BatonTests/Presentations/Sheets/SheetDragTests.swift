import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a finger that drags a sheet between its detents, beyond them and away.
@MainActor
final class SheetDragTests: GenerationTestCase {
    func testItAppearsAtItsSmallestDetent() async throws {
        let sheet = try SheetStage()
        XCTAssertEqual(try sheet.wrapper.frame, CGRect(x: 0, y: 544, width: 390, height: 600))
        XCTAssertEqual(sheet.stand.card.view.frame, CGRect(x: 0, y: 0, width: 390, height: 600))
        XCTAssertEqual(try sheet.overlay.selectedDetent, SheetStage.small)
        XCTAssertEqual(sheet.changes, [])
    }

    func testItFollowsTheFingerAndLandsAtTheNearestDetent() async throws {
        let sheet = try SheetStage()
        try sheet.drag(to: 400)
        XCTAssertEqual(try sheet.top, 400, accuracy: 0.01)
        try sheet.release()
        // 400 is 144 points from the one and 156 from the other.
        XCTAssertEqual(try sheet.top, 544)
        XCTAssertEqual(sheet.changes, [])
        try sheet.drag(to: 390)
        try sheet.release()
        XCTAssertEqual(try sheet.top, 244)
        XCTAssertEqual(sheet.changes, [SheetStage.large])
        XCTAssertEqual(try sheet.overlay.selectedDetent, SheetStage.large)
        try sheet.drag(to: 500)
        try sheet.release()
        XCTAssertEqual(try sheet.top, 544)
        XCTAssertEqual(sheet.changes, [SheetStage.large, SheetStage.small])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testEachReleaseIsLogged() async throws {
        let sheet = try SheetStage()
        let driver = try XCTUnwrap(ModalTransitionDriver.driver(of: sheet.stand.card))
        try sheet.drag(to: 390)
        try sheet.release()
        // 844 - 390, without a velocity.
        XCTAssertEqual(driver.decisions.last, "sheet to .height(566.0): projected 454 points")
        try sheet.drag(to: 600)
        try sheet.release()
        XCTAssertEqual(driver.decisions.suffix(2).first?.hasPrefix("cancelled: projected 0."), true)
        XCTAssertEqual(driver.decisions.last, "sheet to .height(266.0): projected 244 points")
    }

    func testAFlickIsProjected() async throws {
        let sheet = try SheetStage()
        sheet.finger.flick(from: CGPoint(x: 195, y: 600), velocity: CGVector(dx: 0, dy: -1_500))
        // It lifts 140 points above the detent, and 1500 points per second go on for 148 more.
        XCTAssertEqual(try sheet.overlay.selectedDetent, SheetStage.large)
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 244)
    }

    func testAFlickFromAboveTheSmallestDetentEndsThere() async throws {
        let sheet = try SheetStage()
        try sheet.overlay.selectedDetent = SheetStage.large
        sheet.finger.down(at: CGPoint(x: 195, y: 300))
        sheet.finger.drag(to: CGPoint(x: 195, y: 550), in: 0.04)
        sheet.finger.up()
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 544)
        XCTAssertEqual(sheet.stand.delegate.calls, [])
    }

    func testBeyondTheLargestDetentItFollowsLessAndLeavesNoGap() async throws {
        let sheet = try SheetStage()
        try sheet.overlay.selectedDetent = SheetStage.large
        try sheet.drag(to: 144)
        // A rubber band of the container's length: 100 * 0.55 / 844 gives 51.6 of 100 points.
        let stretch = 100 * 0.55 / 844
        XCTAssertEqual(try sheet.top, 244 - (1 - 1 / (1 + stretch)) * 844, accuracy: 0.01)
        XCTAssertEqual(try sheet.wrapper.seenFrame.maxY, 844, accuracy: 0.01)
        XCTAssertEqual(sheet.stand.card.view.frame, try sheet.wrapper.bounds)
        try sheet.release()
        XCTAssertEqual(try sheet.wrapper.frame, CGRect(x: 0, y: 244, width: 390, height: 600))
    }

    // MARK: Dismissal

    func testBelowTheSmallestDetentTheSameDragDismisses() async throws {
        let sheet = try SheetStage()
        try sheet.overlay.selectedDetent = SheetStage.large
        try sheet.drag(to: 600)
        sheet.stage.turn()
        XCTAssertEqual(sheet.stand.delegate.calls, ["should", "will"])
        sheet.finger.drag(to: CGPoint(x: 195, y: 730), in: 0.2)
        XCTAssertEqual(try sheet.top, 700, accuracy: 0.01)
        try sheet.release()
        XCTAssertFalse(sheet.stand.isPresenting)
        XCTAssertEqual(sheet.stand.delegate.calls, ["should", "will", "did"])
        XCTAssertEqual(sheet.stage.window.leftovers, [])
        XCTAssertEqual(sheet.changes, [])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testADismissalThatIsTakenBackEndsAtADetent() async throws {
        let sheet = try SheetStage()
        try sheet.drag(to: 650)
        sheet.stage.turn()
        sheet.finger.drag(to: CGPoint(x: 195, y: 380), in: 0.3)
        XCTAssertEqual(try sheet.top, 350, accuracy: 0.01, "the same finger goes on above the detent")
        try sheet.release()
        XCTAssertTrue(sheet.stand.isPresenting)
        XCTAssertEqual(try sheet.wrapper.frame, CGRect(x: 0, y: 244, width: 390, height: 600))
        XCTAssertEqual(sheet.changes, [SheetStage.large])
        XCTAssertEqual(sheet.stand.delegate.calls, ["should", "will"])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testTheLastPointBelowTheSmallestDetentIsFollowedToo() async throws {
        let sheet = try SheetStage()
        try sheet.drag(to: 600)
        sheet.stage.turn()
        for point in [1, 0.5, 0] as [CGFloat] {
            sheet.finger.drag(to: CGPoint(x: 195, y: 574 + point), in: 0.2)
            XCTAssertEqual(try sheet.top, 544 + point, accuracy: 0.01)
        }
        try sheet.release()
        XCTAssertEqual(try sheet.top, 544)
    }

    func testAShortPullBelowTheSmallestDetentReturns() async throws {
        let sheet = try SheetStage()
        let before = WindowDump(sheet.stage.window)
        try sheet.drag(to: 650)
        try sheet.release()
        XCTAssertEqual(WindowDump(sheet.stage.window).difference(from: before), [])
    }

    func testARefusedDismissalStretchesAndReturns() async throws {
        for modal in [true, false] {
            let sheet = try SheetStage()
            let before = WindowDump(sheet.stage.window)
            sheet.stand.card.isModalInPresentation = modal
            sheet.stand.delegate.allows = false
            try sheet.drag(to: 744)
            // 200 of the 300 points of the way out.
            let pull = 200.0 / 300 * 0.55
            XCTAssertEqual(try sheet.top, 544 + (1 - 1 / (1 + pull)) * 300, accuracy: 0.01)
            try sheet.release()
            XCTAssertEqual(sheet.stand.delegate.calls, modal ? ["attempt"] : ["should", "attempt"])
            XCTAssertTrue(sheet.stand.isPresenting)
            sheet.stand.card.isModalInPresentation = false
            XCTAssertEqual(WindowDump(sheet.stage.window).difference(from: before), [])
        }
    }

    func testWithoutAPullItStretchesAndNobodyIsTold() async throws {
        let sheet = try SheetStage(.phone, .sheet(detents: [SheetStage.small, SheetStage.large]).pull(false))
        try sheet.drag(to: 744)
        XCTAssertLessThan(try sheet.top, 640)
        try sheet.release()
        XCTAssertEqual(try sheet.top, 544)
        XCTAssertEqual(sheet.stand.delegate.calls, [])
        try sheet.drag(to: 300)
        try sheet.release()
        XCTAssertEqual(try sheet.top, 244, "between its detents it is dragged all the same")
    }

    func testADragTheSystemCancelsReturnsToItsDetent() async throws {
        for place in [300.0, 700] {
            let sheet = try SheetStage()
            let before = WindowDump(sheet.stage.window)
            try sheet.drag(to: place)
            sheet.finger.cancel()
            try sheet.stage.settle()
            XCTAssertEqual(WindowDump(sheet.stage.window).difference(from: before), [], "\(place)")
            XCTAssertEqual(sheet.changes, [])
        }
    }

    // MARK: Interruptions

    func testASheetThatComesToRestIsCaughtWhereItIs() async throws {
        let sheet = try SheetStage()
        sheet.finger.flick(from: CGPoint(x: 195, y: 600), velocity: CGVector(dx: 0, dy: -1_500))
        sheet.stage.advance(by: 0.05)
        let place = try sheet.top
        XCTAssertGreaterThan(place, 250)
        sheet.finger.down(at: CGPoint(x: 195, y: 600))
        sheet.finger.drag(to: CGPoint(x: 195, y: 610), in: 1.0 / 60)
        let caught = try sheet.top
        sheet.finger.drag(to: CGPoint(x: 195, y: 640), in: 0.1)
        XCTAssertEqual(try sheet.top, caught + 30, accuracy: 0.5)
        try sheet.release()
        XCTAssertEqual(try sheet.wrapper.frame.size, CGSize(width: 390, height: 600))
    }

    func testDismissedByCodeInTheMiddleOfADragItLeavesFromWhereItIs() async throws {
        for moment in [0.0, 0.05] {
            let sheet = try SheetStage()
            try sheet.drag(to: 300)
            if moment > 0 {
                sheet.finger.up()
                sheet.stage.advance(by: moment)
            }
            let place = try sheet.top
            sheet.stand.card.dismiss(animated: true)
            sheet.stage.turn()
            XCTAssertEqual(try sheet.top, place, accuracy: 1)
            if moment == 0 {
                sheet.finger.drag(to: CGPoint(x: 195, y: 200), in: 0.1)
                XCTAssertGreaterThan(try sheet.top, place, "the finger has it no longer")
                sheet.finger.up()
            }
            try sheet.stage.settle()
            XCTAssertFalse(sheet.stand.isPresenting)
            XCTAssertEqual(sheet.stage.window.leftovers, [])
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    /// A detent that code chooses takes the sheet from the finger that has pulled it below its smallest one.
    func testADetentThatIsChosenEndsARefusedPull() async throws {
        let sheet = try SheetStage()
        sheet.stand.card.isModalInPresentation = true
        try sheet.drag(to: 700)
        XCTAssertGreaterThan(try sheet.top, 560)
        try sheet.overlay.selectedDetent = SheetStage.large
        sheet.finger.drag(to: CGPoint(x: 195, y: 800), in: 0.1)
        sheet.finger.up()
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 244)
        XCTAssertEqual(sheet.stand.delegate.calls, [])
        sheet.stand.card.isModalInPresentation = false
        try sheet.drag(to: 820)
        try sheet.release()
        XCTAssertFalse(sheet.stand.isPresenting)
        XCTAssertEqual(sheet.stand.delegate.calls, ["should", "will", "did"])
    }
}

/// Tests that nothing jumps when the finger lifts: the first moment after the release goes on from the last one before.
@MainActor
final class SheetReleaseTests: GenerationTestCase {
    private func release(at end: CGFloat, velocity: CGFloat, from detent: SheetDetent) throws -> (
        CGFloat, CGFloat, CGFloat
    ) {
        let sheet = try SheetStage()
        try sheet.overlay.selectedDetent = detent
        let start = try sheet.top + 20
        sheet.finger.down(at: CGPoint(x: 195, y: start))
        // The last 0.15 seconds are at the velocity.
        sheet.finger.drag(to: CGPoint(x: 195, y: end + 20 - velocity * 0.15), in: 0.4)
        sheet.finger.drag(to: CGPoint(x: 195, y: end + 20), in: 0.15)
        sheet.stage.turn()
        let place = try sheet.top
        sheet.finger.up()
        let after = try sheet.top
        let moment = 0.00001
        sheet.stage.advance(by: moment)
        let speed = (try sheet.top - after) / moment
        try sheet.stage.settle()
        return (place, after, speed)
    }

    func testPositionAndVelocityGoOn() async throws {
        for (end, velocity) in [(400.0, 200.0), (400, 900), (450, -300), (350, -1_500), (600, 500), (650, -200)] {
            for detent in [SheetStage.small, SheetStage.large] {
                let (place, after, speed) = try release(at: end, velocity: velocity, from: detent)
                XCTAssertEqual(after, place, accuracy: 0.5, "\(end) \(velocity)")
                XCTAssertEqual(speed, velocity, accuracy: abs(velocity) * 0.05 + 2, "\(end) \(velocity)")
            }
        }
    }

    func testAQuickReturnFromBelowTheSmallestDetentGoesOnToTheNext() async throws {
        let sheet = try SheetStage()
        try sheet.drag(to: 818)
        sheet.stage.turn()
        // 296 points and 178 more are nearer to 600 than to 300.
        sheet.finger.drag(to: CGPoint(x: 195, y: 578), in: 0.15)
        let place = try sheet.top
        XCTAssertGreaterThan(place, 544)
        // 270 points in 0.15 seconds. The dismissal takes 73 points per second of it, 18.2 times the 4 points that remain to its
        // start, and the way to the next detent takes the rest.
        let seen = sheet.stage.lift([sheet.finger], speed: -1_800) { (try? sheet.top) ?? 0 }
        seen.assertSpring(to: (244, 244))
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 244)
        XCTAssertEqual(sheet.changes, [SheetStage.large])
    }
}
