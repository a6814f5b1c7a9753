import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import BatonRecorder
@testable import TestStages

/// Tests how long a recorder keeps what happens, what it says of transitions, and when it stops.
@MainActor
final class RecordedHistoryTests: XCTestCase {
    private func numberOfTaps(_ recorder: TransitionRecorder) -> Int {
        recorder.report.events.filter {
            if case .step(.touch(let touch)) = $0.what { touch.phase == .began } else { false }
        }.count
    }

    /// Taps four times a second.
    private func tap(_ stage: Stage, for seconds: Int) {
        for _ in 0..<(seconds * 4) {
            stage.finger.tap(at: CGPoint(x: 200, y: 600))
            stage.advance(by: 0.2)
        }
    }

    // MARK: What is kept

    func testASecondAndAnHourCanBeKept() async throws {
        let stage = Stage(root: TestScreen("A"))
        let log = AdviceLog()
        defer { log.close() }
        for seconds in [1, 1.5, 3_600] {
            TransitionRecorder.start(in: stage.window, keeping: seconds).stop()
            XCTAssertEqual(log.lines, [], "\(seconds)")
        }
        for seconds in [0.5, 3_600.5] {
            Advice.reset()
            TransitionRecorder.start(in: stage.window, keeping: seconds).stop()
            XCTAssertTrue(log.lines.last?.contains("is to keep \(seconds) seconds, so it keeps 120.0") == true)
        }
        XCTAssertEqual(log.lines.count, 2)
    }

    func testOfASecondNoMoreThanItsPartsAreKept() async throws {
        let stage = Stage(root: TestScreen("A"))
        let recorder = TransitionRecorder.start(in: stage.window, keeping: 1)
        tap(stage, for: 4)
        XCTAssertGreaterThanOrEqual(numberOfTaps(recorder), 4)
        XCTAssertLessThanOrEqual(numberOfTaps(recorder), 6, "a part has a quarter of a second")
    }

    func testInPlaceOfATimeThatIsTooShortTheUsualOneIsKept() async throws {
        let stage = Stage(root: TestScreen("A"))
        let log = AdviceLog()
        defer { log.close() }
        let recorder = TransitionRecorder.start(in: stage.window, keeping: 0.5)
        tap(stage, for: 4)
        XCTAssertEqual(numberOfTaps(recorder), 16)
    }

    /// Touches the window and lets a little more than a quarter of two minutes pass, six times. Returns how many of the touches
    /// are left.
    private func touchesLeft(_ seconds: TimeInterval?) -> Int {
        let stage = Stage(root: TestScreen("A"))
        let recorder =
            seconds.map { TransitionRecorder.start(in: stage.window, keeping: $0) }
            ?? TransitionRecorder.start(in: stage.window)
        for _ in 1...6 {
            stage.finger.down(at: CGPoint(x: 200, y: 600))
            stage.finger.up()
            stage.advance(by: 30.1)
        }
        return numberOfTaps(recorder)
    }

    func testTwoMinutesAreTheUsualTime() async throws {
        // Each touch has a part of its own. Two of the six parts have ended more than two minutes before.
        XCTAssertEqual(touchesLeft(nil), 4)
        XCTAssertEqual(touchesLeft(120), 4)
    }

    func testAnHourIsKeptAndNoMore() async throws {
        let log = AdviceLog()
        defer { log.close() }
        XCTAssertEqual(touchesLeft(3_600), 6)
        XCTAssertEqual(touchesLeft(3_600.5), 4)
    }

    func testAFingerThatIsDownIsKeptFromItsBeginning() async throws {
        let stage = Stage(root: TestScreen("A"))
        let recorder = TransitionRecorder.start(in: stage.window, keeping: 1)
        stage.finger.down(at: CGPoint(x: 200, y: 600))
        stage.finger.drag(to: CGPoint(x: 200, y: 300), in: 3)
        XCTAssertEqual(numberOfTaps(recorder), 1)
        stage.finger.up()
        tap(stage, for: 4)
        XCTAssertLessThanOrEqual(numberOfTaps(recorder), 6)
    }

    func testWhatIsOldIsDroppedAfterATransition() async throws {
        let stand = try StackStage(showsB: false)
        let recorder = TransitionRecorder.start(in: stand.stage.window, keeping: 1)
        stand.push()
        try stand.stage.settle()
        tap(stand.stage, for: 4)
        XCTAssertLessThanOrEqual(numberOfTaps(recorder), 6)
        XCTAssertEqual(recorder.report.start.stacks.first?.screens.count, 2)
    }

