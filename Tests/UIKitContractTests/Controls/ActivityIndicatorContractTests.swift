import UIKit
import XCTest

@preconcurrency

@MainActor
final class ActivityIndicatorContractTests: ContractTestCase {
    func testItIsHiddenUnlessItSpins() {
        let indicator = UIActivityIndicatorView()
        XCTAssertTrue(indicator.hidesWhenStopped)
        XCTAssertFalse(indicator.isAnimating)
        indicator.startAnimating()
        XCTAssertTrue(indicator.isAnimating)
        XCTAssertFalse(indicator.isHidden)
        indicator.stopAnimating()
        XCTAssertFalse(indicator.isAnimating)
        XCTAssertTrue(indicator.isHidden)
        indicator.hidesWhenStopped = false
        indicator.startAnimating()
        indicator.stopAnimating()
        XCTAssertFalse(indicator.isHidden)
    }

    func testItsContentIsAsLargeAsItsStyle() {
        XCTAssertEqual(UIActivityIndicatorView().intrinsicContentSize, CGSize(width: 20, height: 20))
    }
}
