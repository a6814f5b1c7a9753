import UIKit
import XCTest

/// Tests views that are given the size that fits them.
@preconcurrency
@MainActor
final class FittingSizeContractTests: ContractTestCase {
    func testAViewIsAskedForItsSizeWithinItsPresentOne() {
        let view = FittingView(frame: CGRect(x: 20, y: 30, width: 50, height: 20))
        view.sizeToFit()
        XCTAssertEqual(view.asked, [CGSize(width: 50, height: 20)])
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 30, width: 100, height: 40))
    }

    func testAScaledViewKeepsTheCornerThatItHasWithoutTheScale() {
        let view = FittingView(frame: CGRect(x: 20, y: 30, width: 50, height: 20))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.sizeToFit()
        XCTAssertEqual(view.bounds.size, CGSize(width: 100, height: 40))
        XCTAssertEqual(view.center, CGPoint(x: 70, y: 50))
    }

    func testAPlainViewKeepsItsSize() {
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 20))
        view.sizeToFit()
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 30, width: 50, height: 20))
    }
}

private final class FittingView: UIView {
    private(set) var asked: [CGSize] = []

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked.append(size)
        return CGSize(width: 100, height: 40)
    }
}
