import UIKit
import XCTest

/// Tests when the animator of a stack without an interaction is asked for its property animator.
@preconcurrency
@MainActor
final class BarRequestContractTests: ContractTestCase {
    func testTheAnimatorIsAskedOnceMoreForTheBarThatChanges() {
        // B2.21, C16
        Device.asStated {
            for (goesAlong, requests) in [(false, 1), (true, 2)] {
                let stage = NavigationStage()
                let log = CallLog()
                stage.delegate.animator = FreshPropertyAnimator(log)
                stage.navigation.pushViewController(stage.b, animated: true)
                if goesAlong { stage.navigation.transitionCoordinator?.animate { _ in stage.a.view.alpha = 0.5 } }
                stage.waitForTheEnd()
                XCTAssertEqual(log.lines.first, "animateTransition")
                XCTAssertEqual(log.count(of: "interruptibleAnimator"), requests)
                XCTAssertEqual(log.count(of: "end"), 1)
                stage.putAway()
            }
        }
    }
}
