import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a stack in which some screens are popped by UIKit's own animation and others by an animator.
@MainActor
final class MixedStackTests: GenerationTestCase {
    /// Shows a screen over a root. The stack's `choose` closure may treat the screen specially.
    private func stand(
        _ stack: TransitionChoice, top: TransitionChoice?, app: HandWrittenStackDelegate? = nil
    ) throws -> StackStage {
        try StackStage {
            $0.delegate = app
            var transitions = NavigationTransitions(push: stack, pop: stack)
            transitions.choose = { $0.upper.title == "B" ? top : nil }
            $0.transitions = transitions
        }
    }

    private func swipe(_ stand: StackStage, to end: CGFloat = 350) throws {
        stand.stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: end, y: 400), in: 0.4)
        try stand.stage.settle()
    }

    /// Only a transition that UIKit animates is interrupted, and UIKit is asked about no other (B16.27).
    func testNoSwipeOfUIKitsInterruptsATransitionOfBatons() async throws {
        let stack = CountingStack(rootViewController: TestScreen("A"))
        for title in ["X", "B"] { stack.pushViewController(TestScreen(title), animated: false) }
        var transitions = NavigationTransitions.system
        transitions.choose = { $0.upper.title == "B" ? .style(.slide) : nil }
        transitions.interruptible = false
        stack.transitions = transitions
        let stage = Stage(root: stack)
        try stage.settle()
        stack.popViewController(animated: true)
        stage.advance(by: 0.1)
        stack.timesWithoutDelegate = 0
        stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), in: 0.1)
        XCTAssertEqual(stack.timesWithoutDelegate, 0)
        try stage.settle()
        XCTAssertEqual(stack.viewControllers.map(\.title), ["A", "X"])
        stack.pushViewController(TestScreen("C"), animated: true)
        try stage.settle()
        XCTAssertEqual(stack.topViewController?.title, "C", "nothing is frozen")
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    /// Holds the finger slightly before the middle, where a release at rest does not finish.
    private func seenUnderTheFinger(_ stand: StackStage) -> (b: CGFloat, a: CGFloat) {
        stand.stage.finger.down(at: CGPoint(x: 3, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 150, y: 400), in: 0.4)
        stand.stage.finger.hold(for: 0.2)
        return (stand.b.view.seenFrame.minX, stand.a.view.seenFrame.minX)
    }

    func testUIKitsSwipeWorksWhereOtherScreensHaveAnimators() async throws {
        // B2.40: without another delegate of the recognizer it would be off.
        let stand = try stand(.style(.cover), top: .system)
        let seen = seenUnderTheFinger(stand)
        XCTAssertGreaterThan(seen.b, 100)
        XCTAssertNil(stand.stage.window.dimmingView, "no animator of ours plays")
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"], "less than half and at rest is not enough")
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testUIKitsSwipeIsOffWithBatons() async throws {
        let stand = try StackStage {
            $0.transitions = NavigationTransitions(.cover).swipe(.off).choose { _ in .system }
        }
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
        stand.navigation.transitions?.swipe.area = .automatic
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testTheQueriesAreNotMadeForUIKitsOwnSwipe() async throws {
        // B2.42
        let stand = try stand(.style(.cover), top: .system)
        var asksDuringThePop = 0
        stand.navigation.transitions?.choose = { [navigation = stand.navigation] in
            if navigation.transitionCoordinator != nil { asksDuringThePop += 1 }
            return $0.upper.title == "B" ? .system : nil
        }
        try swipe(stand)
        XCTAssertEqual(asksDuringThePop, 0)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testBatonsSwipeIsUsedForScreensWithAnAnimator() async throws {
        let stand = try stand(.system, top: .style(.slide))
        let seen = seenUnderTheFinger(stand)
        XCTAssertNotNil(stand.stage.window.dimmingView, "the animator of ours plays")
        XCTAssertGreaterThan(seen.b, 100)
        stand.stage.finger.up()
        try stand.stage.settle()
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testUIKitsOwnChecksAreMade() async throws {
        // B2.43
        let reasons: [(String, (StackStage) -> Void)] = [
            ("hidden bar", { $0.navigation.setNavigationBarHidden(true, animated: false) }),
            ("hidden back button", { $0.b.navigationItem.hidesBackButton = true }),
            ("left item", { $0.b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", primaryAction: nil) }),
        ]
        for (name, change) in reasons {
            let stand = try stand(.style(.cover), top: .system)
            change(stand)
            try stand.stage.settle()
            try swipe(stand)
            XCTAssertEqual(stand.titles, ["A", "B"], name)
        }
        let supplemented = try stand(.style(.cover), top: .system)
        supplemented.b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", primaryAction: nil)
        supplemented.b.navigationItem.leftItemsSupplementBackButton = true
        try swipe(supplemented)
        XCTAssertEqual(supplemented.titles, ["A"])
    }

    func testASwipeAtTheRootDoesNotAffectTheNextPush() async throws {
        // B2.44
        let stand = try stand(.system, top: .system)
        stand.navigation.popViewController(animated: false)
        try stand.stage.settle()
        try swipe(stand)
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testASwipeDuringAPush() async throws {
        // B2.43, B2.44. UIKit's delegate cannot be asked whether it would interrupt the push (B16.20): the stack has animators.
        let stand = try stand(.system, top: .system)
        stand.push(TestScreen("C"))
        stand.stage.advance(by: 0.05)
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B", "C"])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testWhereTheAppProvidesAnimatorsUIKitsSwipeIsOff() async throws {
        // B2.40
        let app = HandWrittenStackDelegate()
        let stand = try stand(.system, top: .system, app: app)
        XCTAssertEqual(stand.navigation.interactivePopGestureRecognizer?.delegate is SwipePermissionDelegate, true)
        stand.stage.finger.down(at: CGPoint(x: 3, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 198, y: 400), in: 0.4)
        XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive ?? false, false)
        stand.stage.finger.up()
        try stand.stage.settle()
    }

    func testTheGestureRecognizersAreRestored() async throws {
        let stand = try StackStage()
        let before = WindowDump(stand.stage.window)
        let recognizer = try XCTUnwrap(stand.navigation.interactivePopGestureRecognizer)
        let delegate = recognizer.delegate
        stand.navigation.transitions = .cover
        XCTAssertTrue(recognizer.delegate is SwipePermissionDelegate)
        stand.navigation.transitions = nil
        XCTAssertTrue(recognizer.delegate === delegate)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
    }

    func testADelegateThatTheAppSetMeanwhileStays() async throws {
        let app = Permission()
        let stand = try StackStage { $0.transitions = .cover }
        stand.navigation.interactivePopGestureRecognizer?.delegate = app
        stand.navigation.transitions = nil
        XCTAssertTrue(stand.navigation.interactivePopGestureRecognizer?.delegate === app)
    }

    func testChoosingLaterTurnsTheQueryOn() async throws {
        // B2.40: which methods a delegate has is asked when it is set.
        let stand = try StackStage { $0.transitions = .system }
        XCTAssertEqual(stand.driver?.hasAnimatorQuery, false)
        stand.navigation.transitions?.choose = { $0.upper.title == "B" ? .cover : nil }
        XCTAssertEqual(stand.driver?.hasAnimatorQuery, true)
        stand.pop()
        stand.stage.advance(by: 0.1)
        XCTAssertNotNil(stand.stage.window.dimmingView)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testAScreenProvidesItsOwnTransition() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .fade }
        let own = UIViewController()
        own.navigationItem.transition = .cover
        stand.push(own)
        stand.stage.advance(by: 0.1)
        XCTAssertEqual(own.view.seenAlpha, 1)
        XCTAssertGreaterThan(own.view.seenFrame.minY, 0)
        try stand.stage.settle()
        stand.push()
        stand.stage.advance(by: 0.1)
        XCTAssertLessThan(stand.b.view.seenAlpha, 1)
        try stand.stage.settle()
        stand.navigation.popToViewController(stand.a, animated: true)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }

    /// An app's closure that makes no animator for a pop leaves the pop and its swipe to UIKit.
    func testAnAnimatorForPushesOnly() async throws {
        let stand = try StackStage(showsB: false) {
            $0.transitions = .animator { $0.operation == .push ? PushAnimator(.cover) : nil }
        }
        stand.push()
        stand.stage.advance(by: 0.1)
        XCTAssertGreaterThan(stand.b.view.seenFrame.minY, 0)
        try stand.stage.settle()
        stand.stage.finger.down(at: CGPoint(x: 2, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 200, y: 400), in: 0.3)
        XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive, true)
        XCTAssertGreaterThan(stand.b.view.seenFrame.minX, 100)
        stand.stage.finger.drag(to: CGPoint(x: 350, y: 400), in: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        stand.push()
        try stand.stage.settle()
        stand.pop()
        stand.stage.advance(by: 0.1)
        XCTAssertGreaterThan(stand.b.view.seenFrame.minX, 0)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }
}

private final class Permission: NSObject, UIGestureRecognizerDelegate {}

private final class CountingStack: UINavigationController {
    var timesWithoutDelegate = 0

    override var delegate: (any UINavigationControllerDelegate)? {
        didSet {
            if delegate == nil { timesWithoutDelegate += 1 }
        }
    }
}
