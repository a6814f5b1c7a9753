import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests each push and pop animator with a hand-written delegate and no other part of Baton.
@MainActor
final class StackAnimatorTests: XCTestCase {
    private typealias Pair = (name: String, push: () -> PushAnimator, pop: () -> PopAnimator)

    private let pairs: [Pair] = [
        ("slide", { PushAnimator(.slide) }, { PopAnimator(.slide) }),
        ("fade", { PushAnimator(.fade) }, { PopAnimator(.fade) }),
        ("zoom", { PushAnimator(.zoom { _ in nil }) }, { PopAnimator(.zoom { _ in nil }) }),
        (
            "base", { PushAnimator(TransitionStyle(entering: .offstage(.trailing))) },
            { PopAnimator(TransitionStyle(entering: .offstage(.trailing))) }
        ),
        (
            "posed",
            { PushAnimator(TransitionStyle(entering: StackAnimatorTests.odd, leaving: StackAnimatorTests.odd)) },
            { PopAnimator(TransitionStyle(entering: StackAnimatorTests.odd, leaving: StackAnimatorTests.odd)) }
        ),
    ]

    /// A pose that sets every property.
    private static let odd = Pose.offstage(.top).faded(0.5).scaled(0.7).rotated(1).rounded(30).dimmed(0.4)

    private let devices: [HeadlessDevice] = {
        var mirrored = HeadlessDevice.phone
        mirrored.layoutDirection = .rightToLeft
        return [.phone, mirrored]
    }()

    private func forEachPair(_ test: (Pair, HeadlessDevice) throws -> Void) rethrows {
        for device in devices {
            for pair in pairs { try test(pair, device) }
        }
    }

    private func stand(
        _ device: HeadlessDevice, _ delegate: HandWrittenStackDelegate, showsB: Bool
    ) throws -> StackStage {
        let stand = try StackStage(device, showsB: showsB) { $0.delegate = delegate }
        _ = delegate.takeCalls()
        return stand
    }

    func testAPushEndsWithTheScreenInPlaceAndLeavesNothingBehind() async throws {
        try forEachPair { pair, device in
            let delegate = HandWrittenStackDelegate(push: pair.push())
            let stand = try stand(device, delegate, showsB: false)
            stand.push()
            try stand.stage.settle()

            XCTAssertEqual(
                delegate.takeCalls(),
                [
                    "animator push A to B", "interaction for \(type(of: pair.push()))", "willShow B true",
                    "didShow B true",
                ],
                pair.name)
            XCTAssertEqual(stand.b.view.frame, stand.navigation.view.bounds, pair.name)
            XCTAssertEqual(stand.b.view.transform, .identity, pair.name)
            XCTAssertNil(stand.a.view.window, pair.name)
            XCTAssertEqual(stand.a.view.transform, .identity, pair.name)
            XCTAssertEqual(stand.stage.window.leftovers, [], pair.name)
            XCTAssertEqual(HeadlessLog.warnings, [], pair.name)
        }
    }

    func testAPopEndsWithTheOldScreenInPlaceAndLeavesNothingBehind() async throws {
        try forEachPair { pair, device in
            let delegate = HandWrittenStackDelegate(pop: pair.pop())
            let stand = try stand(device, delegate, showsB: true)
            stand.pop()
            try stand.stage.settle()

            XCTAssertEqual(
                delegate.takeCalls(),
                [
                    "animator pop B to A", "interaction for \(type(of: pair.pop()))", "willShow A true",
                    "didShow A true",
                ],
                pair.name)
            XCTAssertEqual(stand.a.view.frame, stand.navigation.view.bounds, pair.name)
            XCTAssertEqual(stand.a.view.transform, .identity, pair.name)
            XCTAssertEqual(stand.a.view.alpha, 1, pair.name)
            XCTAssertNil(stand.b.view.window, pair.name)
            XCTAssertEqual(stand.stage.window.leftovers, [], pair.name)
            XCTAssertEqual(HeadlessLog.warnings, [], pair.name)
        }
    }

