import XCTest

@testable import UIKit

/// Where a content scroll view is found that a screen does not name (B28.5).
@MainActor
final class ContentScrollViewTests: XCTestCase {
    override func tearDown() async throws {
        HeadlessQuirks.contentScrollViews = .amongSubviews
    }

    func testEachAnswerFindsItsOwn() async {
        let screen = UIViewController()
        let (first, between, inner, second) = (UIView(), UIView(), UIScrollView(), UIScrollView())
        let corner = UIScrollView()
        screen.view.addSubview(first)
        first.addSubview(between)
        between.addSubview(UIView())
        between.addSubview(inner)
        screen.view.addSubview(second)
        let found: [(HeadlessQuirks.ContentScrollViews, UIScrollView?)] = [
            (.amongSubviews, second), (.firstOfEachView, nil), (.anywhere, inner), (.none, nil),
        ]
        for (answer, expected) in found {
            HeadlessQuirks.contentScrollViews = answer
            XCTAssertTrue(screen.observableScrollView(for: .top) === expected, "\(answer)")
        }
        between.insertSubview(corner, at: 0)
        HeadlessQuirks.contentScrollViews = .firstOfEachView
        XCTAssertTrue(screen.observableScrollView(for: .top) === corner)
        HeadlessQuirks.contentScrollViews = .none
        screen.setContentScrollView(inner, for: .top)
        XCTAssertTrue(screen.observableScrollView(for: .top) === inner, "the screen names it")
    }

    func testTheViewItselfComesFirst() async {
        let screen = UIViewController()
        screen.view = UIScrollView()
        screen.view.addSubview(UIScrollView())
        for answer in HeadlessQuirks.ContentScrollViews.allCases {
            HeadlessQuirks.contentScrollViews = answer
            XCTAssertTrue(screen.observableScrollView(for: .top) === screen.view, "\(answer)")
        }
    }

    func testFrameworksHaveTheClassesOfThisModuleAndThoseThatStandForOthers() async {
        XCTAssertTrue(HeadlessFrameworks.contain(UIView()))
        XCTAssertTrue(HeadlessFrameworks.contain(UITableView(frame: .zero, style: .plain)))
        XCTAssertTrue(HeadlessFrameworks.contain(ForeignView()))
        XCTAssertFalse(HeadlessFrameworks.contain(OwnView()))
    }
}

private final class ForeignView: UIView, HeadlessFrameworkView {}
private final class OwnView: UIView {}
