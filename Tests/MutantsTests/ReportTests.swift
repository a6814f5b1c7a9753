import Testing

@testable import Mutants

struct ReportTests {
    /// Three places in the first file, and one in the second.
    private let mutants =
        Mutant.all(in: "x = a < b\ny = true", file: "Sources/Baton/Bars/Bar.swift", index: 0)
        + Mutant.all(in: "x = true", file: "Sources/BatonRecorder/Report/Box.swift", index: 1)

    private func report(
        _ kinds: [Outcome.Kind?], equivalent: String = "None.", known: String = "None.", budget: Double? = nil
    ) throws -> Report {
        try Report(
            outcomes: zip(mutants, kinds).map { ($0, $1) }, dropped: 9,
            page: "# Mutants\n\n## Equivalent\n\n\(equivalent)\n\n## Known survivors\n\n\(known)\n\n"
                + "## Survivors that may matter\n\n- Bars: a bar\n  could stay.\n\n## More survivors than known\n\nOld.\n",
            run: "Run today", budget: budget)
    }

    @Test func thePageSaysHowLongTheTestsOfASurvivorRan() throws {
        let text = try report([.noticed, .survived, nil, nil], budget: 30).text
        #expect(text.contains("do not compile. Each survivor has withstood 30 seconds of tests or more.\n"))
        #expect(try report([.noticed, nil, nil, nil]).text.contains("Run today. 9 more do not compile.\n"))
    }

    @Test func theScoreIsThePartThatIsNoticed() throws {
        #expect(try report([.noticed, .survived, .unreached, .noticed]).count().score == "50.0 %")
        #expect(try report([.noticed, nil, nil, nil]).count().score == "100.0 %")
        #expect(try report([nil, nil, nil, nil]).count().score.isEmpty)
    }

    @Test func asManySurvivorsAsTheCountAreEquivalent() throws {
        let report = try report([.unreached, .survived, .noticed, .noticed], equivalent: "- Bars: Bar 1")
        #expect(report.count().score == "66.7 %")
        #expect(report.count().unreached == 1)
        #expect(report.text.contains("- Bars: Bar 1\n"))
    }

    @Test func moreSurvivorsThanKnownAreListed() throws {
        let kinds: [Outcome.Kind?] = [.survived, .survived, .survived, .survived]
        let text = try report(kinds, equivalent: "- Bars: Bar 1", known: "- Bars: Bar 1\n- Recorder/Report: Box 1").text
        for mutant in mutants.prefix(3) {
            #expect(text.contains("- line \(mutant.point.line): `\(mutant.name)` (1 more among 3)\n"))
        }
        #expect(!text.contains("Recorder/Report/Box.swift"))
        #expect(!text.contains("Old."))
        #expect(try report(kinds, equivalent: "- Bars: Bar 3\n- Recorder/Report: Box 1").text.hasSuffix("\n\nNone.\n"))
    }

    @Test func atMostTwentyNamesAreListed() throws {
        let many = Mutant.all(
            in: String(repeating: "x = true\n", count: 23), file: "Sources/Baton/Bars/Bar.swift", index: 0)
        let text = try Report(
            outcomes: many.map { ($0, .survived) }, dropped: 0, page: "", run: "", budget: nil
        ).text
        #expect(text.hasSuffix("constant: true → false (20)` (23 more among 23)\n\nAnd 3 more.\n"))
    }

    @Test func aCountIsLoweredWhereAllHaveBeenRun() throws {
        let (equivalent, known) = ("- Bars: Bar 2", "- Bars: Bar 2\n- Recorder/Report: Box 1")
        let text = try report([.survived, .survived, .survived, nil], equivalent: equivalent, known: known).text
        #expect(Report.section("Equivalent", of: text).hasSuffix("\n\n- Bars: Bar 2"))
        #expect(Report.section("Known survivors", of: text).hasSuffix("\n\n- Bars: Bar 1\n- Recorder/Report: Box 1"))
        let open = try report([.survived, .noticed, nil, nil], equivalent: equivalent, known: known).text
        #expect(Report.section("Known survivors", of: open).hasSuffix(known))
    }

    @Test func theSectionOfAHandStays() throws {
        let text = try report([.noticed, .noticed, .noticed, .noticed]).text
        #expect(text.contains("## Survivors that may matter\n\n- Bars: a bar\n  could stay.\n\n## More"))
    }

    @Test func thereIsARowForEachFolder() throws {
        let text = try report([.noticed, .survived, nil, .unreached]).text
        #expect(text.contains("| Bars | 1 | 1 | 0 | 0 | 1 | 50.0 % |"))
        #expect(text.contains("| Recorder | 0 | 0 | 1 | 0 | 0 | 0.0 % |"))
        #expect(text.contains("| all | 1 | 1 | 1 | 0 | 1 | 33.3 % |"))
    }
}
