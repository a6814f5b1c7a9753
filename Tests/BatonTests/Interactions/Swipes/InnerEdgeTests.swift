import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests swipes from the leading edge of stacks inside the window: in form sheets and in columns, wherever an edge pan begins.
@MainActor
final class InnerEdgeTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.edgesOfPans = .ofTheWindow }
    }

    private static let devices: [HeadlessDevice] = [.pad, .pad.rightToLeft]

    private func stack(_ transitions: NavigationTransitions) -> UINavigationController {
        let stack = UINavigationController(rootViewController: TestScreen("A"))
        for title in ["B", "C", "D"] { stack.pushViewController(TestScreen(title), animated: false) }
        stack.transitions = transitions
        return stack
    }

    /// A stack in a form sheet, which is in the middle of the window.
    private func sheet(_ transitions: NavigationTransitions, _ device: HeadlessDevice) throws -> (
        Stage, UINavigationController
    ) {
        let (root, stack) = (TestScreen("Root"), stack(transitions))
        let stage = Stage(device, root: root)
        try stage.settle()
        stack.modalPresentationStyle = .formSheet
        root.present(stack, animated: false)
        try stage.settle()
        return (stage, stack)
    }

    /// A stack in the secondary column of a split view, beside the primary one.
    private func column(_ transitions: NavigationTransitions, _ device: HeadlessDevice) throws -> (
        Stage, UINavigationController
    ) {
        let stack = stack(transitions)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(UINavigationController(rootViewController: TestScreen("Primary")), for: .primary)
        split.setViewController(stack, for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        let stage = Stage(device.turned, root: split)
        try stage.settle()
        return (stage, stack)
    }

    private func forEachCase(
        _ body: (
            (NavigationTransitions, HeadlessDevice) throws -> (Stage, UINavigationController), HeadlessDevice, String
        )
            throws -> Void
    ) throws {
        for answer in HeadlessQuirks.EdgesOfPans.allCases {
            HeadlessQuirks.edgesOfPans = answer
            for device in Self.devices {
                try body(sheet, device, "sheet, \(answer)")
                try body(column, device, "column, \(answer)")
            }
        }
    }

    /// Swipes across most of the stack, from a distance from its leading edge.
    private func swipe(_ stack: UINavigationController, from way: CGFloat, on stage: Stage) throws {
        let place = stack.view.convert(stack.view.bounds, to: stage.window)
        let isMirrored = stage.device.layoutDirection == .rightToLeft
        let point = { (way: CGFloat) in
            CGPoint(x: isMirrored ? place.maxX - way : place.minX + way, y: place.midY)
        }
        stage.finger.drag(from: point(way), to: point(place.width - 10), in: 0.2)
        try stage.settle()
    }

    func testTheStacksDoNotReachTheEdgeOfTheWindow() async throws {
        try forEachCase { make, device, note in
            let (stage, stack) = try make(.slide, device)
            let place = stack.view.convert(stack.view.bounds, to: stage.window)
            let isMirrored = device.layoutDirection == .rightToLeft
            let gap = isMirrored ? stage.window.bounds.maxX - place.maxX : place.minX
            XCTAssertGreaterThan(gap, 21, note)
            XCTAssertGreaterThan(place.width, 300, note)
        }
    }

    func testASwipePopsOneScreenWhereBatonAnimates() async throws {
        try forEachCase { make, device, note in
            for area in [SwipeArea.edge, .automatic, .content] {
                let (stage, stack) = try make(.slide.swipe(area), device)
                for count in [3, 2, 1, 1] {
                    try swipe(stack, from: 5, on: stage)
                    XCTAssertEqual(stack.viewControllers.count, count, "\(note), \(area)")
                }
                XCTAssertEqual(HeadlessLog.warnings, [], note)
            }
        }
    }

    func testASwipeBesideTheEdgePopsNoneIfOnlyTheEdgeSwipes() async throws {
        try forEachCase { make, device, note in
            let (stage, stack) = try make(.slide.swipe(.edge), device)
            try swipe(stack, from: 25, on: stage)
            XCTAssertEqual(stack.viewControllers.count, 4, note)
        }
    }

    func testACancelledSwipeLeavesTheStackAsItWas() async throws {
        try forEachCase { make, device, note in
            let (stage, stack) = try make(.slide, device)
            let before = WindowDump(stage.window)
            let place = stack.view.convert(stack.view.bounds, to: stage.window)
            let isMirrored = device.layoutDirection == .rightToLeft
            let start = CGPoint(x: isMirrored ? place.maxX - 5 : place.minX + 5, y: place.midY)
            stage.finger.down(at: start)
            stage.finger.drag(to: CGPoint(x: start.x + (isMirrored ? -80 : 80), y: start.y), in: 0.2)
            XCTAssertNotNil(stack.transitionCoordinator, note)
            stage.finger.hold(for: 0.2)
            stage.finger.up()
            try stage.settle()
            XCTAssertEqual(stack.viewControllers.count, 4, note)
            XCTAssertEqual(WindowDump(stage.window).difference(from: before), [], note)
        }
    }

    /// UIKit's own swipe begins where its recognizers do, and Baton adds nothing to it.
    func testWhereUIKitAnimatesTheSwipeIsUIKits() async throws {
        try forEachCase { make, device, note in
            let (stage, plain) = try make(.system, device)
            plain.transitions = nil
            try swipe(plain, from: 5, on: stage)
            let (other, stack) = try make(.system, device)
            try swipe(stack, from: 5, on: other)
            XCTAssertEqual(stack.viewControllers.count, plain.viewControllers.count, note)
            if HeadlessDevice.current.systemVersion < 26 {
                XCTAssertEqual(stack.viewControllers.count, HeadlessQuirks.edgesOfPans == .ofTheView ? 3 : 4, note)
            }
        }
    }
}
