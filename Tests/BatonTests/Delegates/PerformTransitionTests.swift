import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests that a change can be awaited, whoever animates it and however it ends.
@MainActor
final class PerformTransitionTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// What was returned, once it was.
    private var outcome: TransitionOutcome?

    /// Begins to await a change.
    private func begin(
        _ controller: UIViewController, _ change: @escaping @MainActor () -> Void
    ) async -> Task<Void, Never> {
        outcome = nil
        let task = Task {
            outcome = await controller.performTransition(change)
        }
        // The task begins.
        await Task.yield()
        return task
    }

    /// Awaits a change that runs for a while. Nothing is returned before its end.
    private func perform(
        by controller: UIViewController, on stage: Stage, _ change: @escaping @MainActor () -> Void
    ) async throws -> TransitionOutcome? {
        let task = await begin(controller, change)
        stage.advance(by: 0.05)
        await Task.yield()
        XCTAssertNil(outcome, "it runs")
        try stage.settle()
        await task.value
        return outcome
    }

    private let styles: [NavigationTransitions?] = [nil, .system, .slide]

    func testAPushAndAPopAreAwaited() async throws {
        for transitions in styles {
            let stand = try StackStage(showsB: false) { $0.transitions = transitions }
            let pushed = try await perform(by: stand.navigation, on: stand.stage) { stand.push(TestScreen("Next")) }
            XCTAssertEqual(pushed, .completed)
            XCTAssertEqual(stand.titles, ["A", "Next"])
            let popped = try await perform(by: stand.navigation, on: stand.stage) { stand.pop() }
            XCTAssertEqual(popped, .completed)
            XCTAssertEqual(stand.titles, ["A"])
        }
    }

    func testAPushThatAFingerTurnsRoundIsCancelled() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            let stand = try StackStage(device, showsB: false) { $0.transitions = .slide.duration(1) }
            let back: CGFloat = device.layoutDirection == .rightToLeft ? -1 : 1
            let task = await begin(stand.navigation) { stand.push(TestScreen("Next")) }
            stand.stage.advance(by: 0.3)
            stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 500), towards: CGPoint(x: back, y: 0))
            stand.stage.finger.drag(to: CGPoint(x: 195 + back * 190, y: 500), in: 0.2)
            await Task.yield()
            XCTAssertNil(outcome, "held")
            stand.stage.finger.up()
            try stand.stage.settle()
            await task.value
            XCTAssertEqual(outcome, .cancelled)
            XCTAssertEqual(stand.titles, ["A"])
        }
    }

    func testAPresentationAndADismissalAreAwaited() async throws {
        for transitions in [nil, .card, .slide(from: .bottom)] as [ModalTransitions?] {
            for dismissesItself in [true, false] {
                let stand = try CardStage()
                let presented = try await perform(by: stand.presenter, on: stand.stage) {
                    guard let transitions else { return stand.presenter.present(stand.card, animated: true) }
                    stand.presenter.present(stand.card, using: transitions)
                }
                XCTAssertEqual(presented, .completed)
                XCTAssertTrue(stand.isPresenting)
                let controller = dismissesItself ? stand.card : stand.presenter
                let dismissed = try await perform(by: controller, on: stand.stage) {
                    controller.dismiss(animated: true)
                }
                XCTAssertEqual(dismissed, .completed)
                XCTAssertFalse(stand.isPresenting)
            }
        }
    }

    func testAChangeOfTabsIsAwaited() async throws {
        let stand = try TabStage { $0.transitions = .slide }
        let changed = try await perform(by: stand.tabs, on: stand.stage) { stand.tabs.selectedIndex = 1 }
        XCTAssertEqual(changed, .completed)
        XCTAssertEqual(stand.shown, "B")
    }

    // B28.1
    func testAChangeOfTabsThatUIKitDissolvesIsAwaitedIfItHasACoordinator() async throws {
        defer { HeadlessQuirks.tabsDissolve = .never }
        for dissolve in HeadlessQuirks.TabDissolves.allCases {
            HeadlessQuirks.tabsDissolve = dissolve
            for transitions in [nil, TabTransitions.immediate] {
                let stand = try TabStage { $0.transitions = transitions }
                let task = await begin(stand.tabs) { stand.tap(1) }
                for _ in 0..<5 {
                    stand.stage.advance(by: 0.02)
                    await Task.yield()
                }
                let isTold = transitions == nil && [.withCoordinator, .forTaps].contains(dissolve)
                let waits = isTold && HeadlessDevice.current.systemVersion >= 18
                XCTAssertEqual(outcome, waits ? nil : .completed, "\(dissolve)")
                try stand.stage.settle()
                await task.value
                XCTAssertEqual(outcome, .completed, "\(dissolve)")
                XCTAssertEqual(stand.shown, "B", "\(dissolve)")
            }
        }
    }

    /// The one that runs is completed by itself, and the one that waits is turned round.
    func testAChangeThatWaitsIsAwaited() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide.duration(1) }
        stand.push(TestScreen("First"))
        stand.stage.advance(by: 0.3)
        let task = await begin(stand.navigation) { stand.push(TestScreen("Second")) }
        stand.stage.advance(by: 1)
        await Task.yield()
        XCTAssertNil(outcome, "the second runs")
        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 500), towards: CGPoint(x: 1, y: 0))
        stand.stage.finger.drag(to: CGPoint(x: 385, y: 500), in: 0.2)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        await task.value
        XCTAssertEqual(outcome, .cancelled)
        XCTAssertEqual(stand.titles, ["A", "First"])
    }

    func testAChangeWithoutAnimationIsNotWaitedForLong() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        let changes: [@MainActor () -> Void] = [
            { stand.navigation.pushViewController(TestScreen("Next"), animated: false) },
            { stand.navigation.popViewController(animated: false) },
            { stand.navigation.popViewController(animated: true) },
            {},
        ]
        for change in changes {
            let task = await begin(stand.navigation, change)
            stand.stage.turn()
            stand.stage.turn()
            await task.value
            XCTAssertEqual(outcome, .completed)
        }
    }

    /// The screens leave the window in the middle of the transition.
    func testTheWaitEndsWithoutAWindow() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        let task = await begin(stand.navigation) { stand.push(TestScreen("Next")) }
        stand.stage.advance(by: 0.1)
        stand.stage.window.rootViewController = UIViewController()
        stand.stage.advance(by: 3)
        await task.value
        XCTAssertEqual(outcome, .completed, "the stack shows it when it is back")
    }
}
