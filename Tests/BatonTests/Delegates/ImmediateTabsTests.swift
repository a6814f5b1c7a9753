import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests tabs that change at once where UIKit would dissolve them (B28.1), and older systems too.
@MainActor
final class ImmediateTabsTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private let calls = CallLines()

    private func stand(_ device: HeadlessDevice = .phone, swipes: Bool = false) throws -> TabStage {
        let transitions = TabTransitions.immediate
        let stand = try TabStage(
            device, setUp: { $0.transitions = swipes ? transitions.swipe() : transitions },
            saying: { [calls] in calls.lines.append($0) })
        stand.screens.forEach { $0.loadViewIfNeeded() }
        calls.lines = []
        return stand
    }

    /// Runs a closure with each answer to whether UIKit dissolves tabs.
    private func withEachAnswer(_ body: (String) throws -> Void) throws {
        try body("never")
        try with("tabsDissolve", body)
    }

    /// Selects the second tab, by a tap or by code, and looks in the same frame.
    func testAChangeIsOverInTheSameFrame() async throws {
        var reduced = HeadlessDevice.phone
        reduced.reduceMotion = true
        for device in [HeadlessDevice.phone, .phone.rightToLeft, reduced] {
            try withEachAnswer { answer in
                for byTap in [true, false] {
                    let stand = try stand(device)
                    let before = WindowDump(stand.stage.window)
                    if byTap {
                        HeadlessBars.tap(stand.screens[1].tabBarItem, in: stand.tabs.tabBar)
                    } else {
                        stand.tabs.selectedIndex = 1
                    }
                    XCTAssertEqual(calls.lines.prefix(2), ["A will disappear", "B will appear"], answer)
                    XCTAssertEqual(Set(calls.lines.dropFirst(2)), ["A did disappear", "B did appear"], answer)
                    XCTAssertEqual(calls.lines.count, 4, answer)
                    XCTAssertNil(stand.tabs.transitionCoordinator, answer)
                    XCTAssertEqual(stand.shown, "B", answer)
                    XCTAssertEqual(Quantity.alpha.seen(of: stand.screens[1].view), 1, answer)
                    XCTAssertEqual(stand.screens[1].view.seenFrame, stand.stage.window.bounds, answer)
                    try stand.stage.settle()
                    XCTAssertEqual(calls.lines.count, 4, answer)
                    stand.tabs.selectedIndex = 0
                    try stand.stage.settle()
                    XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], answer)
                    expectRest(stand.stage, answer)
                }
            }
        }
    }

    /// Without the transitions the did-callbacks come late, which the test above would notice.
    func testWithoutThemTheTabsDissolve() async throws {
        guard HeadlessDevice.current.systemVersion >= 18 else { return }
        HeadlessQuirks.tabsDissolve = .withCoordinator
        defer { HeadlessQuirks.tabsDissolve = .never }
        let stand = try stand()
        stand.tabs.transitions = nil
        stand.tap(1)
        XCTAssertEqual(calls.lines.count, 2)
        XCTAssertNotNil(stand.tabs.transitionCoordinator)
        try stand.stage.settle()
        XCTAssertEqual(calls.lines.count, 4)
    }

    func testManyTapsEachTakeEffect() async throws {
        try withEachAnswer { answer in
            let stand = try stand()
            for index in [1, 2, 0, 2, 1] {
                HeadlessBars.tap(stand.screens[index].tabBarItem, in: stand.tabs.tabBar)
                XCTAssertEqual(stand.shown, stand.screens[index].title, answer)
            }
            try stand.stage.settle()
            XCTAssertEqual(stand.shown, "B", answer)
        }
    }

    /// A swipe changes tabs as soon as it begins.
    func testASwipeEndsSoundly() async throws {
        try withEachAnswer { answer in
            let stand = try stand(swipes: true)
            stand.stage.finger.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400), in: 0.3)
            try stand.stage.settle()
            XCTAssertEqual(stand.shown, "B", answer)
            XCTAssertNil(stand.tabs.transitionCoordinator, answer)
            stand.tap(2)
            XCTAssertEqual(stand.shown, "C", answer)
            try stand.stage.settle()
            expectRest(stand.stage, answer)
        }
    }

    func testTheAppsAnimatorComesFirst() async throws {
        let app = HandWrittenTabDelegate(TransitionAnimator(.slide, for: .tabForward))
        let stand = try TabStage { $0.delegate = app }
        let tabBarController = stand.tabs
        tabBarController.transitions = .immediate
        stand.tap(1)
        XCTAssertNotNil(stand.tabs.transitionCoordinator)
        try stand.stage.settle()
        stand.tabs.transitions = nil
        XCTAssertTrue(stand.tabs.delegate === app)
    }
}

@MainActor
private final class CallLines {
    var lines: [String] = []
}
