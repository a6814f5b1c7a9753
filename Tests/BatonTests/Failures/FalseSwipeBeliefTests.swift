import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what is seen where a belief about UIKit's swipes back is false: the back button pops in any case, and nothing is frozen.
@MainActor
final class FalseSwipeBeliefTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private func swipe(_ stand: StackStage, from start: CGFloat = 3) throws {
        stand.stage.finger.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: 380, y: 400), in: 0.3)
        try stand.stage.settle()
    }

    private func tapBack(_ stand: StackStage) throws {
        XCTAssertTrue(HeadlessBars.tapBackButton(of: stand.navigation.navigationBar))
        try stand.stage.settle()
    }

    private func isEnabled(_ stand: StackStage) -> Bool {
        stand.navigation.systemSwipes.allSatisfy(\.isEnabled)
    }

    // MARK: UIKit disables its swipes

    func testWhereUIKitDisablesItsSwipesTheBackButtonPops() async throws {
        try with("swipesAreDisabled") { name in
            let isLocked = HeadlessQuirks.swipesAreDisabled == .whereAnimatorsAreBrought
            let stand = try StackStage { $0.transitions = .slide }
            XCTAssertEqual(isEnabled(stand), !isLocked, name)
            try swipe(stand)
            XCTAssertEqual(stand.titles, isLocked ? ["A", "B"] : ["A"], name)
            if isLocked { try tapBack(stand) }
            XCTAssertEqual(stand.titles, ["A"], name)
            XCTAssertEqual(isEnabled(stand), HeadlessQuirks.swipesAreDisabled == .inCustomTransitions, name)
            stand.push()
            stand.stage.turn()
            XCTAssertFalse(isEnabled(stand), name)
            try stand.stage.settle()
            XCTAssertEqual(isEnabled(stand), !isLocked, name)
            XCTAssertEqual(stand.titles, ["A", "B"], name)
            expectRest(stand.stage, name)
        }
    }

    /// Baton writes nothing, so that UIKit's swipes are as they were without it.
    func testUIKitsSwipesWorkAgainWithoutTransitions() async throws {
        try with("swipesAreDisabled") { name in
            let stand = try StackStage { $0.transitions = .slide }
            stand.navigation.transitions = nil
            XCTAssertTrue(isEnabled(stand), name)
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A"], name)
            expectRest(stand.stage, name)
        }
    }

    /// What the app has disabled stays so.
    func testAScreenThatTheAppHasLockedStaysLocked() async throws {
        try with("swipesAreDisabled") { name in
            let stand = try StackStage(showsB: false) { $0.transitions = .slide }
            stand.push()
            try stand.stage.settle()
            stand.navigation.systemSwipes.forEach { $0.isEnabled = false }
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A", "B"], name)
            XCTAssertFalse(stand.navigation.systemSwipes.contains(where: \.isEnabled), name)
        }
    }

    /// A swipe of UIKit's that drives a pop is not cut off by it.
    func testUIKitsOwnPopIsFinished() async throws {
        try with("swipesAreDisabled") { name in
            let stand = try StackStage { $0.transitions = .system }
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A"], name)
            expectRest(stand.stage, name)
        }
    }

    // MARK: UIKit's swipes pop nothing

    /// As in a stack without Baton whose delegate brings animators.
    func testScreensThatUIKitPopsAreNotSwipedAwayWhereAnimatorsStopItsSwipes() async throws {
        try with("animatorsStopSwipes") { name in
            let app = HandWrittenStackDelegate()
            for setUp in [{ $0.transitions = .mixed }, { $0.delegate = app }] as [(UINavigationController) -> Void] {
                let stand = try StackStage(setUp: setUp)
                let before = WindowDump(stand.stage.window)
                try swipe(stand)
                XCTAssertEqual(stand.titles, ["A", "B"], name)
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], name)
                try tapBack(stand)
                XCTAssertEqual(stand.titles, ["A"], name)
                stand.push()
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A", "B"], name)
                expectRest(stand.stage, name)
            }
        }
    }

    func testScreensWithAnAnimatorAreSwipedAwayWhereAnimatorsStopUIKitsSwipes() async throws {
        try with("animatorsStopSwipes") { name in
            for transitions in [NavigationTransitions.slide, .system] {
                let stand = try StackStage { $0.transitions = transitions }
                try swipe(stand)
                XCTAssertEqual(stand.titles, ["A"], name)
                expectRest(stand.stage, name)
            }
        }
    }

    // MARK: Gestures of others

    func testAZoomedScreenWithoutGesturesIsLeftByTheBackButton() async throws {
        guard HeadlessDevice.current.systemVersion >= 18 else { return }
        try with("zoomedScreensHaveNoGestures") { name in
            let stand = try StackStage(showsB: false) { $0.transitions = .cover }
            let source = UIView(frame: CGRect(x: 100, y: 300, width: 90, height: 90))
            stand.a.view.addSubview(source)
            stand.b.preferredTransition = .zoom { _ in source }
            stand.push()
            try stand.stage.settle()
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A", "B"], name)
            try tapBack(stand)
            XCTAssertEqual(stand.titles, ["A"], name)
            expectRest(stand.stage, name)
        }
    }

    func testARowThatTakesEveryDragIsSwipedBackFromTheEdge() async throws {
        try with("rowsTakeEveryDrag") { name in
            let stand = try StackStage { $0.transitions = NavigationTransitions(.slide).swipe(.content) }
            let table = ActionTable()
            table.hasLeadingActions = false
            table.frame = CGRect(x: 20, y: 300, width: 350, height: 200)
            stand.b.view.addSubview(table)
            try stand.stage.settle()
            try swipe(stand, from: 150)
            XCTAssertEqual(stand.titles, ["A", "B"], name)
            XCTAssertEqual(table.contentOffset, .zero, name)
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A"], name)
            expectRest(stand.stage, name)
        }
    }

    // MARK: The methods of a delegate

    /// UIKit animates what is chosen later, and its swipe goes on to pop it.
    func testAChoiceThatUIKitDoesNotNoticeIsUIKits() async throws {
        try with("delegateMethodsAreReadOnce") { name in
            let stand = try StackStage { $0.transitions = .system }
            stand.navigation.transitions?.choose = { $0.upper.title == "B" ? .cover : nil }
            stand.pop()
            stand.stage.advance(by: 0.1)
            XCTAssertNil(stand.stage.window.dimmingView, name)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"], name)
            stand.push()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"], name)
            expectRest(stand.stage, name)
        }
    }

    /// UIKit goes on to ask, and is answered nil. Its swipe is off for as long (B2.40).
    func testTransitionsOfTheSystemThatUIKitDoesNotNoticeArePoppedByTheBackButton() async throws {
        try with("delegateMethodsAreReadOnce") { name in
            let stand = try StackStage { $0.transitions = .slide }
            stand.navigation.transitions = .system
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A", "B"], name)
            try tapBack(stand)
            XCTAssertEqual(stand.titles, ["A"], name)
            stand.navigation.transitions = nil
            stand.push()
            try stand.stage.settle()
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A"], name)
            expectRest(stand.stage, name)
        }
    }
}
