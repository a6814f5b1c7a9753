import UIKit
import XCTest

/// Tests tint colours, which views inherit and which can be dimmed.
@preconcurrency
@MainActor
final class TintContractTests: ContractTestCase {
    private let parent = UIView()
    private let child = TintedView()

    func testATintIsInheritedAndReported() {
        parent.addSubview(child)
        child.told = 0
        parent.tintColor = .red
        XCTAssertEqual(child.tintColor, .red)
        XCTAssertEqual(child.told, 1)
        child.tintColor = .blue
        parent.tintColor = .green
        XCTAssertEqual(child.tintColor, .blue)
        XCTAssertEqual(child.told, 2)
        child.tintColor = nil
        XCTAssertEqual(child.tintColor, .green)
    }

    func testDimmedTintsAreGreyAndAreRestored() throws {
        parent.addSubview(child)
        child.tintColor = .red
        XCTAssertEqual(child.tintAdjustmentMode, .normal)
        child.told = 0
        parent.tintAdjustmentMode = .dimmed
        XCTAssertEqual(child.tintAdjustmentMode, .dimmed)
        XCTAssertEqual(child.told, 1)
        var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
        try XCTUnwrap(child.tintColor).getRed(&red, green: &green, blue: &blue, alpha: nil)
        XCTAssertEqual(red, green, accuracy: 0.01)
        XCTAssertEqual(green, blue, accuracy: 0.01)
        child.tintAdjustmentMode = .normal
        XCTAssertEqual(child.tintColor, .red)
        child.tintAdjustmentMode = .automatic
        parent.tintAdjustmentMode = .automatic
        XCTAssertEqual(child.tintColor, .red)
    }
}

private final class TintedView: UIView {
    var told = 0

    override func tintColorDidChange() {
        super.tintColorDidChange()
        told += 1
    }
}
