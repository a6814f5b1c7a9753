import BatonTesting
import UIKit
import XCTest

/// A refresh control in a table below a navigation bar.
@MainActor
final class RefreshStageTests: XCTestCase {
    private let screen = ListScreen()
    private lazy var stage = Stage(root: UINavigationController(rootViewController: screen))

    private func attach() throws -> CGFloat {
        try stage.settle()
        screen.refreshControl = UIRefreshControl()
        screen.refreshControl?.addAction(UIAction { [unowned screen] _ in screen.calls += 1 }, for: .valueChanged)
        try stage.settle()
        return screen.tableView.contentOffset.y
    }

    private func pull() throws {
        stage.finger.down(at: CGPoint(x: 200, y: 250))
        stage.finger.drag(to: CGPoint(x: 200, y: 700), in: 0.5)
        stage.finger.hold(for: 0.2)
        stage.finger.up()
        try stage.settle()
    }

    func testAPulledTableMakesRoomBelowTheBarUntilTheEnd() async throws {
        let top = try attach()
        XCTAssertEqual(top, -screen.view.safeAreaInsets.top)
        try pull()
        XCTAssertEqual(screen.calls, 1)
        XCTAssertEqual(screen.tableView.contentOffset.y, top - 60)
        XCTAssertEqual(screen.refreshControl?.isRefreshing, true)
        screen.refreshControl?.endRefreshing()
        try stage.settle()
        XCTAssertEqual(screen.tableView.contentOffset.y, top)
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testARefreshThatTheActionEndsLeavesNoRoom() async throws {
        let top = try attach()
        screen.refreshControl?.addAction(
            UIAction { ($0.sender as? UIRefreshControl)?.endRefreshing() }, for: .valueChanged)
        try pull()
        XCTAssertEqual(screen.calls, 1)
        XCTAssertEqual(screen.tableView.contentOffset.y, top)
        XCTAssertEqual(screen.tableView.adjustedContentInset.top, -top)
    }

    func testARefreshThatEndsWhileTheContentReturnsLeavesItAtItsStart() async throws {
        let top = try attach()
        stage.finger.down(at: CGPoint(x: 200, y: 250))
        stage.finger.drag(to: CGPoint(x: 200, y: 700), in: 0.5)
        stage.finger.up()
        stage.advance(by: 0.05)
        XCTAssertTrue(screen.tableView.isDecelerating)
        screen.refreshControl?.endRefreshing()
        try stage.settle()
        XCTAssertEqual(screen.tableView.contentOffset.y, top)
    }

    func testARefreshInACollection() async throws {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 300, height: 500), collectionViewLayout: UICollectionViewFlowLayout())
        collection.alwaysBounceVertical = true
        let plain = UIViewController()
        let stage = Stage(root: plain)
        plain.view.addSubview(collection)
        let control = UIRefreshControl()
        collection.refreshControl = control
        try stage.settle()
        stage.finger.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 590), in: 0.5)
        try stage.settle()
        XCTAssertTrue(control.isRefreshing)
        XCTAssertEqual(collection.adjustedContentInset.top, 60)
    }
}

private final class ListScreen: UITableViewController {
    var calls = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
