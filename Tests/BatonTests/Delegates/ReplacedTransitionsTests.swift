import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests transitions that are removed and set again while a push or a pop runs.
@MainActor
final class ReplacedTransitionsTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private func swipe(_ stand: StackStage) throws {
        stand.stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 370, y: 400), in: 0.3)
        try stand.stage.settle()
    }

    /// Pushes C or pops it, and replaces the transitions meanwhile. Afterwards the top screen is not the root.
    private func eachChange(
        _ body: (_ stand: StackStage, _ new: NavigationTransitions, _ note: String) throws -> Void
    ) throws {
        let all: [(String, NavigationTransitions)] = [("system", .system), ("slide", .slide), ("mixed", .mixed)]
        for (before, old) in all {
            for (after, new) in all {
                for isPop in [false, true] {
                    let stand = try StackStage { $0.transitions = old }
                    stand.push(TestScreen("C"))
                    if isPop {
                        try stand.stage.settle()
                        stand.pop()
                    }
                    stand.stage.advance(by: 0.1)
                    stand.navigation.transitions = nil
                    stand.stage.advance(by: 0.05)
                    stand.navigation.transitions = new
                    try stand.stage.settle()
                    XCTAssertEqual(stand.titles, isPop ? ["A", "B"] : ["A", "B", "C"])
                    try body(stand, new, "\(before) to \(after), \(isPop ? "pop" : "push")")
                }
            }
        }
    }

    func testInterceptorsWorkAfterwards() async throws {
        try eachChange { stand, _, note in
            var attempts = 0
            let count = stand.titles.count
            stand.navigation.topViewController?.navigationItem.backInterceptor = { attempts += 1 }
            try swipe(stand)
            XCTAssertEqual(attempts, 1, note)
            XCTAssertEqual(stand.titles.count, count, note)
            guard HeadlessDevice.current.systemVersion >= 17 else { return }
            XCTAssertTrue(stand.navigation.view.accessibilityPerformEscape(), note)
            XCTAssertEqual(attempts, 2, note)
        }
    }

    func testAnInterceptorThatWasThereWorksAfterwards() async throws {
        let stand = try StackStage { $0.transitions = .system }
        let c = TestScreen("C")
        var attempts = 0
        c.navigationItem.backInterceptor = { attempts += 1 }
        stand.push(c)
        stand.stage.advance(by: 0.1)
        stand.navigation.transitions = nil
        stand.navigation.transitions = .system
        try stand.stage.settle()
        try swipe(stand)
        XCTAssertEqual(attempts, 1)
        XCTAssertEqual(stand.titles, ["A", "B", "C"])
    }

    /// From the first moment of its push on, also if the transitions are only set then.
    func testAnInterceptorWorksWhileItsScreenIsPushed() async throws {
        guard HeadlessDevice.current.systemVersion >= 17 else { return }
        for isReplaced in [false, true] {
            let stand = try StackStage { $0.transitions = .slide }
            let c = TestScreen("C")
            var attempts = 0
            c.navigationItem.backInterceptor = { attempts += 1 }
            stand.push(c)
            stand.stage.advance(by: 0.1)
            if isReplaced {
                stand.navigation.transitions = nil
                XCTAssertNil(stand.navigation.view.accessibilityPerformEscapeBlock)
                stand.navigation.transitions = .slide
            }
            XCTAssertTrue(c.view.accessibilityPerformEscape(), "\(isReplaced)")
            XCTAssertEqual(attempts, 1, "\(isReplaced)")
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B", "C"])
        }
    }

    /// A swipe of UIKit's is not interrupted, and may be cancelled afterwards.
    func testAnInterceptorWorksAfterACancelledPopInWhichTheTransitionsWereSet() async throws {
        guard HeadlessDevice.current.systemVersion >= 17 else { return }
        let interaction = UIPercentDrivenInteractiveTransition()
        let app = HandWrittenStackDelegate(pop: PopAnimator(.slide))
        app.interaction = { interaction }
        let stand = try StackStage { $0.delegate = app }
        var attempts = 0
        stand.b.navigationItem.backInterceptor = { attempts += 1 }
        stand.pop()
        stand.stage.turn()
        interaction.update(0.5)
        stand.navigation.transitions = .slide
        interaction.cancel()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertTrue(stand.b.view.accessibilityPerformEscape())
        XCTAssertEqual(attempts, 1)
    }

    /// The last transition runs on, and then nothing is left that would call it.
    func testAnInterceptorThatIsSetDuringTheLastTransitionIsNotCalled() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let c = TestScreen("C")
        var attempts = 0
        stand.push(c)
        stand.stage.advance(by: 0.1)
        stand.navigation.transitions = nil
        c.navigationItem.backInterceptor = { attempts += 1 }
        try stand.stage.settle()
        XCTAssertNil(stand.navigation.view.accessibilityPerformEscapeBlock)
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(attempts, 0)
    }

    func testTheSwipesFollowTheRulesAfterwards() async throws {
        try eachChange { stand, new, note in
            let count = stand.titles.count
            XCTAssertEqual(
                stand.navigation.interactivePopGestureRecognizer?.delegate is SwipePermissionDelegate,
                new.bringsAnimators,
                note)
            stand.navigation.setNavigationBarHidden(true, animated: false)
            try swipe(stand)
            XCTAssertEqual(stand.titles.count, count, "\(note): a hidden bar")
            stand.navigation.transitions?.swipe.allowsHiddenBar = true
            try swipe(stand)
            XCTAssertEqual(stand.titles.count, count - 1, note)
            XCTAssertEqual(HeadlessLog.warnings, [], note)
        }
    }

    func testTransitionsThatAreOnlyRemovedLeaveNothing() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let own = stand.navigation.interactivePopGestureRecognizer?.delegate
        stand.push(TestScreen("C"))
        stand.stage.advance(by: 0.1)
        stand.navigation.transitions = nil
        stand.navigation.transitions = .slide
        stand.navigation.transitions = nil
        try stand.stage.settle()
        XCTAssertFalse(stand.navigation.interactivePopGestureRecognizer?.delegate is SwipePermissionDelegate)
        XCTAssertNotNil(own)
        var attempts = 0
        stand.navigation.topViewController?.navigationItem.backInterceptor = { attempts += 1 }
        try swipe(stand)
        XCTAssertEqual(attempts, 0)
        XCTAssertEqual(stand.titles, ["A", "B"])
    }
}
