import XCTest

@testable import Mutants

/// Tests which names of tests are like which code.
final class LikenessTests: XCTestCase {
    func testNamesConsistOfWords() {
        XCTAssertEqual(
            Likeness.words(of: "BatonTests.GrabTests/testAFingerTurnsIt"), ["baton", "test", "grab", "finger", "turn"])
        XCTAssertEqual(Likeness.words(of: "TransitionGrab.on(view).allow()"), ["transition", "grab", "view", "allow"])
    }

    func testARareWordCountsMore() {
        let tests = ["GrabTests/testAFinger", "PopTests/testAFinger", "PullTests/testNothing"]
        let likeness = Likeness(amongTests: tests)
        let words: Set = ["grab", "finger"]
        XCTAssertEqual(tests.map { likeness.degree(of: $0, to: words) }, [1 + 1 / 2, 1 / 2, 0])
    }
}
