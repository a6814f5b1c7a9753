import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import BatonRecorder
@testable import TestStages

/// Tests the words in which a driver describes recognizers and transitions.
@MainActor
final class DriverFactTests: XCTestCase {
    private final class StatedRecognizer: UIPanGestureRecognizer {
        var given = State.possible
        override var state: State {
            get { given }
            set { given = newValue }
        }
    }

    func testEachStateOfARecognizerHasAWord() async {
        let view = UIScrollView()
        let recognizer = StatedRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(recognizer)
        let states: [(UIGestureRecognizer.State, String)] = [
            (.possible, "possible"), (.began, "began"), (.changed, "changed"), (.ended, "ended"),
            (.cancelled, "cancelled"), (.failed, "failed"),
        ]
        for (state, word) in states {
            recognizer.given = state
            XCTAssertEqual(
                DriverFact.recognizer("swipe", recognizer).description, "swipe: \(word), on UIScrollView")
        }
        recognizer.isEnabled = false
        XCTAssertEqual(DriverFact.recognizer("swipe", recognizer).value, "disabled, on UIScrollView")
        view.removeGestureRecognizer(recognizer)
        XCTAssertEqual(DriverFact.recognizer("swipe", recognizer).value, "not attached")
        XCTAssertEqual(DriverFact.recognizer("swipe", nil).value, "not attached")
    }

    func testATransitionIsHeldAndThenCancelled() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        func said() -> String { DriverFact.transition(stand.navigation.transitionCoordinator).value }
        XCTAssertEqual(said(), "none")
        stand.stage.finger.down(at: CGPoint(x: 2, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 120, y: 400), in: 0.3)
        XCTAssertEqual(said(), "animated, held")
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        stand.stage.advance(by: 0.05)
        XCTAssertEqual(said(), "animated, cancelled")
        try stand.stage.settle()
        XCTAssertEqual(said(), "none")
    }

    func testWhoIsTheDelegate() async {
        let (driver, app) = (NSObject(), UIView())
        XCTAssertEqual(DriverFact.delegate(nil, of: driver, forwardedTo: nil).value, "none")
        XCTAssertEqual(DriverFact.delegate(driver, of: driver, forwardedTo: nil).value, "the driver")
        XCTAssertEqual(
            DriverFact.delegate(driver, of: driver, forwardedTo: app).value,
            "the driver, which forwards to UIView")
        XCTAssertEqual(DriverFact.delegate(app, of: driver, forwardedTo: nil).value, "UIView")
    }
}
