import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that all that is presented above a view controller is dismissed by one call.
@MainActor
final class DismissPresentationsTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private var left: [[UIViewController]] = []

    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.presentationsInTransitions = .begin
            HeadlessQuirks.unanimatedCoordinatorsRunNothing = false
        }
    }

    private func clear(_ controller: UIViewController, animated: Bool = true) {
        controller.dismissPresentations(animated: animated) { [weak self] in self?.left.append($0) }
    }

    func testNothingIsPresentedAndItIsOverAtOnce() async throws {
        let stand = try CardStage()
        clear(stand.presenter)
        XCTAssertEqual(left, [[]])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testAChainGoesInOneMotion() async throws {
        let silent = HeadlessQuirks.unanimatedCoordinatorsRunNothing
        defer { HeadlessQuirks.unanimatedCoordinatorsRunNothing = silent }
        for isSilent in [false, true] {
            HeadlessQuirks.unanimatedCoordinatorsRunNothing = isSilent
            for animated in [true, false] {
                left = []
                let stand = try CardStage()
                let before = WindowDump(stand.stage.window)
                try stand.present()
                let middle = TestScreen("Middle")
                stand.card.present(middle, using: .sheet)
                try stand.stage.settle()
                middle.present(TestScreen("UIKit's"), animated: true)
                try stand.stage.settle()
                clear(stand.presenter, animated: animated)
                try stand.stage.settle()
                XCTAssertEqual(left, [[]], "\(animated) \(isSilent)")
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
                XCTAssertEqual(HeadlessLog.warnings, [])
            }
        }
    }

    func testWhatIsBelowStays() async throws {
        let stand = try CardStage()
        try stand.present()
        stand.card.present(TestScreen("Above"), using: .dialog)
        try stand.stage.settle()
        clear(stand.card)
        try stand.stage.settle()
        XCTAssertEqual(left, [[]])
        XCTAssertTrue(stand.isPresenting)
        XCTAssertNil(stand.card.presentedViewController)
    }

    func testItWaitsForWhatRuns() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        stand.navigation.present(
            TestScreen("Sheet"), using: .sheet(detents: [.height(200)]).undimmed(upTo: .height(200)))
        try stand.stage.settle()
        stand.push(TestScreen("C"))
        stand.stage.advance(by: 0.1)
        clear(stand.navigation)
        XCTAssertFalse(stand.navigation.presentedViewController?.isBeingDismissed ?? true)
        try stand.stage.settle()
        XCTAssertEqual(left, [[]])
        XCTAssertEqual(stand.titles, ["A", "B", "C"])
        XCTAssertNil(stand.navigation.presentedViewController)
    }

    func testAPresentationThatHasJustBegunGoes() async throws {
        for time in [0, 0.1] {
            left = []
            let stand = try CardStage()
            stand.presenter.present(stand.card, using: .card)
            if time > 0 { stand.stage.advance(by: time) }
            clear(stand.presenter)
            try stand.stage.settle()
            XCTAssertEqual(left, [[]])
            XCTAssertFalse(stand.isPresenting)
        }
    }

    func testWhatWaitsIsDropped() async throws {
        let stand = try CardStage()
        try stand.present()
        var told = 0
        let (waiting, replacing) = (TestScreen("Waiting"), TestScreen("Replacing"))
        stand.presenter.present(waiting, using: .card.whenBusy(.wait)) { told += 1 }
        stand.presenter.present(replacing, using: .card.whenBusy(.replace)) { told += 1 }
        clear(stand.presenter)
        XCTAssertEqual(told, 2)
        try stand.stage.settle()
        XCTAssertEqual(left, [[]])
        XCTAssertNil(stand.presenter.presentedViewController)
        XCTAssertEqual(told, 2)
    }

    func testWhatAFingerKeepsIsTold() async throws {
        let stand = try CardStage()
        try stand.present()
        clear(stand.presenter)
        stand.stage.advance(by: 0.2)
        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 600), towards: CGPoint(x: 0, y: -1))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 100), in: 0.3)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(left, [[stand.card]])
        XCTAssertTrue(stand.isPresenting)
    }

    func testItCanBeAwaited() async throws {
        let stand = try CardStage()
        try stand.present()
        var left: [UIViewController]?
        let task = Task { left = await stand.presenter.dismissPresentations() }
        await Task.yield()
        stand.stage.advance(by: 0.05)
        await Task.yield()
        XCTAssertNil(left)
        try stand.stage.settle()
        await task.value
        XCTAssertEqual(left, [])
        XCTAssertFalse(stand.isPresenting)
    }

    func testWhatWaitsIsAwaitedByPerformTransition() async throws {
        for isDropped in [false, true] {
            let stand = try CardStage()
            try stand.present()
            let share = TestScreen("Share")
            var outcome: TransitionOutcome?
            let task = Task {
                outcome = await stand.presenter.performTransition {
                    stand.presenter.present(share, using: .card.whenBusy(.wait))
                }
            }
            await Task.yield()
            try stand.stage.settle()
            await Task.yield()
            XCTAssertNil(outcome)
            if isDropped { share.dismissPresentations { _ in } }
            stand.card.dismiss(animated: true)
            try stand.stage.settle()
            await task.value
            XCTAssertEqual(outcome, isDropped ? .cancelled : .completed)
            XCTAssertEqual(share.presentingViewController != nil, !isDropped)
        }
    }
}
