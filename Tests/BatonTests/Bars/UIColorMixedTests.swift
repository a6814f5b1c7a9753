import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the colours between two colours, which a background has while the content scrolls and during a transition.
@MainActor
final class UIColorMixedTests: GenerationTestCase {
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func assert(_ color: UIColor?, red: Double, blue: Double, line: UInt = #line) {
        let parts = (color?.cgColor.components ?? []).map { Double($0) }
        guard parts.count == 4 else { return XCTFail("\(String(describing: color))", line: line) }
        XCTAssertEqual(parts[0], red, accuracy: 1e-6, line: line)
        XCTAssertEqual(parts[2], blue, accuracy: 1e-6, line: line)
        XCTAssertEqual(parts[3], 1, accuracy: 1e-6, line: line)
    }

    func testColoursAreInterpolatedLinearly() async {
        for part in [0.2, 0.35, 0.5, 0.8] { assert(.mixed(red, blue, by: part), red: 1 - part, blue: part) }
        XCTAssertEqual(UIColor.mixed(red, blue, by: 0.3), .mixed(red, blue, by: 0.3))
        XCTAssertNil(UIColor.mixed(red, nil, by: 0.3))
        XCTAssertNil(UIColor.mixed(nil, blue, by: 0.3))
    }

    func testAColourThatBothHaveIsKept() async {
        XCTAssertTrue(UIColor.mixed(.systemRed, .systemRed, by: 0.3) == .systemRed)
    }

    /// The mix is resolved again for each trait collection.
    func testTheMixOfDynamicColoursIsDynamic() async {
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? self.blue : self.red }
        let mixed = UIColor.mixed(dynamic, UIColor(red: 1, green: 1, blue: 1, alpha: 1), by: 0.5)
        assert(mixed?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)), red: 1, blue: 0.5)
        assert(mixed?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), red: 0.5, blue: 1)
    }
}
