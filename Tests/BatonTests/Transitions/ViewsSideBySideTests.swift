import UIKit
import XCTest

@testable import Baton

/// Tests which two screens are side by side, so that one of them shows nothing of the other.
@MainActor
final class ViewsSideBySideTests: XCTestCase {
    /// Less than a point is the difference of two roundings.
    func testTwoViewsAreSideBySideIfTheyCoverLessThanAPointTogether() async {
        let size = CGSize(width: 390, height: 844)
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        for (common, areBeside) in [(-20, true), (0, true), (0.5, true), (1.5, false), (200, false)]
            as [(CGFloat, Bool)]
        {
            for origin in [CGPoint(x: 390 - common, y: 0), CGPoint(x: 0, y: 844 - common)] {
                let other = UIView(frame: CGRect(origin: origin, size: size))
                XCTAssertEqual(view.isBeside(other), areBeside, "\(common) points, at \(origin)")
                XCTAssertEqual(other.isBeside(view), areBeside, "\(common) points, at \(origin)")
            }
        }
    }
}
