import TestSupport
import UIKit
import XCTest

/// Tests the switch for the touches that arrive while a transition with a custom animator runs (B2.16, B27.40).
@MainActor
final class TouchesInTransitionTests: XCTestCase {
    typealias Answer = HeadlessQuirks.TouchesInTransitions

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.touchesInCustomTransitions = .reachRecognizers }
    }

    private func stage(interacts: Bool) -> PushStage {
        let animator = PropertyMover(.push)
        return PushStage(animator, interacts ? StartsOnly(animator) : nil)
    }

    func testATapReachesTheContentOrOnlyRecognizersOrNothing() async {
        let all = ["content began", "content ended", "tap"]
        let cases: [(Answer, interacts: Bool, during: [String])] = [
            (.reachRecognizers, false, ["tap"]), (.reachRecognizers, true, ["tap"]),
            (.followInteraction, false, []), (.followInteraction, true, all), (.areRefused, false, []),
            (.areRefused, true, []),
        ]
        for (answer, interacts, during) in cases {
            HeadlessQuirks.touchesInCustomTransitions = answer
            let stage = stage(interacts: interacts)
            let log = GestureLog()
            stage.b.view.addSubview(TouchLogView("content", log, frame: stage.window.bounds))
            let tap = UITapGestureRecognizer()
            tap.cancelsTouchesInView = false
            tap.addAction { _ in log.note("tap") }
            stage.navigation.view.addGestureRecognizer(tap)
            stage.push()
            TurnLoop.main.advance(by: 0.1)
            self.tap(stage.window)
            XCTAssertEqual(log.take().sorted(), during, "\(answer), \(interacts)")
            XCTAssertFalse(stage.isOver)
            TurnLoop.main.advance(by: 1)
            self.tap(stage.window)
            XCTAssertEqual(log.take().sorted(), all, "\(answer), \(interacts)")
            stage.putAway()
        }
    }

    func testRunningRecognizersAreCancelledOnlyByATransitionWithoutInteraction() async {
        let cases: [(Answer, interacts: Bool, states: [String])] = [
            (.reachRecognizers, false, ["changed"]), (.reachRecognizers, true, ["changed"]),
            (.followInteraction, false, ["cancelled"]), (.followInteraction, true, ["changed"]),
            (.areRefused, false, ["changed"]), (.areRefused, true, ["changed"]),
        ]
        for (answer, interacts, states) in cases {
            HeadlessQuirks.touchesInCustomTransitions = answer
            let stage = stage(interacts: interacts)
            var seen: [String] = []
            let pan = UIPanGestureRecognizer()
            pan.addAction { seen.append("\($0.state)") }
            stage.navigation.view.addGestureRecognizer(pan)
            HeadlessTouches.began(finger: 0, at: CGPoint(x: 100, y: 300), in: stage.window)
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: 100, y: 320), in: stage.window)
            XCTAssertEqual(seen, ["began"])
            seen = []
            stage.push()
            TurnLoop.main.advance(by: 0.1)
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: 100, y: 340), in: stage.window)
            XCTAssertEqual(seen, states, "\(answer), \(interacts)")
            HeadlessTouches.ended(finger: 0, in: stage.window)
            TurnLoop.main.advance(by: 1)
            XCTAssertTrue(stage.isOver)
            stage.putAway()
        }
    }

    func testTheSystemsOwnTransitionsAreNotConcerned() async {
        for answer in Answer.allCases {
            HeadlessQuirks.touchesInCustomTransitions = answer
            let stage = PushStage()
            stage.navigation.delegate = nil
            let log = GestureLog()
            let tap = UITapGestureRecognizer()
            tap.addAction { _ in log.note("tap") }
            stage.navigation.view.addGestureRecognizer(tap)
            stage.push()
            TurnLoop.main.advance(by: 0.1)
            self.tap(stage.window)
            XCTAssertEqual(log.take(), ["tap"], "\(answer)")
            stage.putAway()
        }
    }

    private func tap(_ window: UIWindow) {
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 200, y: 500), in: window)
        TurnLoop.main.advance(by: 0.05)
        HeadlessTouches.ended(finger: 0, in: window)
    }
}
