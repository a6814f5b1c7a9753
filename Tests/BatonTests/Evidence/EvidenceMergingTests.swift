import BatonGallery
import Testing

@testable import Playground

/// Tests how evidence of one system and device is merged, and in which order keys are.
struct EvidenceMergingTests {
    private func evidence(_ hour: Int, _ commit: String, _ findings: [Finding]) -> Evidence {
        Evidence(
            system: "iOS 26.1", device: "a", date: "2026-11-26T1\(hour):00:00Z", commit: commit, findings: findings)
    }

    @Test func theNewerFindingStaysWhicheverIsMergedFirst() {
        let old = evidence(0, "old", [Finding("B2.6", .holds), Finding("B10.1", .holds)])
        let new = evidence(1, "new", [Finding("B2.6", .fails), Finding("B9.1", .holds)])
        for merged in [old.merged(with: new), new.merged(with: old)] {
            #expect(merged.date == new.date)
            #expect(merged.commit == "new")
            #expect(merged.findings.map(\.key) == ["B2.6", "B9.1", "B10.1"])
            #expect(merged.findings.map(\.outcome) == [.fails, .holds, .holds])
            // Only the older one has a moment and a commit of its own.
            #expect(merged.findings.map(\.date) == [nil, nil, old.date])
            #expect(merged.findings.map(\.commit) == [nil, nil, "old"])
        }
    }

    @Test func aThirdMergeKeepsTheMomentsOfTheFirst() {
        let one = evidence(0, "one", [Finding("B1.1", .holds)])
        let two = evidence(1, "two", [Finding("B2.6", .holds)])
        let three = evidence(2, "three", [Finding("B2.6", .fails)])
        let merged = one.merged(with: two).merged(with: three)
        #expect(merged.dated.map(\.date) == [one.date, three.date])
        #expect(merged.dated.map(\.commit) == ["one", "three"])
        // An older file changes nothing.
        #expect(merged.merged(with: two) == merged)
    }

    @Test func numbersAreInTheirOrder() {
        let keys = ["U4", "B27.16", "B2.14", "B2.6", "a-belief", "B10.1"]
        #expect(
            keys.sorted { $0.inNumericOrder < $1.inNumericOrder }
                == ["B2.6", "B2.14", "B10.1", "B27.16", "U4", "a-belief"])
    }
}
