import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests changes that are requested with an animation of their own.
@MainActor
final class ChangeUsingTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private enum Motion {
        case still, across, upright
    }

    /// How a view moves a tenth of a second after a change was requested. Under `.slide` it moves across, under `.cover` upright.
    private func motion(of screen: UIViewController, _ stand: StackStage, after change: () -> Void) throws -> Motion {
        change()
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        let place = screen.view.seenFrame
        try stand.stage.settle()
        return abs(place.minY) > 20 ? .upright : abs(place.minX) > 20 ? .across : .still
    }

    private func swipeBack(_ stand: StackStage, to end: CGFloat = 350) throws {
        stand.stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: end, y: 400), in: 0.3)
        try stand.stage.settle()
    }

    func testAPushAndItsPopUseIt() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        let push = { stand.navigation.pushViewController(stand.b, using: .cover) }
        XCTAssertEqual(try motion(of: stand.b, stand, after: push), .upright)
        XCTAssertEqual(try motion(of: stand.b, stand, after: stand.pop), .upright)
        XCTAssertEqual(stand.titles, ["A"])
        // The stack's own value is as before.
        XCTAssertEqual(try motion(of: stand.b, stand) { stand.push() }, .across)
        XCTAssertEqual(try motion(of: stand.b, stand, after: stand.pop), .across)
    }

    func testAPopMayNameAnother() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let pop = { _ = stand.navigation.popViewController(using: .cover) }
        XCTAssertEqual(try motion(of: stand.b, stand, after: pop), .upright)
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(try motion(of: stand.b, stand) { stand.push() }, .across)
    }

    func testASwipeBackUsesItAndACancelledOneKeepsIt() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        stand.navigation.pushViewController(stand.b, using: .cover)
        try stand.stage.settle()
        stand.stage.finger.down(at: CGPoint(x: 2, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 200, y: 400), in: 0.3)
        XCTAssertGreaterThan(stand.b.view.seenFrame.minY, 100)
        stand.stage.finger.drag(to: CGPoint(x: 4, y: 400), in: 0.3)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(try motion(of: stand.b, stand, after: stand.pop), .upright)
    }

    func testTheCompletionIsToldTheOutcomeOnce() async throws {
        for transitions in [NavigationTransitions.slide, .system, nil] {
            let stand = try StackStage(showsB: false) { $0.transitions = transitions }
            var outcomes: [TransitionOutcome] = []
            stand.navigation.pushViewController(stand.b, using: .cover) { outcomes.append($0) }
            stand.stage.advance(by: 0.1)
            XCTAssertEqual(outcomes, [])
            try stand.stage.settle()
            XCTAssertEqual(outcomes, [.completed])
            stand.navigation.popViewController(using: .slide) { outcomes.append($0) }
            stand.stage.turn()
            stand.stage.advance(by: 0.3)
            stand.stage.finger.drag(from: CGPoint(x: 360, y: 400), to: CGPoint(x: 60, y: 400), in: 0.3)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"])
            XCTAssertEqual(outcomes, [.completed, .cancelled])
            stand.navigation.setViewControllers([stand.b], using: .fade) { outcomes.append($0) }
            try stand.stage.settle()
            XCTAssertEqual(outcomes, [.completed, .cancelled, .completed])
            // There is nothing to pop.
            stand.navigation.popToRootViewController(using: .fade) { outcomes.append($0) }
            try stand.stage.settle()
            XCTAssertEqual(outcomes.count, 4)
            XCTAssertEqual(outcomes.last, .completed)
        }
    }

    func testTheCallIsAskedBeforeTheClosureAndTheScreen() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide.choose { _ in .slide } }
        let push = { stand.navigation.pushViewController(stand.b, using: .cover) }
        XCTAssertEqual(try motion(of: stand.b, stand, after: push), .upright)
    }

    func testTheWholeStack() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let c = TestScreen("C")
        let replace = { stand.navigation.setViewControllers([stand.a, c], using: .cover) }
        XCTAssertEqual(try motion(of: c, stand, after: replace), .upright)
        XCTAssertEqual(try motion(of: c, stand, after: stand.pop), .upright, "the way back")
        stand.navigation.setViewControllers([stand.a, stand.b, c], animated: false)
        try stand.stage.settle()
        let cut = { stand.navigation.setViewControllers([stand.a], using: .cover) }
        XCTAssertEqual(try motion(of: c, stand, after: cut), .upright)
        stand.navigation.setViewControllers([stand.a, stand.b, c], animated: false)
        try stand.stage.settle()
        let popToB = { _ = stand.navigation.popToViewController(stand.b, using: .cover) }
        XCTAssertEqual(try motion(of: c, stand, after: popToB), .upright)
        let popToRoot = { _ = stand.navigation.popToRootViewController(using: .cover) }
        XCTAssertEqual(try motion(of: stand.b, stand, after: popToRoot), .upright)
        XCTAssertEqual(stand.titles, ["A"])
    }

    /// A stack without transitions gets `.system`. Without such a screen UIKit's own swipe is as it was.
    func testAStackWithoutTransitions() async throws {
        let stand = try StackStage(showsB: false)
        let push = { stand.navigation.pushViewController(stand.b, using: .cover) }
        XCTAssertEqual(try motion(of: stand.b, stand, after: push), .upright)
        try swipeBack(stand)
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(try motion(of: stand.b, stand) { stand.push() }, .across)
        try swipeBack(stand)
        XCTAssertEqual(stand.titles, ["A"], "UIKit's own swipe pops")
        XCTAssertEqual(stand.driver?.decisions.last?.contains("UIKit's own"), true, "\(stand.driver?.decisions ?? [])")
    }

    /// At the root there is nothing to pop, and no animation to keep.
    func testAPopAtTheRootLeavesNothing() async throws {
        let stand = try StackStage(showsB: false)
        XCTAssertNil(stand.navigation.popViewController(using: .cover))
        XCTAssertEqual(stand.navigation.popToRootViewController(using: .cover) ?? [], [])
        XCTAssertNil(stand.navigation.transitions)
        stand.navigation.transitions = .system
        stand.navigation.popViewController(using: .cover)
        XCTAssertEqual(try motion(of: stand.b, stand) { stand.push() }, .across)
        XCTAssertFalse(stand.driver?.decisions.last?.contains("the call") == true)
    }

    func testTheAppsDelegateKeepsItsCalls() async throws {
        let app = HandWrittenStackDelegate()
        let stand = try StackStage(showsB: false) { $0.delegate = app }
        let push = { stand.navigation.pushViewController(stand.b, using: .cover) }
        XCTAssertEqual(try motion(of: stand.b, stand, after: push), .upright)
        XCTAssertTrue(stand.driver != nil)
        stand.navigation.transitions = nil
        XCTAssertTrue(stand.navigation.delegate === app)
    }

    func testADismissal() async throws {
        let stand = try CardStage()
        try stand.present()
        let (before, advice) = (stand.card.view.seenFrame, AdviceLog())
        defer { advice.close() }
        var calls = 0
        stand.card.dismiss(using: .fade) { calls += 1 }
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        XCTAssertEqual(stand.card.view.seenFrame, before, "it does not move")
        try stand.stage.settle()
        XCTAssertNil(stand.presenter.presentedViewController)
        XCTAssertEqual(calls, 1)
        XCTAssertEqual(advice.lines, [])
        stand.presenter.present(stand.card, animated: false)
        try stand.stage.settle()
        stand.presenter.dismiss(using: .fade)
        try stand.stage.settle()
        XCTAssertNil(stand.presenter.presentedViewController)
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertTrue(advice.lines.first?.contains("presented without Baton") == true, "\(advice.lines)")
    }
}
