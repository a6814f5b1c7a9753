import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests how a sheet moves from frame to frame: at a release, where a dismissal begins, and while one is held.
@MainActor
final class SheetMotionTests: AnyDesignTestCase {
    private let frame = 1.0 / 60

    /// Drags the upper end of the sheet to a place, and notes where it is after each frame.
    private func follow(_ sheet: SheetStage, by step: CGFloat, frames: Int) throws -> [CGFloat] {
        try (0..<frames).map { _ in
            let place = try XCTUnwrap(sheet.finger.place)
            sheet.finger.drag(to: CGPoint(x: place.x, y: place.y + step), in: frame)
            return try sheet.top
        }
    }

    // MARK: Above the largest detent

    /// There the sheet follows less than the finger moves, and it is let go with its own velocity.
    func testASheetThatIsLetGoAboveItsLargestDetentKeepsItsVelocity() async throws {
        for step in [-8, -3, 4] as [CGFloat] {
            let sheet = try SheetStage()
            try sheet.overlay.selectedDetent = SheetStage.large
            try sheet.drag(to: step < 0 ? 200 : 120)
            let tops = try follow(sheet, by: step, frames: 6)
            let before = tops[5] - tops[4]
            XCTAssertEqual(before, step * 0.5, accuracy: abs(step) * 0.1, "about a half of the finger's")
            let seen = sheet.stage.lift([sheet.finger], speed: before / frame) { (try? sheet.top) ?? 0 }
            seen.assertSpring(to: (244, 244), "\(step)")
            try sheet.stage.settle()
            XCTAssertEqual(try sheet.top, 244)
        }
    }

    /// The same after a dismissal that the finger has begun and taken back.
    func testASheetThatWasAboutToLeaveIsLetGoAboveItsLargestDetent() async throws {
        for step in [-8, 4] as [CGFloat] {
            let sheet = try SheetStage()
            try sheet.drag(to: 620)
            sheet.stage.turn()
            XCTAssertTrue(sheet.stand.card.isBeingDismissed)
            sheet.finger.drag(to: CGPoint(x: 195, y: step < 0 ? 240 : 150), in: 0.5)
            let tops = try follow(sheet, by: step, frames: 6)
            XCTAssertLessThan(tops[5], 244)
            let before = tops[5] - tops[4]
            XCTAssertEqual(before, step * 0.5, accuracy: abs(step) * 0.1)
            let seen = sheet.stage.lift([sheet.finger], speed: before / frame) { (try? sheet.top) ?? 0 }
            seen.assertSpring(to: (244, 244), "\(step)")
            try sheet.stage.settle()
            XCTAssertEqual(try sheet.top, 244)
        }
    }

    /// Below the smallest detent a sheet that may not leave follows less than the finger moves.
    func testASheetThatMayNotLeaveIsLetGoWithItsOwnVelocity() async throws {
        for step in [8, -8] as [CGFloat] {
            let sheet = try SheetStage()
            sheet.stand.card.isModalInPresentation = true
            try sheet.drag(to: step > 0 ? 560 : 700)
            let tops = try follow(sheet, by: step, frames: 6)
            XCTAssertGreaterThan(tops[5], 544)
            let before = tops[5] - tops[4]
            XCTAssertGreaterThan(abs(before), 2.5)
            XCTAssertLessThan(abs(before), 4.5)
            let seen = sheet.stage.lift([sheet.finger], speed: before / frame) { (try? sheet.top) ?? 0 }
            seen.assertSpring(to: (544, 544), "\(step)")
            try sheet.stage.settle()
            XCTAssertEqual(try sheet.top, 544)
        }
    }

    /// A point below its smallest detent it follows 0.55 of the finger's way, and at the detent all of it. A quick finger leads it
    /// on to the next one.
    func testASheetThatMayNotLeaveGoesOnWhereItIsBackAtItsDetent() async throws {
        for (depth, part) in [(1, 0.55), (0, 1)] as [(CGFloat, CGFloat)] {
            let sheet = try SheetStage()
            sheet.stand.card.isModalInPresentation = true
            try sheet.drag(to: 544 + depth + 180)
            let tops = try follow(sheet, by: -30, frames: 6)
            XCTAssertEqual(tops[5], 544 + depth * 0.55, accuracy: 0.01)
            let seen = sheet.stage.lift([sheet.finger], speed: -1_800 * part) { (try? sheet.top) ?? 0 }
            seen.assertSpring(to: (244, 244), "\(depth)")
            try sheet.stage.settle()
            XCTAssertEqual(try sheet.top, 244)
        }
    }

    func testTheAppIsAskedOnceForEachDragThatMayDismiss() async throws {
        var questions = 0
        let pull = PullDismiss.Options(shouldBegin: { _ in
            questions += 1
            return true
        })
        let sheet = try SheetStage(.phone, .sheet(detents: [SheetStage.small, SheetStage.large]).pull(pull))
        for drags in 1...2 {
            try sheet.drag(to: 600)
            for place in [400, 640, 300, 620, 570] as [CGFloat] {
                sheet.finger.drag(to: CGPoint(x: 195, y: place), in: 0.3)
            }
            try sheet.release()
            XCTAssertTrue(sheet.stand.isPresenting)
            XCTAssertEqual(questions, drags)
        }
    }

    // MARK: Where a dismissal begins

