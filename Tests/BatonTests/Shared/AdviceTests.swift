import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

@MainActor
final class AdviceTests: XCTestCase {
    func testTheSameAdviceIsGivenOnceUntilReset() async {
        let advice = AdviceLog()
        defer { advice.close() }
        let (one, two) = ("AdviceTests: One. Write another.", "AdviceTests: Two. Write another.")
        for problem in ["One.", "One.", "Two."] { Advice.give(about: AdviceTests.self, problem, "Write another.") }
        XCTAssertEqual(advice.lines, [one, two])
        Advice.reset()
        Advice.give(about: AdviceTests.self, "One.", "Write another.")
        XCTAssertEqual(advice.lines, [one, two, one])
    }

    func testAdviceIsLoggedUnlessAReceiverIsSet() async {
        Advice.reset()
        HeadlessLog.reset()
        Advice.give(about: AdviceTests.self, "One.", "Write another.")
        XCTAssertEqual(HeadlessLog.messages, ["Baton: AdviceTests: One. Write another."])
        Advice.reset()
        HeadlessLog.reset()
    }

    /// Two tests of an app may make the same mistake.
    func testEachStageBeginsWithNoAdviceGiven() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        for _ in 0..<2 {
            _ = Stage(root: UIViewController())
            for _ in 0..<2 { Advice.give(about: AdviceTests.self, "One.", "Write another.") }
        }
        XCTAssertEqual(advice.lines, Array(repeating: "AdviceTests: One. Write another.", count: 2))
    }
}