    // MARK: Steps and notes

    func testWhetherTheRunLoopHasTurnedBeforeTheNextFrameIsRecorded() async throws {
        for turns in [false, true] {
            let stand = try StackStage(showsB: false)
            let recorder = TransitionRecorder.start(in: stand.stage.window)
            stand.stage.advance(by: 0.1)
            stand.navigation.pushViewController(stand.b, animated: false)
            if turns { stand.stage.turn() }
            stand.stage.advance(by: 0.1)
            let steps = recorder.report.events.filter { if case .step = $0.what { true } else { false } }
            XCTAssertEqual(steps.map(\.turns), [turns ? true : nil])
        }
    }

    func testTransitionsAreRecordedWithTheChangeThatUsesThem() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        let recorder = TransitionRecorder.start(in: stand.stage.window)
        for transitions in [NavigationTransitions.fade, .depth, .fade] {
            stand.navigation.transitions = transitions
            stand.stage.advance(by: 0.1)
        }
        XCTAssertEqual(recorder.report.events, [])
        stand.push()
        try stand.stage.settle()
        let stacks = recorder.report.events.compactMap { event in
            if case .step(.stack(let stack, _)) = event.what { stack } else { nil }
        }
        XCTAssertEqual(stacks.map(\.motion), [RecordedMotion(NavigationTransitions.fade)])
        XCTAssertEqual(stacks.map(\.screens.count), [2])
    }

    func testASwipeIsNotedAsHeldAndAsLetGo() async throws {
        let stand = try StackStage { $0.transitions = .slide.swipe(.content) }
        let recorder = TransitionRecorder.start(in: stand.stage.window)
        stand.stage.finger.drag(from: CGPoint(x: 5, y: 300), to: CGPoint(x: 330, y: 300), in: 0.3)
        try stand.stage.settle()
        XCTAssertEqual(
            recorder.report.notes.filter { $0.hasPrefix("transition: ") },
            ["transition: B to A begins, held", "transition: B to A is let go", "transition: B to A ends"])
    }

    func testATransitionThatNobodyHoldsIsNotLetGo() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let recorder = TransitionRecorder.start(in: stand.stage.window)
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(
            recorder.report.notes.filter { $0.hasPrefix("transition: ") },
            ["transition: B to A begins", "transition: B to A ends"])
    }

    func testTheAdviceOnAnInteractionThatNobodyEndsSaysWhatToDo() async throws {
        let (delegate, interaction) = (
            HandWrittenStackDelegate(push: PushAnimator(.slide)), UIPercentDrivenInteractiveTransition()
        )
        delegate.interaction = { interaction }
        let stand = try StackStage(showsB: false) { $0.delegate = delegate }
        TransitionRecorder.start(in: stand.stage.window)
        let log = AdviceLog()
        defer { log.close() }
        stand.push()
        stand.stage.advance(by: 3)
        XCTAssertEqual(log.lines.count, 1)
        XCTAssertTrue(
            log.lines.first?.contains("Lift the finger, or return no interaction controller") == true, "\(log.lines)")
        interaction.cancel()
        try stand.stage.settle()
        withExtendedLifetime(delegate) {}
    }

    // MARK: The end

    func testNothingIsNotedAfterTheEnd() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        let recorder = TransitionRecorder.start(in: stand.stage.window)
        recorder.stop()
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(recorder.report.notes, [])
    }

    func testNoMoreTurnsAreNeededAfterTheEnd() async throws {
        let stage = Stage(root: TestScreen("A"))
        let recorder = TransitionRecorder.start(in: stage.window)
        XCTAssertTrue(recorder.look())
        recorder.stop()
        XCTAssertFalse(recorder.look())
    }

    // MARK: Waiting

    func testWhatHappensAfterALongWaitHasTheTimeOfItsTurn() async throws {
        let stand = try StackStage(showsB: false)
        let recorder = TransitionRecorder.start(in: stand.stage.window)
        stand.stage.advance(by: 0.1)
        // While the run loop waits, the recorder does not look.
        let next = TurnLoop.main.addFrameObserver {}
        TurnLoop.main.removeFrameObserver(next - 1)
        stand.stage.advance(by: 5)
        stand.navigation.pushViewController(stand.b, animated: false)
        XCTAssertTrue(recorder.look())
        let step = try XCTUnwrap(recorder.report.events.first { if case .step = $0.what { true } else { false } })
        XCTAssertEqual(step.time, 5.08, accuracy: 1e-4)
    }
}