    /// The transition begins from the smallest detent, while the finger already has the sheet below it.
    func testNoFrameJumpsWhereADismissalBegins() async throws {
        for start in [SheetStage.small, SheetStage.large] {
            for step in [4, 15, 40] as [CGFloat] {
                let sheet = try SheetStage()
                try sheet.overlay.selectedDetent = start
                try sheet.drag(to: 500)
                let first = try sheet.top
                let recording = try sheet.stage.record("drag") {
                    _ = try follow(sheet, by: step, frames: Int(250 / step))
                }
                XCTAssertTrue(sheet.stand.card.isBeingDismissed)
                let tops =
                    [first]
                    + recording.frames.compactMap { frame in
                        frame.views.last { $0.name == "OverlayWrapperView" }?.windowFrame.minY
                    }
                XCTAssertGreaterThan(tops.count, 5)
                for (one, next) in zip(tops, tops.dropFirst()) {
                    XCTAssertGreaterThanOrEqual(next - one, -0.5, "\(start) \(step): \(tops)")
                    XCTAssertLessThanOrEqual(next - one, step + 0.5, "\(start) \(step): \(tops)")
                }
                try sheet.release()
            }
        }
    }

    /// A quick finger is gone before UIKit has begun the dismissal that the finger asked for.
    func testASheetThatIsLetGoBeforeItsDismissalBeginsDoesNotJump() async throws {
        for end in [600, 700, 800] as [CGFloat] {
            let sheet = try SheetStage()
            sheet.finger.down(at: CGPoint(x: 195, y: 570))
            sheet.finger.drag(to: CGPoint(x: 195, y: end), in: frame)
            // The first 10 points are not followed.
            XCTAssertEqual(try sheet.top, 544 + end - 580, accuracy: 0.01)
            sheet.finger.up()
            XCTAssertEqual(try sheet.top, 544 + end - 580, accuracy: 0.01)
            try sheet.stage.settle()
        }
    }

    // MARK: While a dismissal is held

    /// A sheet that comes to rest stays where a dismissal by code has found it.
    func testASheetThatComesToRestIsHeldByADismissal() async throws {
        for cancels in [true, false] {
            let sheet = try SheetStage()
            let driver = try XCTUnwrap(ModalTransitionDriver.driver(of: sheet.stand.card))
            sheet.finger.flick(from: CGPoint(x: 195, y: 600), velocity: CGVector(dx: 0, dy: -1_500))
            sheet.stage.advance(by: 0.03)
            driver.interaction.begin {
                sheet.stand.card.dismiss(animated: true)
                return sheet.stand.card.transitionCoordinator
            }
            sheet.stage.turn()
            driver.interaction.update(0)
            let caught = try sheet.top
            XCTAssertGreaterThan(caught, 260, "it is on its way")
            for _ in 0..<60 {
                sheet.stage.advance(by: frame)
                XCTAssertEqual(try sheet.top, caught, accuracy: 0.5)
            }
            cancels ? driver.interaction.cancel() : driver.interaction.finish()
            try sheet.stage.settle()
            XCTAssertEqual(sheet.stand.isPresenting, cancels)
            if cancels { XCTAssertEqual(try sheet.wrapper.frame, CGRect(x: 0, y: 244, width: 390, height: 600)) }
        }
    }

    /// The finger has let the sheet go before, so that the way to its detent is no movement that is reduced.
    func testWithReducedMotionASheetThatADismissalHasHeldGoesOnToItsDetent() async throws {
        let sheet = try SheetStage(.phone.reducingMotion)
        let driver = try XCTUnwrap(ModalTransitionDriver.driver(of: sheet.stand.card))
        sheet.finger.flick(from: CGPoint(x: 195, y: 600), velocity: CGVector(dx: 0, dy: -1_500))
        sheet.stage.advance(by: 0.03)
        driver.interaction.begin {
            sheet.stand.card.dismiss(animated: true)
            return sheet.stand.card.transitionCoordinator
        }
        sheet.stage.turn()
        driver.interaction.update(0)
        let caught = try sheet.top
        XCTAssertGreaterThan(caught, 260, "it is on its way")
        driver.interaction.cancel()
        while sheet.stand.card.transitionCoordinator != nil { sheet.stage.advance(by: frame) }
        XCTAssertGreaterThan(try sheet.top, 250, "it does not jump")
        try sheet.stage.settle()
        XCTAssertEqual(try sheet.top, 244)
    }

    // MARK: Other transitions

    func testAChangedOverlayAndAChangedDriverChangeTheSheet() async throws {
        let sheet = try SheetStage()
        let driver = try XCTUnwrap(ModalTransitionDriver.driver(of: sheet.stand.card))
        let options = try sheet.overlay.overlay.pull
        try sheet.overlay.overlay.pull = nil
        try sheet.drag(to: 744)
        // It stretches, as without a pull: 200 of the 300 points of the way out.
        let pull = 200.0 / 300 * 0.55
        XCTAssertEqual(try sheet.top, 544 + (1 - 1 / (1 + pull)) * 300, accuracy: 0.01)
        try sheet.release()
        XCTAssertTrue(sheet.stand.isPresenting)
        XCTAssertEqual(sheet.stand.delegate.calls, [])

        try sheet.overlay.overlay.pull = options
        // A fade does not move the sheet, so that the finger does not either before the transition has begun.
        driver.transitions = driver.transitions.animation(.fade)
        try sheet.drag(to: 744)
        XCTAssertEqual(try sheet.top, 544, accuracy: 0.01)
        XCTAssertTrue(sheet.stand.card.isBeingDismissed)
        try sheet.release()
        XCTAssertFalse(sheet.stand.isPresenting)
    }
}
