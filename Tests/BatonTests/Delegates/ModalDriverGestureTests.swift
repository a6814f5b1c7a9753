import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests from when until when a presentation has its gestures.
@MainActor
final class ModalDriverGestureTests: GenerationTestCase {
    /// A screen that is dismissed is a usual one, and a presentation with the same driver begins anew.
    func testAScreenThatWasDismissedHasNoGestures() async throws {
        let stand = try CardStage()
        let driver = ModalTransitionDriver(.card.pinch())
        for _ in 0..<2 {
            try stand.present(using: driver)
            let recognizers = try [
                XCTUnwrap(driver.pullRecognizer(of: stand.card)), XCTUnwrap(driver.pinchRecognizer(of: stand.card)),
            ]
            XCTAssertEqual(recognizers.filter { $0.view == nil }, [])
            stand.card.dismiss(animated: true)
            try stand.stage.settle()
            XCTAssertNil(driver.pullRecognizer(of: stand.card))
            XCTAssertNil(driver.pinchRecognizer(of: stand.card))
            XCTAssertEqual(recognizers.filter { $0.view != nil }, [])
        }
    }

    /// A finger that is down when a dismissal begins catches it, also if nothing was animated before.
    func testAFingerThatIsDownCatchesTheFirstTransition() async throws {
        for isInterruptible in [true, false] {
            let stand = try CardStage()
            try stand.present(using: .card.pull(false).interruptible(isInterruptible), animated: false)
            stand.stage.finger.down(at: CGPoint(x: 200, y: 500))
            stand.card.dismiss(animated: true)
            stand.stage.turn()
            stand.stage.advance(by: 0.1)
            stand.stage.finger.drag(to: CGPoint(x: 200, y: 489), in: 1.0 / 60)
            XCTAssertEqual(stand.card.transitionCoordinator?.isInteractive, isInterruptible)
            stand.stage.finger.drag(to: CGPoint(x: 200, y: 100), in: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.isPresenting, isInterruptible)
        }
    }

    /// The drag of a sheet is reported like any other gesture.
    func testTheDragThatDismissesASheetIsLogged() async throws {
        let stand = try CardStage()
        let driver = ModalTransitionDriver(.sheet(detents: [.height(266), .height(566)]).floats(false))
        var outcomes: [TransitionOutcome] = []
        driver.transitions.observer = { if case .didChangeOutcome(let outcome) = $0 { outcomes.append(outcome) } }
        try stand.present(using: driver)
        stand.stage.finger.drag(from: CGPoint(x: 195, y: 564), to: CGPoint(x: 195, y: 840), in: 0.3)
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
        XCTAssertEqual(outcomes, [.completed])
        XCTAssertEqual(driver.decisions.filter { $0.hasPrefix("finished") }.count, 1, "\(driver.decisions)")
    }

    /// Without a pull, or with a dismissal of UIKit's, a drag moves the sheet and does not dismiss it.
    func testASheetWithoutAPullIsNotDraggedAway() async throws {
        var systems = ModalTransitions.sheet(detents: [.height(266), .height(566)])
        systems.dismiss = .system
        for transitions in [.sheet(detents: [.height(266), .height(566)]).pull(false), systems] {
            let stand = try CardStage()
            try stand.present(using: transitions.floats(false))
            stand.stage.finger.drag(from: CGPoint(x: 195, y: 564), to: CGPoint(x: 195, y: 840), in: 0.3)
            try stand.stage.settle()
            XCTAssertTrue(stand.isPresenting)
        }
    }
}
