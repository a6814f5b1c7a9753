import XCTest

@testable import BatonTesting

/// Tests that what is not needed for a failure is left out.
@MainActor
final class MonkeyShrinkerTests: XCTestCase {
    private func shrink(_ text: String, _ fails: @escaping (MonkeyScript) -> Bool) throws -> String {
        MonkeyShrinker(fails: fails).shrink(try MonkeyScript(text)).description
    }

    func testStepsAnswersAndPreferencesAreLeftOut() async throws {
        let short = try shrink(
            """
            on phone 27 dark rightToLeft app=1
            answer focusDelay 0.3
            answer popsReturnFocus true
            wait frames=3
            push stack=0
            wait frames=2
            turn
            pop stack=0
            rest
            """
        ) { script in
            // It fails where a pop follows a push, from right to left, with one of the answers.
            let names = script.steps.map(\.action)
            guard let push = names.firstIndex(of: "push"), let pop = names.firstIndex(of: "pop") else { return false }
            return push < pop && script.setting.preferences.contains(.rightToLeft)
                && script.setting.answers.contains { $0.name == "popsReturnFocus" }
        }
        XCTAssertEqual(
            short,
            """
            on phone 27 rightToLeft app=1
            answer popsReturnFocus true
            push stack=0
            pop stack=0
            """)
    }

    func testNumbersBecomeAsSmallAsTheyMayBe() async throws {
        let short = try shrink("on phone 26 app=0\ndrag x=90 y=77\nwait frames=60") { script in
            let numbers = script.steps.flatMap(\.numbers)
            return numbers.count == 3 && numbers[0].value >= 23 && numbers[2].value >= 1
        }
        XCTAssertEqual(short, "on phone 26 app=0\ndrag x=23 y=0\nwait frames=1")
    }

    func testWhatNeedsAllIsKept() async throws {
        let text = "on phone 26 app=0\nup\ndown\nup"
        let script = try MonkeyScript(text)
        XCTAssertEqual(try shrink(text) { $0 == script }, text)
    }
}
