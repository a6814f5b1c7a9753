import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests a stack whose path something else owns.
@MainActor
final class StackPathTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private final class Owner {
        var told: [[String]] = []
    }

    private let screens = ["A", "B", "C", "D"].map { TestScreen($0) }

    private func stand(_ transitions: NavigationTransitions?) throws -> (Stage, BatonNavigationController, Owner) {
        let stack = BatonNavigationController(showing: screens[0])
        stack.transitions = transitions
        let owner = Owner()
        stack.onPathChange = { owner.told.append($0.map { $0.title ?? "-" }) }
        let stage = Stage(root: stack)
        try stage.settle()
        XCTAssertEqual(owner.told, [])
        return (stage, stack, owner)
    }

    func testAPathIsShown() async throws {
        for transitions in [NavigationTransitions.slide, .system, nil] {
            let (stage, stack, owner) = try stand(transitions)
            for path in [[0, 1], [0, 1, 2, 3], [0, 2], [0, 2], [3], [0]] {
                stack.show(path.map { screens[$0] })
                try stage.settle()
                XCTAssertEqual(stack.viewControllers, path.map { screens[$0] })
            }
            stack.show([screens[0], screens[1]], animated: false)
            try stage.settle()
            XCTAssertEqual(stack.viewControllers.count, 2)
            XCTAssertEqual(owner.told, [], "the owner knows it")
            stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 370, y: 400), in: 0.3)
            try stage.settle()
            XCTAssertEqual(owner.told, [["A"]])
        }
    }

    func testACancelledSwipeSaysThatThePathIsAsBefore() async throws {
        for transitions in [NavigationTransitions.slide, .system] {
            let (stage, stack, owner) = try stand(transitions)
            stack.show([screens[0], screens[1]])
            try stage.settle()
            stage.finger.down(at: CGPoint(x: 2, y: 400))
            stage.finger.drag(to: CGPoint(x: 100, y: 400), in: 0.3)
            stage.finger.hold(for: 0.2)
            stage.finger.up()
            try stage.settle()
            XCTAssertEqual(owner.told, [["A", "B"]])
            XCTAssertEqual(stack.viewControllers.count, 2)
        }
    }

    /// The finger lets go of a pop that finishes. Then the path that was asked for meanwhile is shown.
    func testAPathWaitsForTheFinger() async throws {
        for end in [CGFloat(340), 60] {
            let (stage, stack, owner) = try stand(.slide)
            stack.show([screens[0], screens[1]])
            try stage.settle()
            stage.finger.down(at: CGPoint(x: 2, y: 400))
            stage.finger.drag(to: CGPoint(x: 200, y: 400), in: 0.3)
            stack.show([screens[0], screens[2]])
            XCTAssertFalse(stack.viewControllers.contains(screens[2]), "it waits")
            stage.finger.drag(to: CGPoint(x: end, y: 400), in: 0.3)
            stage.finger.hold(for: 0.2)
            stage.finger.up()
            try stage.settle()
            XCTAssertEqual(stack.viewControllers, [screens[0], screens[2]], "\(end): \(owner.told)")
        }
    }
}
