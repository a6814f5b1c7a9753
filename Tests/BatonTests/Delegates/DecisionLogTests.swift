import UIKit
import XCTest

@testable import Baton

/// Tests which decisions the log of a driver has.
@MainActor
final class DecisionLogTests: XCTestCase {
    func testALogHasTheLastHundredDecisions() async {
        let driver = ModalTransitionDriver(.card)
        for number in 1...150 { driver.log("\(number)") }
        XCTAssertEqual(driver.decisions, (51...150).map(String.init))
    }

    func testARefusalIsLoggedOnceInARow() async {
        let driver = ModalTransitionDriver(.card)
        driver.logRefusal("no")
        driver.logRefusal("no")
        driver.logRefusal("not now")
        driver.logRefusal("no")
        let line = "the swipe did not begin: "
        XCTAssertEqual(driver.decisions, ["no", "not now", "no"].map { line + $0 })
    }
}
