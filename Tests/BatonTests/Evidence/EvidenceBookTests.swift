import BatonGallery
import BatonTesting
import Foundation
import UIKit
import XCTest

/// Tests the findings that the screens of the gallery collect.
@MainActor
final class EvidenceBookTests: XCTestCase {
    func testTheLastFindingAboutAKeyStays() async {
        let book = EvidenceBook()
        book.add([Finding("B2.6", .holds), Finding("U4", .answer("didShow"))])
        book.add([Finding("B2.6", .fails)])
        XCTAssertEqual(book.findings, [Finding("U4", .answer("didShow")), Finding("B2.6", .fails)])
    }

    func testWhatIsNoNumberIsLeftOut() async throws {
        let book = EvidenceBook()
        book.add([Finding("B2.6", .holds, ["seconds": .nan, "step": .infinity, "calls": 2])])
        let stage = Stage(.phone, root: UIViewController())
        let evidence = book.evidence(in: stage.window, at: Date(timeIntervalSince1970: 0))
        XCTAssertEqual(evidence.findings[0].numbers, ["calls": 2])
        XCTAssertEqual(evidence.date, "1970-01-01T00:00:00Z")
        XCTAssertEqual(try JSONDecoder().decode(Evidence.self, from: JSONEncoder().encode(evidence)), evidence)
    }
}
