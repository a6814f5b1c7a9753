import UIKit
import XCTest

/// Compares the complete call logs of pops by the system's back swipe.
@preconcurrency
@MainActor
final class SwipeLogContractTests: ContractTestCase {
    func testFinish() throws {
        // B1.2, B2.3, B2.4
        let swipe = try SwipeStage(logging: [.appearance, .parents])
        defer { swipe.stage.putAway() }
        swipe.swipe(by: 100)
        XCTAssertEqual(swipe.navigation.viewControllers, [swipe.stage.a])
        noteInteractionAndEnd(of: swipe)
        swipe.finger.drag(to: 300, 400)
        swipe.log.note("- lift")
        swipe.finger.up()
        swipe.log.note("- lifted")
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(
            swipe.log.text,
            """
            B.willMove(toParent: nil)
            B.viewWillDisappear(true)
            A.viewWillAppear(true)
            willShow(A, true)
            - lift
            handler(interactive: false, cancelled: false)
            - lifted
            B.viewDidDisappear(true)
            A.viewDidAppear(true)
            B.didMove(toParent: nil)
            didShow(A, true)
            completion(cancelled: false)
            """)
        XCTAssertEqual(swipe.navigation.viewControllers, [swipe.stage.a])
        XCTAssertNil(swipe.navigation.transitionCoordinator)
    }

    func testCancel() throws {
        // B2.5, B2.6, B2.7, B2.10, B2.13
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        swipe.swipe(by: 100)
        noteInteractionAndEnd(of: swipe)
        swipe.finger.rest()
        swipe.log.note("- lift")
        swipe.finger.up()
        swipe.log.note("- lifted")
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(
            swipe.log.text,
            """
            B.viewWillDisappear(true)
            A.viewWillAppear(true)
            willShow(A, true)
            - lift
            handler(interactive: false, cancelled: true)
            - lifted
            A.viewWillDisappear(true)
            A.viewDidDisappear(true)
            B.viewWillAppear(true)
            B.viewDidAppear(true)
            completion(cancelled: true)
            """)
        XCTAssertEqual(swipe.navigation.viewControllers, [swipe.stage.a, swipe.stage.b])
        XCTAssertNil(swipe.stage.a.view.window)
        XCTAssertTrue(swipe.swipePops())
    }

    func testVelocityAndPositionDetermineTheOutcome() throws {
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        swipe.swipe(by: swipe.width * 0.6)
        swipe.finger.rest()
        swipe.finger.up()
        swipe.stage.waitForTheEnd()
        XCTAssertIdentical(swipe.navigation.topViewController, swipe.stage.a, "Beyond the middle it goes on.")
        swipe.navigation.pushViewController(swipe.stage.b, animated: false)
        swipe.stage.waitForTheEnd()
        swipe.swipe(by: swipe.width * 0.3, lasting: 0.1)
        swipe.finger.up()
        swipe.stage.waitForTheEnd()
        XCTAssertIdentical(swipe.navigation.topViewController, swipe.stage.a, "A flick goes on.")
        swipe.navigation.pushViewController(swipe.stage.b, animated: false)
        swipe.stage.waitForTheEnd()
        swipe.swipe(by: swipe.width * 0.8)
        swipe.finger.drag(to: swipe.width * 0.6, 400, lasting: 0.1)
        swipe.finger.up()
        swipe.stage.waitForTheEnd()
        XCTAssertIdentical(swipe.navigation.topViewController, swipe.stage.b, "A flick back goes back.")
    }

    private func noteInteractionAndEnd(of swipe: SwipeStage) {
        let log = swipe.log
        let coordinator = swipe.navigation.transitionCoordinator
        XCTAssertEqual(coordinator?.isInteractive, true)
        XCTAssertEqual(coordinator?.initiallyInteractive, true)
        coordinator?.notifyWhenInteractionChanges { context in
            log.note("handler(interactive: \(context.isInteractive), cancelled: \(context.isCancelled))")
        }
        coordinator?.animate(alongsideTransition: nil) { context in
            log.note("completion(cancelled: \(context.isCancelled))")
        }
    }
}
