import Foundation
import Testing

@testable import Playground

/// Tests the rows of Beliefs.md that the count of what is not seen is made of.
struct BeliefTests {
    private static let guide = """
        ## Other

        | B1.1 (S) | Not here. | `A` | Nothing. |

        ## Believed, not seen on a device

        | number | what is believed | where Baton relies on it | what would break if it is false |
        | --- | --- | --- | --- |
        | B1.20, B1.26 (K?; B9.9 is another) | It is so. | `A` | Nothing. |
        | U19, B27.88 (not known) | It is otherwise. | `B` | Nothing. |
        | (not known) | UIKit's `bar` is there, and in its place. | `C` | Nothing. |

        Others:

        | what is believed | where Baton relies on it | what would break if it is false |
        | --- | --- | --- |
        | New timing is not retraced when it runs (B6.59). | `D` | Nothing. |

        ## After

        | B3.1 | Not here. | `E` | Nothing. |
        """

    @Test func theRowsOfTheSectionHaveNumbersOrFirstWords() {
        #expect(
            Belief.all(in: Self.guide).map(\.keys) == [
                ["B1.20", "B1.26"], ["U19", "B27.88"], ["uikits-bar-is-there-and-in"],
                ["new-timing-is-not-retraced-when"],
            ])
    }

    @Test func aBeliefIsSeenWhenEachPartIs() {
        let belief = Belief.all(in: Self.guide)[0]
        #expect(!belief.isSeen(in: []))
        #expect(!belief.isSeen(in: ["B1.20"]))
        #expect(belief.isSeen(in: ["B1.20", "B1.26", "U4"]))
    }

    @Test func noTwoBeliefsOfTheGuideBeginWithTheSameWords() throws {
        let place = EvidenceFolder.repository.appendingPathComponent("Documentation/Beliefs.md")
        let beliefs = Belief.all(in: try String(contentsOf: place, encoding: .utf8))
        #expect(beliefs.count > 60)
        let worded = beliefs.flatMap(\.keys).filter { $0.contains("-") }
        let twice = Dictionary(grouping: worded) { $0 }.filter { $0.value.count > 1 }.keys
        #expect(twice.isEmpty, "\(twice.sorted())")
        #expect(worded.allSatisfy { $0.split(separator: "-").count > 3 })
    }
}
