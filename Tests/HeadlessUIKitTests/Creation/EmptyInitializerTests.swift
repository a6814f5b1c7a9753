import UIKit
import XCTest

/// Objects that are created without arguments.
@MainActor
final class EmptyInitializerTests: XCTestCase {
    func testACellHasTheStandardSize() async {
        XCTAssertEqual(UITableViewCell().frame, CGRect(x: 0, y: 0, width: 320, height: 44))
        XCTAssertNil(UITableViewCell().reuseIdentifier)
    }

    func testAnEffectViewHasNoEffect() async {
        XCTAssertNil(UIVisualEffectView().effect)
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        XCTAssertEqual(UIVisualEffectView(frame: frame).frame, frame)
    }

    func testAPageViewControllerCurlsHorizontally() async {
        XCTAssertEqual(UIPageViewController().transitionStyle, .pageCurl)
        XCTAssertEqual(UIPageViewController().navigationOrientation, .horizontal)
    }

    func testAnAnimatorHasNoDuration() async {
        XCTAssertEqual(UIViewPropertyAnimator().duration, 0)
    }

    func testAConstraintHasNoItems() async {
        XCTAssertNil(NSLayoutConstraint().firstItem)
        XCTAssertFalse(NSLayoutConstraint().isActive)
    }

    func testAStackWithoutARootIsEmpty() async {
        XCTAssertEqual(UINavigationController().viewControllers, [])
    }
}
