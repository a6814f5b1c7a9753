import XCTest

@testable import UIKit

/// The lines between the rows of a table view.
@MainActor
final class TableSeparatorTests: XCTestCase {
    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    private let rows = Rows()

    private func table(_ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        table.dataSource = rows
        table.layoutIfNeeded()
        return table
    }

    private func lines(of table: UITableView) -> [CGRect?] {
        table.visibleCells.map { cell in
            cell.layoutIfNeeded()
            return cell.subviews.first { $0 is CellSeparatorView }?.frame
        }
    }

    func testEachRowOfAPlainTableHasALine() async {
        let lines = lines(of: table(.plain))
        XCTAssertEqual(lines.count, 3)
        for line in lines {
            XCTAssertEqual(line?.maxY ?? 0, 44, accuracy: 1e-6)
            XCTAssertEqual(line?.maxX, 320)
            XCTAssertGreaterThan(line?.minX ?? 0, 0)
        }
    }

    func testTheLastRowOfASectionHasNoneIfSectionsAreApart() async {
        for style in [UITableView.Style.grouped, .insetGrouped] {
            XCTAssertEqual(lines(of: table(style)).map { $0 != nil }, [true, true, false])
        }
    }

    func testThereAreNoneIfTheAppWantsNone() async {
        let table = table(.plain)
        table.separatorStyle = .none
        XCTAssertEqual(lines(of: table), [nil, nil, nil])
        table.separatorStyle = .singleLine
        XCTAssertFalse(lines(of: table).contains(nil))
    }
}
