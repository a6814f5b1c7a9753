import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that the progress of a sheet between its detents is what the screen shows.
@MainActor
final class SheetProgressTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private var told: [CGFloat] = []
    private var miss: CGFloat = 0

    /// Follows a sheet of 300 and 600 points in a container of 844.
    private func follow(_ stage: SheetStage) throws {
        let (overlay, wrapper) = (try stage.overlay, try stage.wrapper)
        overlay.overlay.onDetentProgress = { [unowned self] smaller, larger, progress in
            XCTAssertEqual(smaller, SheetStage.small)
            XCTAssertEqual(larger, SheetStage.large)
            told.append(progress)
            let shown = 844 - wrapper.seenFrame.minY
            miss = max(miss, abs(min(300, max(0, shown - 300)) - progress * 300))
        }
    }

    func testUnderAFingerAndToTheDetent() async throws {
        let stage = try SheetStage()
        try follow(stage)
        // The upper end of the sheet is at 544, and at 244 with the larger detent.
        try stage.drag(to: 394)
        stage.finger.hold(for: 0.2)
        XCTAssertEqual(try XCTUnwrap(told.last), 0.5, accuracy: 0.02)
        let count = told.count
        stage.finger.hold(for: 0.5)
        XCTAssertEqual(told.count, count, "nothing is told while the finger rests")
        stage.finger.drag(to: CGPoint(x: 195, y: 300), in: 0.2)
        try stage.release()
        XCTAssertEqual(told.last, 1)
        XCTAssertEqual(told, told.sorted())
        XCTAssertGreaterThan(told.count, count + 15)
        XCTAssertLessThan(miss, 0.5)
    }

    func testByCode() async throws {
        let stage = try SheetStage()
        try follow(stage)
        let overlay = try stage.overlay
        UIView.animate(withDuration: 0.4) { overlay.selectedDetent = SheetStage.large }
        try stage.stage.settle()
        XCTAssertGreaterThan(told.count, 15)
        XCTAssertEqual(told.last, 1)
        overlay.selectedDetent = SheetStage.small
        try stage.stage.settle()
        XCTAssertEqual(told.last, 0)
        XCTAssertLessThan(miss, 0.5)
    }

    func testBeyondTheDetentsItIsAtItsEnds() async throws {
        let stage = try SheetStage()
        try follow(stage)
        try stage.drag(to: 620)
        XCTAssertEqual(told.last ?? 0, 0)
        try stage.release()
        try stage.drag(to: 100)
        XCTAssertEqual(told.last, 1)
        try stage.release()
        XCTAssertEqual(told.last, 1)
    }

    func testASheetWithOneDetentIsAtItsEnd() async throws {
        let stage = try SheetStage(.phone, .sheet(detents: [SheetStage.small]))
        var told: [CGFloat] = []
        try stage.overlay.overlay.onDetentProgress = { _, _, progress in told.append(progress) }
        try stage.drag(to: 500)
        try stage.release()
        XCTAssertEqual(Set(told), [1])
    }

    /// The display is not asked while nobody listens, and not after the sheet has left.
    func testNothingIsToldWithoutAListenerAndAfterTheDismissal() async throws {
        let stage = try SheetStage()
        try follow(stage)
        try stage.overlay.overlay.onDetentProgress = nil
        try stage.drag(to: 394)
        XCTAssertEqual(told, [])
        try stage.release()
        try follow(stage)
        weak let overlay = try stage.overlay
        stage.stand.card.dismiss(animated: true)
        try stage.stage.settle()
        stage.stage.advance(by: 0.1)
        XCTAssertNil(overlay)
    }
}
