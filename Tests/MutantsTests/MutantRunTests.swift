import Testing

@testable import Mutants

struct MutantRunTests {
    private func entry(_ name: String, _ seconds: Double, isSuite: Bool = false) -> Reach.Entry {
        Reach.Entry(test: TestName(name: "Tests.\(name)", isSuite: isSuite), seconds: seconds, count: 1)
    }

    private func names(_ tests: [Reach.Entry], budget: Double = 100) -> [[String]] {
        MutantRun.batches(tests, budget: budget).map { $0.map(\.test.className) }
    }

    @Test func laterProcessesRunMoreTests() {
        // The first takes 0.3 s, the second 0.9 s.
        let tests = (0..<6).map { entry("\($0)", 0.2) }
        #expect(names(tests) == [["0", "1"], ["2", "3", "4", "5"]])
    }

    @Test func aProcessRunsTestsOfOneKind() {
        #expect(names([entry("a", 0.1), entry("b", 0.1, isSuite: true)]) == [["a"], ["b"]])
    }

    @Test func testsThatTakeTooLongAreLeftOut() {
        #expect(names([entry("a", 5), entry("b", 6), entry("c", 1)], budget: 10) == [["a"], ["c"]])
        #expect(names([entry("a", 20), entry("c", 1)], budget: 10) == [["a"]], "one is run in any case")
    }

    @Test func argumentsNameTheTests() {
        #expect(TestName.arguments([entry("a", 1).test, entry("b", 1).test]) == ["Tests.a,Tests.b"])
        #expect(
            TestName.arguments([entry("a", 1, isSuite: true).test])
                == ["--testing-library", "swift-testing", "--filter", "^(Tests\\.a)/"])
    }

    @Test func theClassThatNoticedAMutantIsReadFromTheLine() {
        func noticer(_ line: String, _ kind: String = "noticed") -> String? {
            Outcome(line: "A.swift call: b() → nothing\t\(kind)\t1\t2\t\(line)\t10")?.noticer
        }
        #expect(noticer("/Tests/PoseTests.swift:3: error: PoseTests.testScale : no") == "PoseTests")
        #expect(noticer("ended with 5 in Test Case 'PoseTests.testScale' started at 1") == "PoseTests")
        #expect(noticer("✘ Test scales() recorded an issue") == nil)
        #expect(noticer("PoseTests.testScale", "survived") == nil)
    }

    @Test func theClassIsAPartOfTheName() {
        #expect(TestName(name: "Tests.A/testB", isSuite: false).className == "A")
        #expect(TestName(name: "Tests.A", isSuite: true).className == "A")
    }

    @Test func failuresAreRead() {
        #expect(TestName.isFailure("/a.swift:3: error: A.testB : XCTAssertTrue failed - "))
        #expect(TestName.isFailure("✘ Test b() recorded an issue"))
        #expect(!TestName.isFailure("Test Case 'A.testB' passed (0.1 seconds)"))
    }

    @Test func theTimeOfTheTestsIsRead() {
        #expect(TestName.seconds(in: "Executed 2 tests, with 0 failures (0 unexpected) in 0.1 (0.2) seconds") == 0.2)
        #expect(TestName.seconds(in: "✔ Test run with 11 tests in 3 suites passed after 0.173 seconds.") == 0.173)
        #expect(TestName.seconds(in: "Test Case 'A.testB' passed (0.1 seconds)") == nil)
    }
}
