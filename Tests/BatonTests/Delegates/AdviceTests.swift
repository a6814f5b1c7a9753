import UIKit
import XCTest

@testable import Baton

@MainActor
final class AdviceTests: XCTestCase {
    func testTheSameAdviceIsGivenOnceUntilItIsForgotten() async {
        let advice = AdviceLog()
        defer { advice.close() }
        Advice.give("one")
        Advice.give("one")
        Advice.give("two")
        XCTAssertEqual(advice.lines, ["one", "two"])
        Advice.reset()
        Advice.give("one")
        XCTAssertEqual(advice.lines, ["one", "two", "one"])
    }
}
