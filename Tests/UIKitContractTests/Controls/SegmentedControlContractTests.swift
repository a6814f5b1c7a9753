import UIKit
import XCTest

@preconcurrency

@MainActor
final class SegmentedControlContractTests: ContractTestCase {
    /// The value of `UISegmentedControl.noSegment`.
    private let noSegment = -1

    func testInsertionAndRemovalKeepTheSelectedSegment() {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        XCTAssertEqual(control.selectedSegmentIndex, noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 2)
        XCTAssertEqual(control.titleForSegment(at: 2), "Two")
        control.insertSegment(withTitle: "Last", at: 99, animated: false)
        XCTAssertEqual(control.titleForSegment(at: 4), "Last")
        control.removeSegment(at: 0, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, 1)
        control.removeSegment(at: 1, animated: false)
        XCTAssertEqual(control.selectedSegmentIndex, noSegment)
        control.removeAllSegments()
        XCTAssertEqual(control.numberOfSegments, 0)
    }

    func testATitleReplacesAnImage() {
        let control = UISegmentedControl(items: [UIImage(), "Two"])
        XCTAssertNotNil(control.imageForSegment(at: 0))
        XCTAssertNil(control.titleForSegment(at: 0))
        control.setTitle("One", forSegmentAt: 0)
        XCTAssertNil(control.imageForSegment(at: 0))
        XCTAssertEqual(control.titleForSegment(at: 0), "One")
    }

    func testDefaults() {
        let control = UISegmentedControl(items: ["One"])
        XCTAssertFalse(control.isMomentary)
        XCTAssertFalse(control.apportionsSegmentWidthsByContent)
        XCTAssertTrue(control.isEnabledForSegment(at: 0))
        XCTAssertEqual(control.widthForSegment(at: 0), 0)
        XCTAssertNil(control.selectedSegmentTintColor)
        XCTAssertNil(control.actionForSegment(at: 0))
    }
}
