import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a finger that drags while its view has no width any more, as when an app folds a column.
@MainActor
final class WithoutSizeTests: AnyDesignTestCase {
    private var advice: AdviceLog!

    override func setUp() async throws {
        advice = AdviceLog()
    }

    override func tearDown() async throws {
        advice.close()
    }

    func testASwipeBackIsCancelled() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        stand.stage.finger.down(at: CGPoint(x: 2, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 300, y: 400), in: 0.3)
        let frame = stand.navigation.view.frame
        stand.navigation.view.frame.size.width = 0
        stand.stage.finger.drag(to: CGPoint(x: 310, y: 400), in: 0.1)
        stand.stage.finger.up()
        stand.navigation.view.frame = frame
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(advice.lines, [])
    }

    func testASwipeBetweenTabsIsCancelled() async throws {
        let stand = try TabStage { $0.transitions = .slideAcross.swipe() }
        stand.stage.finger.down(at: CGPoint(x: 350, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 50, y: 400), in: 0.3)
        let frame = stand.tabs.view.frame
        stand.tabs.view.frame.size.width = 0
        stand.stage.finger.drag(to: CGPoint(x: 40, y: 400), in: 0.1)
        stand.stage.finger.up()
        stand.tabs.view.frame = frame
        try stand.stage.settle()
        XCTAssertEqual(stand.shown, "A")
        XCTAssertEqual(advice.lines, [])
    }

    func testAPushThatIsHeldStaysWhereItIs() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        stand.push()
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 500), towards: CGPoint(x: -1, y: 0))
        stand.stage.finger.hold(for: 0.1)
        let seen = stand.b.view.seenFrame.minX
        let frame = stand.navigation.view.frame
        for width in [0, frame.width] {
            stand.navigation.view.frame.size.width = width
            stand.navigation.view.layoutIfNeeded()
            stand.stage.advance(by: 1.0 / 60)
        }
        XCTAssertEqual(stand.b.view.seenFrame.minX, seen, accuracy: 1)
        XCTAssertEqual(advice.lines, [])
        stand.stage.finger.up()
        try stand.stage.settle()
    }

    /// A finger that was down before catches a push while its view has no width.
    func testAPushThatIsCaughtWithoutAWidthStaysWhereItIs() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        let interaction = try XCTUnwrap(stand.driver?.interaction)
        stand.push()
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.down(at: CGPoint(x: 300, y: 500))
        let frame = stand.navigation.view.frame
        stand.navigation.view.frame.size.width = 0
        stand.stage.finger.drag(to: CGPoint(x: 270, y: 500), in: 0.05)
        let caught = interaction.percentComplete
        stand.stage.finger.drag(to: CGPoint(x: 240, y: 500), in: 0.05)
        XCTAssertEqual(interaction.percentComplete, caught)
        XCTAssertEqual(advice.lines, [])
        stand.navigation.view.frame = frame
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(advice.lines, [])
    }
}
