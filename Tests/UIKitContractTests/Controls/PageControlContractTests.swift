import UIKit
import XCTest

@preconcurrency

@MainActor
final class PageControlContractTests: ContractTestCase {
    func testTheCurrentPageIsClamped() {
        let control = UIPageControl()
        control.currentPage = 3
        XCTAssertEqual(control.currentPage, 0)
        control.numberOfPages = 5
        control.currentPage = 9
        XCTAssertEqual(control.currentPage, 4)
        control.currentPage = -2
        XCTAssertEqual(control.currentPage, 0)
        control.currentPage = 4
        control.numberOfPages = 2
        XCTAssertEqual(control.currentPage, 1)
    }

    func testCodeSendsNothing() {
        let control = UIPageControl()
        var calls = 0
        control.addAction(UIAction { _ in calls += 1 }, for: .allEvents)
        control.numberOfPages = 3
        control.currentPage = 2
        XCTAssertEqual(calls, 0)
        XCTAssertFalse(control.hidesForSinglePage)
    }
}
