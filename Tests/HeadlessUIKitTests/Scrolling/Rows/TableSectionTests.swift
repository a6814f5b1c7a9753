import UIKit
import XCTest

/// Tests tables with sections that are apart from each other.
@MainActor
final class TableSectionTests: XCTestCase {
    func testSectionsOfAGroupedTableAreApart() async {
        let stage = SectionStage(.grouped)
        // A gap of 35 points is above each section of 3 rows of 44 points.
        XCTAssertEqual(stage.frame(0, 0), CGRect(x: 0, y: 35, width: 320, height: 44))
        XCTAssertEqual(stage.frame(0, 2), CGRect(x: 0, y: 123, width: 320, height: 44))
        XCTAssertEqual(stage.frame(1, 0), CGRect(x: 0, y: 202, width: 320, height: 44))
        XCTAssertEqual(stage.table.contentSize.height, 334)
        XCTAssertNil(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 180)))
        XCTAssertEqual(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 210)), IndexPath(row: 0, section: 1))
        XCTAssertEqual(stage.table.visibleCells.count, 6)
        XCTAssertTrue(stage.table.visibleCells.allSatisfy { $0.layer.cornerRadius == 0 })
    }

    func testSectionsOfAnInsetTableAreApartFromTheSides() async {
        let stage = SectionStage(.insetGrouped)
        XCTAssertEqual(stage.frame(0, 0), CGRect(x: 16, y: 35, width: 288, height: 44))
        XCTAssertNil(stage.table.indexPathForRow(at: CGPoint(x: 5, y: 50)))
    }

    func testTheEndsOfAnInsetSectionAreRound() async {
        for (version, radius) in [(18, 10), (26, 26)] as [(Int, CGFloat)] {
            HeadlessDevice.current = .phone.running(version)
            defer { HeadlessDevice.current = .phone }
            let stage = SectionStage(.insetGrouped)
            let layers = (0..<3).map { stage.cell(0, $0)?.layer }
            XCTAssertEqual(layers.map { $0?.cornerRadius }, [radius, 0, radius])
            XCTAssertEqual(layers[0]?.maskedCorners, [.layerMinXMinYCorner, .layerMaxXMinYCorner])
            XCTAssertEqual(layers[2]?.maskedCorners, [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        }
    }

    func testCellsOfGroupedTablesHaveABackgroundUnlessTheAppGivesOne() async {
        for style in [UITableView.Style.grouped, .insetGrouped] {
            let stage = SectionStage(style)
            XCTAssertEqual(stage.cell(0, 1)?.backgroundColor, .secondarySystemGroupedBackground)
            XCTAssertEqual(stage.cell(1, 1)?.backgroundColor, .red)
        }
        XCTAssertNil(SectionStage(.plain).cell(0, 1)?.backgroundColor)
    }

    func testAPlainTableHasNoGaps() async {
        let stage = SectionStage(.plain)
        XCTAssertEqual(stage.frame(1, 0), CGRect(x: 0, y: 132, width: 320, height: 44))
    }
}

/// A table with two sections of three rows. The second section has red cells.
@MainActor
private final class SectionStage: NSObject, UITableViewDataSource {
    let table: UITableView
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))

    init(_ style: UITableView.Style) {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: style)
        super.init()
        TurnLoop.main.reset()
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = self
        window.addSubview(table)
        window.isHidden = false
        table.layoutIfNeeded()
    }

    func cell(_ section: Int, _ row: Int) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: section))
    }

    func frame(_ section: Int, _ row: Int) -> CGRect? { cell(section, row)?.frame }

    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        if indexPath.section == 1 { cell.backgroundColor = .red }
        return cell
    }
}
