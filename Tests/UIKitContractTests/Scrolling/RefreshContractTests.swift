import UIKit
import XCTest

@preconcurrency

@MainActor
final class RefreshContractTests: ContractTestCase {
    func testAScrollViewHoldsItsRefreshControlAsASubview() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        let control = UIRefreshControl()
        scroll.refreshControl = control
        XCTAssertTrue(control.superview === scroll)
        scroll.refreshControl = nil
        XCTAssertNil(control.superview)
    }

    func testCodeRefreshesWithoutAnAction() {
        let control = UIRefreshControl()
        var calls = 0
        control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
        XCTAssertFalse(control.isRefreshing)
        control.beginRefreshing()
        XCTAssertTrue(control.isRefreshing)
        control.endRefreshing()
        XCTAssertFalse(control.isRefreshing)
        XCTAssertEqual(calls, 0)
    }

    func testDefaultsOfScrollIndicators() {
        let scroll = UIScrollView()
        XCTAssertTrue(scroll.showsVerticalScrollIndicator)
        XCTAssertTrue(scroll.showsHorizontalScrollIndicator)
        XCTAssertTrue(scroll.automaticallyAdjustsScrollIndicatorInsets)
        XCTAssertEqual(scroll.indicatorStyle, .default)
        XCTAssertEqual(scroll.verticalScrollIndicatorInsets, .zero)
        scroll.scrollIndicatorInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        XCTAssertEqual(scroll.horizontalScrollIndicatorInsets.left, 2)
        XCTAssertEqual(scroll.verticalScrollIndicatorInsets.top, 1)
    }
}
