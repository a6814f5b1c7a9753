import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests what `choose` is told of the cause of a change.
@MainActor
final class ChangeCauseTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// Tabs that move for a swipe, and are still for a tap.
    func testTabs() async throws {
        var causes: [ScreenChange.Cause] = []
        let stand = try TabStage {
            $0.transitions = TabTransitions.slideAcross.swipe().choose {
                causes.append($0.cause)
                return $0.cause == .finger ? .slideAcross : .system
            }
        }
        stand.tabs.selectedIndex = 1
        try stand.stage.settle()
        XCTAssertEqual(causes.last, .unknown)
        stand.stage.finger.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 40, y: 400), in: 0.3)
        try stand.stage.settle()
        XCTAssertEqual(stand.tabs.selectedIndex, 2)
        XCTAssertEqual(Set(causes.dropFirst()), [.finger])
        causes = []
        stand.tap(0)
        try stand.stage.settle()
        XCTAssertEqual(stand.tabs.selectedIndex, 0)
        XCTAssertEqual(causes, [.tap])
        stand.tabs.selectedIndex = 1
        try stand.stage.settle()
        XCTAssertEqual(causes, [.tap, .unknown], "a tap causes one change")
    }

    func testAStack() async throws {
        var causes: [ScreenChange.Cause] = []
        let stand = try StackStage(showsB: false) {
            $0.transitions = .slide.choose {
                causes.append($0.cause)
                return nil
            }
        }
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(causes, [.unknown])
        causes = []
        stand.stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(Set(causes), [.finger])
        stand.push()
        try stand.stage.settle()
        stand.stage.press("[", .command)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(causes.last, .key)
    }
}
