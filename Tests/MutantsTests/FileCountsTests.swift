import Testing

@testable import Mutants

struct FileCountsTests {
    @Test func aLineHasTheSourcesOfAFolder() throws {
        let text = "- Bars/BarLook: BarLook 2, BarPaint+Mixed 13\n- Recorder: TransitionRecorder 1"
        let counts = try FileCounts("Text.\n\n" + text)
        #expect(
            counts.byFile == [
                "Sources/Baton/Bars/BarLook/BarLook.swift": 2, "Sources/Baton/Bars/BarLook/BarPaint+Mixed.swift": 13,
                "Sources/BatonRecorder/TransitionRecorder.swift": 1,
            ])
        #expect(counts.text == text)
        #expect(try FileCounts("None.").text == "None.")
    }

    @Test(arguments: ["- Bars: BarLook", "- Bars: 2 BarLook", "- BarLook 2", "- Bars: BarLook 2 BarPaint 1"])
    func aLineThatIsWrittenOtherwiseIsReported(_ line: String) {
        #expect(throws: Failure.self) { try FileCounts(line) }
    }

    @Test func aLimitOnlyLowers() throws {
        var counts = try FileCounts("- Bars: Bar 2, Line 1")
        counts.limit("Sources/Baton/Bars/Bar.swift", to: 5)
        #expect(counts.text == "- Bars: Bar 2, Line 1")
        counts.limit("Sources/Baton/Bars/Bar.swift", to: 1)
        counts.limit("Sources/Baton/Bars/Line.swift", to: 0)
        counts.limit("Sources/Baton/Bars/Other.swift", to: 3)
        #expect(counts.text == "- Bars: Bar 1")
    }
}