    func testAfterAPushAndAPopTheWindowIsAsItWasBefore() async throws {
        try forEachPair { pair, device in
            let delegate = HandWrittenStackDelegate(push: pair.push(), pop: pair.pop())
            let stand = try stand(device, delegate, showsB: false)
            let before = WindowDump(stand.stage.window)
            stand.push()
            try stand.stage.settle()
            stand.pop()
            try stand.stage.settle()
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], pair.name)
        }
    }

    /// UIKit's percent-driven interaction drives a Baton animator (B5.12).
    func testACancelledPopLeavesNoTraceWhereverItIsCancelled() async throws {
        try forEachPair { pair, device in
            for progress in [0, 0.01, 0.5, 0.99, 1] {
                let interaction = UIPercentDrivenInteractiveTransition()
                let delegate = HandWrittenStackDelegate(pop: pair.pop())
                delegate.interaction = { interaction }
                let stand = try stand(device, delegate, showsB: true)
                let before = WindowDump(stand.stage.window)
                stand.pop()
                stand.stage.turn()
                let ends = EndCount(of: stand.navigation)
                interaction.update(progress)
                stand.stage.advance(by: 0.1)
                interaction.cancel()
                try stand.stage.settle()

                let label = "\(pair.name) cancelled at \(progress)"
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], label)
                XCTAssertEqual(ends.cancelled, [true], label)
                XCTAssertEqual(stand.titles, ["A", "B"], label)
                XCTAssertEqual(stand.a.view.transform, .identity, label)
                XCTAssertEqual(HeadlessLog.warnings, [], label)
            }
        }
    }

    func testACancelledPushLeavesNoTraceWhereverItIsCancelled() async throws {
        try forEachPair { pair, device in
            for progress in [0, 0.01, 0.5, 0.99, 1] {
                let interaction = UIPercentDrivenInteractiveTransition()
                let delegate = HandWrittenStackDelegate(push: pair.push())
                delegate.interaction = { interaction }
                let stand = try stand(device, delegate, showsB: false)
                let before = WindowDump(stand.stage.window)
                stand.push()
                stand.stage.turn()
                let ends = EndCount(of: stand.navigation)
                interaction.update(progress)
                stand.stage.advance(by: 0.1)
                interaction.cancel()
                try stand.stage.settle()

                let label = "\(pair.name) cancelled at \(progress)"
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], label)
                XCTAssertEqual(ends.cancelled, [true], label)
                XCTAssertEqual(stand.titles, ["A"], label)
                XCTAssertEqual(HeadlessLog.warnings, [], label)
            }
        }
    }

    func testAnInteractivePopFinishesFromAnyReleasePoint() async throws {
        try forEachPair { pair, device in
            for progress in [0, 0.01, 0.5, 0.99, 1] {
                let interaction = UIPercentDrivenInteractiveTransition()
                let delegate = HandWrittenStackDelegate(pop: pair.pop())
                delegate.interaction = { interaction }
                let stand = try stand(device, delegate, showsB: true)
                stand.pop()
                stand.stage.turn()
                let ends = EndCount(of: stand.navigation)
                interaction.update(progress)
                stand.stage.advance(by: 0.1)
                interaction.finish()
                try stand.stage.settle()

                let label = "\(pair.name) finished at \(progress)"
                XCTAssertEqual(ends.cancelled, [false], label)
                XCTAssertEqual(stand.titles, ["A"], label)
                XCTAssertEqual(stand.a.view.frame, stand.navigation.view.bounds, label)
                XCTAssertEqual(stand.a.view.transform, .identity, label)
                XCTAssertEqual(stand.stage.window.leftovers, [], label)
                XCTAssertEqual(HeadlessLog.warnings, [], label)
            }
        }
    }

    // Known failure: "Cancel a pop, pop for real, push again: frozen mid-transition."
    func testCancelAPopThenPopForRealThenPushAgain() async throws {
        let delegate = HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide))
        let stand = try stand(.phone, delegate, showsB: true)
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = { interaction }
        stand.pop()
        stand.stage.turn()
        interaction.update(0.4)
        interaction.cancel()
        try stand.stage.settle()
        delegate.interaction = { nil }
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(stand.b.view.seenFrame, stand.navigation.view.bounds)
    }

    // Known failure: "Cancelling shows black behind."
    func testUnderACancelledPopTheScreenThatStaysCoversEverything() async throws {
        let delegate = HandWrittenStackDelegate(pop: PopAnimator(.slide))
        let stand = try stand(.phone, delegate, showsB: true)
        let interaction = UIPercentDrivenInteractiveTransition()
        delegate.interaction = { interaction }
        stand.pop()
        stand.stage.turn()
        interaction.update(0.6)
        interaction.cancel()
        while stand.navigation.transitionCoordinator != nil {
            // The area to the left of B shows A, and there is no gap between the two screens.
            XCTAssertGreaterThanOrEqual(stand.b.view.seenFrame.minX, 0)
            XCTAssertLessThanOrEqual(stand.a.view.seenFrame.minX, 0)
            XCTAssertGreaterThanOrEqual(stand.a.view.seenFrame.maxX, stand.b.view.seenFrame.minX)
            stand.stage.advance(by: 1.0 / 60)
        }
        XCTAssertEqual(stand.b.view.seenFrame, stand.navigation.view.bounds)
    }
}
