import BatonGallery
import Foundation
import UIKit
import XCTest

@testable import Playground

/// Tests the evidence in the repository: what contradicts it, and what has to follow from it.
@MainActor
final class MergedEvidenceTests: XCTestCase {
    private static let contracts = EvidenceFolder.repository.appendingPathComponent("Tests/UIKitContractTests")

    func testNoContractTestAssertsWhatADeviceCallsFalse() async throws {
        let citations = try Citations(in: Self.contracts)
        XCTAssertGreaterThan(citations.tests.count, 300)
        for line in citations.contradictions(of: try EvidenceCheckout(root: EvidenceFolder.repository).evidence()) {
            XCTFail(line)
        }
    }

    func testAStatementThatFailsOnADeviceNamesItsTestAndTheEvidence() async throws {
        let citations = try Citations(in: Self.contracts)
        let evidence = Evidence(
            system: "iOS 26.1", device: "iPhone 393x852@3", date: "2026-11-26T10:00:00Z", commit: "abc",
            findings: [Finding("B27.16", .fails), Finding("B5.2", .holds), Finding("U4", .answer("didShow"))])
        let lines = citations.contradictions(of: [evidence])
        let test = "PausedPercentContractTests.testItIsTheLastUpdateAndTheAnimatorKnowsTheProgress"
        XCTAssertTrue(
            lines.contains(
                "\(test) asserts B27.16, which fails on iOS 26.1, iPhone 393x852@3, by "
                    + "Tests/UIKitContractTests/evidence/iOS-26.1-iPhone-393x852-3.json. Correct the statement, then the "
                    + "stand-in, and the test."), "\(lines)")
        XCTAssertTrue(lines.allSatisfy { $0.contains(" asserts B27.16,") }, "\(lines)")
    }

    func testACitationBelongsToTheTestAboveIt() async {
        let source = """
            /// Tests B9.9.
            func testOne() {
                // B1.2, B3.4 (D)
                // B1.2: once more.
            }
            func testTwo() {
                XCTAssertTrue(true) // B3.4.
            }
            """
        XCTAssertEqual(
            Citations([("A", source)]).tests,
            ["B9.9": ["A"], "B1.2": ["A.testOne"], "B3.4": ["A.testOne", "A.testTwo"]])
    }

    /// The page, the line in README, the switches and the project are what the command writes.
    func testWhatFollowsFromTheEvidenceIsWritten() async throws {
        let folder = try EvidenceFolder(withEvidence: true)
        defer { folder.remove() }
        let before = try EvidenceFolder.written.map(folder.text)
        _ = try folder.run()
        for (place, text) in zip(EvidenceFolder.written, before) {
            XCTAssertEqual(try folder.text(place), text, "\(place) is old. Run: swift run Playground evidence")
        }
    }

    /// The stand-in has each switch and each answer that was written.
    func testTheSwitchesThatWereSeenExist() async {
        for (system, switches) in HeadlessSwitch.seen {
            for (name, word) in switches {
                let quirk = HeadlessSwitch.all.first { $0.name == name }
                XCTAssertEqual(quirk?.answers.contains(word), true, "\(system): \(name) \(word)")
            }
        }
    }
}
