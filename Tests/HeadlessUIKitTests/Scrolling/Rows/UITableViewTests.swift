import XCTest

@testable import UIKit

@MainActor
final class UITableViewTests: XCTestCase {
    func testOnlyVisibleRowsHaveCells() async {
        let stage = TableStage()
        let rows = { stage.table.indexPathsForVisibleRows?.map(\.row) }
        XCTAssertEqual(stage.table.contentSize, CGSize(width: 200, height: 5000))
        XCTAssertEqual(rows(), Array(0..<8))
        stage.table.contentOffset.y = 125
        XCTAssertEqual(rows(), Array(2..<11))
        XCTAssertNil(stage.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let cell = stage.table.cellForRow(at: IndexPath(row: 10, section: 0))
        XCTAssertEqual(cell?.textLabel?.text, "Row 10")
        XCTAssertEqual(cell?.frame, CGRect(x: 0, y: 500, width: 200, height: 50))
        XCTAssertEqual(cell.flatMap { stage.table.indexPath(for: $0) }, IndexPath(row: 10, section: 0))
    }

    func testCellsAreReused() async {
        let stage = TableStage()
        for offset in stride(from: 0, through: 4600, by: 40) {
            stage.table.contentOffset.y = CGFloat(offset)
            stage.table.layoutIfNeeded()
        }
        // Eight whole rows and a part of a ninth fill the table.
        XCTAssertEqual(stage.made, 9)
    }

    func testAppearingAndDisappearingRowsAreReported() async {
        let stage = TableStage()
        stage.table.contentOffset.y = 60
        stage.table.layoutIfNeeded()
        XCTAssertEqual(stage.text, "didEndDisplaying 0\nwillDisplay 8\nwillDisplay 9")
    }

    func testHeightsDifferByRow() async {
        let stage = TableStage()
        stage.heights = { CGFloat(10 + $0) }
        stage.table.reloadData()
        XCTAssertEqual(
            stage.table.rectForRow(at: IndexPath(row: 3, section: 0)), CGRect(x: 0, y: 33, width: 200, height: 13))
        XCTAssertEqual(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 33))?.row, 3)
        XCTAssertNil(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 99_999)))
    }

    func testATapSelectsARowAndDeselectsThePreviousOne() async {
        let stage = TableStage()
        stage.tap(2)
        XCTAssertEqual(stage.takeLines(), ["didHighlight 2", "didUnhighlight 2", "willSelect 2", "didSelect 2"])
        XCTAssertEqual(stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected, true)
        stage.tap(4)
        XCTAssertEqual(
            stage.text,
            """
            didHighlight 4
            didUnhighlight 4
            willSelect 4
            willDeselect 2
            didDeselect 2
            didSelect 4
            """)
        XCTAssertEqual(stage.table.indexPathForSelectedRow, IndexPath(row: 4, section: 0))
        XCTAssertEqual(stage.table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected, false)
    }

    func testTheDelegateCanRefuseOrRedirectASelection() async {
        let stage = TableStage()
        stage.redirect = { _ in nil }
        stage.tap(2)
        XCTAssertNil(stage.table.indexPathForSelectedRow)
        stage.redirect = { _ in IndexPath(row: 5, section: 0) }
        stage.tap(2)
        XCTAssertEqual(stage.table.indexPathForSelectedRow?.row, 5)
        XCTAssertEqual(stage.lines.last, "didSelect 5")
    }

    func testASelectionByCodeDoesNotCallTheDelegate() async {
        let stage = TableStage()
        stage.table.selectRow(at: IndexPath(row: 60, section: 0), animated: false, scrollPosition: .middle)
        XCTAssertEqual(stage.table.contentOffset.y, 3025 - 200)
        TurnLoop.main.runTurn()
        XCTAssertEqual(stage.table.cellForRow(at: IndexPath(row: 60, section: 0))?.isSelected, true)
        stage.table.deselectRow(at: IndexPath(row: 60, section: 0), animated: false)
        XCTAssertEqual(stage.lines.filter { $0.contains("elect") }, [])
    }

    func testADragScrollsAndSelectsNothing() async {
        let stage = TableStage()
        stage.scroll.drag(by: CGVector(dx: 0, dy: -10), frames: 4)
        stage.scroll.releaseAtRest()
        XCTAssertEqual(stage.table.contentOffset.y, 30)
        XCTAssertEqual(stage.lines.filter { $0.contains("ighlight") || $0.contains("elect") }, [])
    }

    func testAPressThatBecomesADragUnhighlightsTheRow() async {
        let stage = TableStage()
        stage.scroll.gestures.down(100, 300)
        TurnLoop.main.advance(by: 0.2)
        stage.scroll.gestures.move(100, 280)
        stage.scroll.releaseAtRest()
        XCTAssertEqual(
            stage.lines.filter { !$0.contains("isplay") }, ["didHighlight 4", "didUnhighlight 4"])
    }

    func testScrollingToARow() async {
        let stage = TableStage()
        let path = IndexPath(row: 20, section: 0)
        for (position, offset) in [(UITableView.ScrollPosition.top, 1000), (.middle, 825), (.bottom, 650)] {
            stage.table.scrollToRow(at: path, at: position, animated: false)
            XCTAssertEqual(stage.table.contentOffset.y, CGFloat(offset))
        }
        stage.table.contentOffset.y = 0
        stage.table.scrollToRow(at: path, at: .none, animated: false)
        XCTAssertEqual(stage.table.contentOffset.y, 650)
        stage.table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
        XCTAssertEqual(stage.table.contentOffset.y, 4600)
    }

    /// Constraints of the content are solved before the cell is laid out, and then need its size.
    func testTheContentOfACellHasTheSizeOfTheCellAtOnce() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.frame = CGRect(x: 0, y: 100, width: 390, height: 72)
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 390, height: 72))
    }

    func testATableViewControllerClearsItsSelectionWhenItReappears() async {
        let screen = RowScreen(style: .plain)
        let stack = UINavigationController(rootViewController: screen)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = stack
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
        defer { window.isHidden = true }
        XCTAssertEqual(screen.tableView.contentOffset.y, -101)
        screen.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        stack.pushViewController(UIViewController(), animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertNotNil(screen.tableView.indexPathForSelectedRow)
        stack.popViewController(animated: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertNil(screen.tableView.indexPathForSelectedRow)
    }
}

@MainActor
private final class RowScreen: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
