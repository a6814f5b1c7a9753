import Foundation
import Testing

@testable import Playground

/// Tests the rows of Beliefs.md that the count of what is not seen is made of.
struct BeliefTests {
    private static let guide = """
        ## Other

        <details><summary><b>B1.1</b> Not here.</summary>

        ## Believed, not seen on a device

        ### Wrong

        <details><summary><b>B1.20, B1.26</b> It is so.</summary>

        K?; B9.9 is another. `A`. If not, nothing.
        </details>
        <details><summary><b>U19, B27.88</b> It is otherwise.</summary>

        ### Same

        <details><summary>UIKit's bar is there, and in its place.</summary>

        </details>
        <details><summary>New timing is not retraced when it runs.</summary>

        ## After

        <details><summary><b>B3.1</b> Not here.</summary>
        """

    @Test func theRowsOfTheSectionHaveNumbersOrFirstWords() {
        let all = Belief.all(in: Self.guide)
        #expect(
            all.map(\.keys) == [
                ["B1.20", "B1.26"], ["U19", "B27.88"], ["uikits-bar-is-there-and-in"],
                ["new-timing-is-not-retraced-when"],
            ])
        #expect(all.map(\.text).first == "It is so.")
    }

    @Test func aBeliefIsSeenWhenEachPartIs() {
        let belief = Belief.all(in: Self.guide)[0]
        #expect(!belief.isSeen(in: []))
        #expect(!belief.isSeen(in: ["B1.20"]))
        #expect(belief.isSeen(in: ["B1.20", "B1.26", "U4"]))
    }

    @Test func noTwoBeliefsOfTheGuideBeginWithTheSameWords() throws {
        let place = EvidenceFolder.repository.appendingPathComponent(EvidenceCheckout.Place.guide)
        let beliefs = Belief.all(in: try String(contentsOf: place, encoding: .utf8))
        #expect(beliefs.count > 60)
        let worded = beliefs.flatMap(\.keys).filter { $0.contains("-") }
        let twice = Dictionary(grouping: worded) { $0 }.filter { $0.value.count > 1 }.keys
        #expect(twice.isEmpty, "\(twice.sorted())")
        #expect(worded.allSatisfy { $0.split(separator: "-").count > 3 })
    }
}
