import Testing

@testable import Mutants

struct ReportTests {
    /// Three places in the first file, and one in the second.
    private let mutants =
        Mutant.all(in: "x = a < b\ny = true", file: "Sources/Baton/Bars/Bar.swift", index: 0)
        + Mutant.all(in: "x = true", file: "Sources/Baton/Shared/Box.swift", index: 1)

    private func report(
        _ kinds: [Outcome.Kind?], explained: String = "", left: String = "", budget: Double? = nil
    ) -> Report {
        Report(
            outcomes: zip(mutants, kinds).map { ($0, $1) }, dropped: 9, explanations: Explanations(explained),
            left: Explanations(left), commit: "abc", budget: budget)
    }

    @Test func thePageSaysHowLongTheTestsOfASurvivorRan() {
        let text = report([.noticed, .survived, nil, nil], budget: 30).text
        #expect(text.contains("do not compile. What survived did so in 30 seconds of tests or more.\n"))
        #expect(report([.noticed, nil, nil, nil]).text.contains("Commit: abc. 9 more do not compile.\n"))
    }

    @Test func theScoreIsThePartThatIsNoticed() {
        #expect(report([.noticed, .survived, .unreached, .noticed]).count().score == "50.0 %")
        #expect(report([.noticed, nil, nil, nil]).count().score == "100.0 %")
        #expect(report([nil, nil, nil, nil]).count().score.isEmpty)
    }

    @Test func whatIsExplainedDoesNotCount() {
        let explained = "- `\(mutants[1].name)`\n  Both are the same.\n"
        let report = report([.noticed, .survived, .survived, .noticed], explained: explained)
        #expect(report.count().score == "66.7 %")
        #expect(report.text.contains("- `\(mutants[1].name)`\n  Both are the same."))
        #expect(report.text.contains("- line 2: `\(mutants[2].name)`"))
        #expect(!report.text.contains("- line 1: `\(mutants[1].name)`"))
    }

    @Test func whatIsLeftCountsAndHasItsReason() {
        let left = "- `\(mutants[1].name)`\n  It is not known of UIKit.\n"
        let report = report([.noticed, .survived, .noticed, .noticed], left: left)
        #expect(report.count().score == "75.0 %")
        #expect(report.text.contains("- line 1: `\(mutants[1].name)`\n  It is not known of UIKit.\n"))
    }

    @Test func thereIsARowForEachFolderAndKind() {
        let text = report([.noticed, .survived, nil, .unreached]).text
        #expect(text.contains("| Bars | 1 | 1 | 0 | 0 | 1 | 50.0 % |"))
        #expect(text.contains("| Shared | 0 | 0 | 1 | 0 | 0 | 0.0 % |"))
        #expect(text.contains("| all | 1 | 1 | 1 | 0 | 1 | 33.3 % |"))
        #expect(text.contains("| constant | 0 | 0 | 1 | 0 | 1 | 0.0 % |"))
        #expect(!text.contains("| call |"))
    }

    @Test func explanationsAreRead() {
        let explanations = Explanations("# Title\n\n- `a → b`\n  One\n  two.\n\nText\n- `c`\n  Three.\n")
        #expect(explanations.reasons == ["a → b": "One two.", "c": "Three."])
    }

    @Test func anExplanationOfNothingIsLeftOver() {
        let explanations = Explanations("- `a`\n  x\n- `b`\n  x\n- `c`\n  x")
        #expect(explanations.leftOver(names: ["a", "b"], noticed: ["b"]) == ["b", "c"])
    }
}
