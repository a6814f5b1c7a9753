import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests sheets that belong to a screen among other changes: of several screens, interrupted, hidden, or under something else.
@MainActor
final class ScreenSheetOrderTests: ScreenSheetTestCase {
    func testOneThatTheAppDismissesWhileItMovesOutStaysAway() async throws {
        let stand = try stage(.slide)
        stand.push()
        stand.stage.advance(by: 0.1)
        sheet.dismiss(animated: true)
        try stand.stage.settle()
        XCTAssertNil(stand.navigation.presentedViewController)
        stand.pop()
        try stand.stage.settle()
        expectNone(stand)
    }

    func testAChangeOfSeveralScreensTakesItAlong() async throws {
        for animated in [true, false] {
            let stand = try stage(.slide, showsB: true)
            let (c, d) = (TestScreen("C"), TestScreen("D"))
            stand.navigation.setViewControllers([stand.a, stand.b, c, d], animated: animated)
            try stand.stage.settle()
            XCTAssertNil(stand.navigation.presentedViewController)
            stand.navigation.popToViewController(stand.b, animated: animated)
            try stand.stage.settle()
            expectSheet(stand, "\(animated)")
            stand.navigation.setViewControllers([stand.a, c], animated: animated)
            try stand.stage.settle()
            XCTAssertNil(stand.navigation.presentedViewController)
            // It has left for good.
            stand.push()
            try stand.stage.settle()
            expectNone(stand)
        }
    }

    func testAPopInTheMiddleOfAPushBringsItBack() async throws {
        for (name, stack) in stacks {
            for pause in [0.0, 0.1, 0.25] {
                let stand = try stage(stack)
                let dump = WindowDump(stand.stage.window)
                stand.push()
                stand.stage.advance(by: pause)
                stand.pop()
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A"])
                expectSheet(stand, "\(name) \(pause)")
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: dump), [], "\(name) \(pause)")
                sheet.dismiss(animated: false)
                try stand.stage.settle()
            }
        }
    }

    func testAPushThatTheFingerCatchesBringsItBack() async throws {
        let stand = try stage(.slide)
        let dump = WindowDump(stand.stage.window)
        stand.push()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 380, y: 200), in: 0.2)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        expectSheet(stand)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: dump), [])
    }

    func testOneThatPresentsSomethingStays() async throws {
        let stand = try stage(.slide)
        let upper = TestScreen("Upper")
        sheet.present(upper, using: .card)
        try stand.stage.settle()
        stand.push()
        try stand.stage.settle()
        XCTAssertTrue(sheet.presentedViewController === upper)
        upper.dismiss(animated: true)
        try stand.stage.settle()
        stand.pop()
        try stand.stage.settle()
        expectSheet(stand)
    }

    func testSomethingPresentedOverItWhileItMovesOutKeepsIt() async throws {
        let stand = try stage(.slide)
        stand.push()
        stand.stage.advance(by: 0.1)
        let upper = TestScreen("Upper")
        sheet.present(upper, using: .card)
        try stand.stage.settle()
        upper.dismiss(animated: true)
        try stand.stage.settle()
        expectSheet(stand)
        // The next change takes it away.
        stand.push(TestScreen("C"))
        try stand.stage.settle()
        XCTAssertNil(stand.navigation.presentedViewController)
        stand.navigation.popToRootViewController(animated: true)
        try stand.stage.settle()
        expectSheet(stand)
    }

    func testItWaitsForWhatIsPresentedWhenItsScreenIsBack() async throws {
        let stand = try stage(.slide)
        stand.push()
        try stand.stage.settle()
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        stand.b.present(alert, animated: true)
        try stand.stage.settle()
        stand.pop()
        try stand.stage.settle()
        XCTAssertTrue(stand.navigation.presentedViewController === alert)
        alert.dismiss(animated: true)
        try stand.stage.settle()
        expectSheet(stand)
    }

    func testEachScreenHasItsOwnSheet() async throws {
        let stand = try stage(.slide)
        let second = TestScreen("Second")
        stand.b.onIsAppearing = { [unowned stand, transitions] in
            stand.b.onIsAppearing = {}
            stand.b.present(second, using: transitions.whenBusy(.wait))
        }
        stand.push()
        try stand.stage.settle()
        XCTAssertTrue(stand.navigation.presentedViewController === second)
        stand.pop()
        try stand.stage.settle()
        expectSheet(stand)
        XCTAssertNil(second.presentingViewController)
    }

    func testAnEndedDragIsKept() async throws {
        let stand = try stage(.slide)
        let finger = stand.stage.finger
        finger.down(at: CGPoint(x: 195, y: 844 - 320))
        finger.drag(to: CGPoint(x: 195, y: 844 - 190), in: 0.3)
        stand.push()
        finger.hold(for: 0.1)
        finger.up()
        try stand.stage.settle()
        XCTAssertNil(stand.navigation.presentedViewController)
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(sheet.overlayPresentation?.selectedDetent, .height(150))
        XCTAssertEqual(sheet.overlayPresentation?.presentedView?.transform, .identity)
    }

    func testItFollowsAStackWhoseTransitionsAreSetLater() async throws {
        let log = AdviceLog()
        defer { log.close() }
        let stand = try stage(nil)
        XCTAssertEqual(log.lines.count, 1, "\(log.lines)")
        stand.navigation.transitions = .slide
        try goAndComeBack(stand)
        expectSheet(stand)
    }

    func testAHiddenStackChangesWithIt() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let tabs = UITabBarController()
        let stage = Stage(root: tabs)
        tabs.viewControllers = [stand.navigation, TestScreen("Other")]
        try stage.settle()
        stand.b.present(sheet, using: transitions.initialDetent(large))
        try stage.settle()
        XCTAssertTrue(tabs.presentedViewController === sheet)
        tabs.selectedIndex = 1
        stand.navigation.popToRootViewController(animated: false)
        try stage.settle()
        tabs.selectedIndex = 0
        try stage.settle()
        XCTAssertNil(tabs.presentedViewController)
        XCTAssertEqual(stage.window.leftovers, [])
    }

    func testItReturnsWithTheTabOfItsStack() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let tabs = UITabBarController()
        let stage = Stage(root: tabs)
        tabs.viewControllers = [stand.navigation, TestScreen("Other")]
        try stage.settle()
        stand.b.present(sheet, using: transitions.initialDetent(large))
        try stage.settle()
        stand.push(TestScreen("C"))
        try stage.settle()
        tabs.selectedIndex = 1
        try stage.settle()
        stand.navigation.popViewController(animated: false)
        try stage.settle()
        XCTAssertNil(tabs.presentedViewController)
        tabs.selectedIndex = 0
        try stage.settle()
        XCTAssertTrue(tabs.presentedViewController === sheet)
        XCTAssertEqual(sheet.overlayPresentation?.selectedDetent, large)
    }

    func testAWindowThatClosesReleasesIt() async throws {
        weak var released: UIViewController?
        do {
            let own = TestScreen("Own")
            released = own
            let stand = try StackStage(showsB: false) { $0.transitions = .slide }
            stand.a.present(own, using: transitions)
            try stand.stage.settle()
            stand.push()
            try stand.stage.settle()
            stand.stage.window.rootViewController = nil
            try stand.stage.settle()
        }
        HeadlessLog.reset()
        XCTAssertNil(released)
    }
}
