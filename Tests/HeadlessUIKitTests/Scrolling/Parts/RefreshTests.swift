import XCTest

@testable import UIKit

/// A refresh control in a scroll view that a finger pulls.
@MainActor
final class RefreshTests: XCTestCase {
    private lazy var stage = ScrollStage()
    private let control = UIRefreshControl()
    private var calls = 0

    private func attach() {
        control.addAction(UIAction { [unowned self] _ in calls += 1 }, for: .valueChanged)
        stage.scroll.refreshControl = control
        TurnLoop.main.runTurn()
    }

    /// Pulls by a number of steps of 20 points, and keeps the finger down.
    private func pull(_ frames: Int) {
        stage.drag(from: CGPoint(x: 100, y: 110), by: CGVector(dx: 0, dy: 20), frames: frames)
    }

    func testTheControlIsAboveTheContent() async {
        attach()
        XCTAssertEqual(control.frame, CGRect(x: 0, y: -60, width: 200, height: 60))
        XCTAssertTrue(stage.scroll.subviews.first === control)
        XCTAssertEqual(stage.scroll.adjustedContentInset, .zero)
        let other = UIRefreshControl()
        stage.scroll.refreshControl = other
        XCTAssertNil(control.superview)
        stage.scroll.refreshControl = nil
        XCTAssertEqual(stage.scroll.subviews, [])
    }

    func testAPullBeyondTheThresholdRefreshesOnce() async {
        attach()
        pull(17)
        XCTAssertLessThan(stage.scroll.contentOffset.y, -UIRefreshControl.threshold)
        XCTAssertTrue(control.isRefreshing)
        XCTAssertEqual(calls, 1)
        XCTAssertEqual(stage.scroll.adjustedContentInset.top, 0)
        TurnLoop.main.runTurn()
        XCTAssertEqual(control.frame.minY, stage.scroll.contentOffset.y)
        stage.releaseAtRest()
        stage.settle()
        XCTAssertEqual(stage.scroll.adjustedContentInset.top, 60)
        XCTAssertEqual(stage.scroll.contentOffset.y, -60)
        XCTAssertEqual(stage.scroll.contentInset, .zero)
        control.endRefreshing()
        XCTAssertFalse(control.isRefreshing)
        XCTAssertEqual(stage.scroll.adjustedContentInset.top, 0)
        TurnLoop.main.advance(by: 0.15)
        let shown = stage.scroll.layer.presentation()?.bounds.minY ?? 0
        XCTAssertEqual(shown, -30, accuracy: 1)
        stage.settle()
        XCTAssertEqual(stage.scroll.contentOffset.y, 0)
        XCTAssertEqual(calls, 1)
    }

    func testAShortPullDoesNotRefresh() async {
        attach()
        pull(5)
        XCTAssertLessThan(stage.scroll.contentOffset.y, 0)
        stage.releaseAtRest()
        stage.settle()
        XCTAssertFalse(control.isRefreshing)
        XCTAssertEqual(calls, 0)
        XCTAssertEqual(stage.scroll.contentOffset.y, 0)
    }

    func testCodeRefreshesWithoutAnAction() async {
        attach()
        control.beginRefreshing()
        XCTAssertTrue(control.isRefreshing)
        XCTAssertEqual(stage.scroll.adjustedContentInset.top, 60)
        XCTAssertEqual(calls, 0)
        stage.settle()
        control.endRefreshing()
        control.endRefreshing()
        stage.settle()
        XCTAssertEqual(stage.scroll.contentOffset.y, 0)
        XCTAssertTrue(TurnLoop.main.isIdle)
    }

    func testContentThatIsScrolledAwayStaysInPlace() async {
        attach()
        stage.scroll.contentOffset.y = 500
        control.beginRefreshing()
        XCTAssertEqual(stage.scroll.contentOffset.y, 500)
        control.endRefreshing()
        stage.settle()
        XCTAssertEqual(stage.scroll.contentOffset.y, 500)
    }

    func testARefreshThatEndsUnderTheFingerDoesNotBeginAgain() async {
        attach()
        pull(17)
        let place = stage.scroll.contentOffset.y
        control.endRefreshing()
        XCTAssertEqual(stage.scroll.contentOffset.y, place)
        stage.gestures.move(100, 480)
        XCTAssertEqual(calls, 1)
        stage.releaseAtRest()
        stage.settle()
        XCTAssertEqual(stage.scroll.contentOffset.y, 0)
        pull(17)
        XCTAssertEqual(calls, 2)
        stage.gestures.up()
    }

    func testTheTableControllerPassesItsControlToTheTable() async {
        let screen = UITableViewController()
        screen.refreshControl = control
        XCTAssertTrue(screen.tableView.refreshControl === control)
    }
}
