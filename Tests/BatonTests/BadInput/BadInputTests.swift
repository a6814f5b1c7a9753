import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Plays the table of wrong values: each leads to advice or to a defined result, never to a trap, to a transition that does
/// not end, or to a picture with numbers that are not finite. The app can go on afterwards.
@MainActor
final class BadInputTests: GenerationTestCase {
    override class var generations: [Int] { [18, 26] }
    override class var exceptions: [String: [Int]] { ["testPoses": [15, 18, 26, 27]] }

    private func play(_ rows: [BadInput]) async {
        XCTAssertFalse(rows.isEmpty)
        for row in rows {
            let trial = BadInputTrial()
            do {
                try await row.use(trial)
                try await trial.end(row.outcome)
            } catch {
                XCTFail("\(row.entry), \(row.wrong): \(error)")
            }
            for failure in trial.failures { XCTFail("\(row.entry), \(row.wrong): \(failure)") }
            trial.close()
        }
    }

    func testPoses() async { await play(BadInputTable.poses) }
    func testStyles() async { await play(BadInputTable.styles) }
    func testModals() async { await play(BadInputTable.modals) }
    func testOverlays() async { await play(BadInputTable.overlays) }
    func testTabs() async { await play(BadInputTable.tabs) }
    func testInteractions() async { await play(BadInputTable.interactions) }
    func testBars() async { await play(BadInputTable.bars) }
    func testAnimators() async { await play(BadInputTable.animators) }
    func testStacks() async { await play(BadInputTable.stacks) }
}
