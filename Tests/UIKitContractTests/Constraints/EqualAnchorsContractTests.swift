import UIKit
import XCTest

/// Anchors and constraints as values that tests of other projects compare.
@preconcurrency
@MainActor
final class EqualAnchorsContractTests: ContractTestCase {
    func testAnchorsOfOneAttributeOfOneItemAreEqual() {
        let (view, other) = (UIView(), UIView())
        XCTAssertEqual(view.leadingAnchor, view.leadingAnchor)
        XCTAssertEqual(view.leadingAnchor.hash, view.leadingAnchor.hash)
        XCTAssertNotEqual(view.leadingAnchor, view.trailingAnchor)
        XCTAssertNotEqual(view.leadingAnchor, other.leadingAnchor)
    }

    func testASizeThatIsAMultipleByZeroHasNoSecondItem() {
        let (view, other) = (UIView(), UIView())
        let constraint = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: other, attribute: .width, multiplier: 0,
            constant: 40)
        XCTAssertNil(constraint.secondItem)
        XCTAssertEqual(constraint.secondAttribute, .notAnAttribute)
        XCTAssertEqual(constraint.multiplier, 1)
        constraint.isActive = true
        XCTAssertEqual(view.constraints, [constraint])
    }

    func testAMultiplierWithoutASecondItemIsOne() {
        let (view, other) = (UIView(), UIView())
        let fixed = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 0,
            constant: 40)
        XCTAssertEqual(fixed.multiplier, 1)
        let distance = view.topAnchor.anchorWithOffset(to: other.topAnchor)
        let gap = distance.constraint(equalTo: view.heightAnchor, multiplier: 0, constant: 40)
        XCTAssertNil(gap.secondItem)
        XCTAssertEqual(gap.multiplier, 1)
        XCTAssertEqual(distance.constraint(equalTo: view.heightAnchor, multiplier: 2).multiplier, 2)
    }
}
