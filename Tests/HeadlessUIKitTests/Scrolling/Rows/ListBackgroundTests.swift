import UIKit
import XCTest

/// Tests what is behind the cells of tables and collections.
@MainActor
final class ListBackgroundTests: XCTestCase {
    func testAnUntouchedListHasTheBackgroundOfTheSystem() async {
        XCTAssertEqual(UITableView().backgroundColor, .systemBackground)
        XCTAssertEqual(UITableView(frame: .zero, style: .grouped).backgroundColor, .systemGroupedBackground)
        XCTAssertEqual(UITableView(frame: .zero, style: .insetGrouped).backgroundColor, .systemGroupedBackground)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        XCTAssertEqual(collection.backgroundColor, .systemBackground)
    }

    func testABackgroundViewIsBehindTheCellsAndDoesNotScroll() async {
        let stage = TableStage()
        let background = UIView()
        stage.table.backgroundView = background
        stage.table.layoutIfNeeded()
        XCTAssertIdentical(stage.table.subviews.first, background)
        XCTAssertEqual(background.frame, stage.table.bounds)
        stage.table.contentOffset.y = 700
        stage.table.layoutIfNeeded()
        XCTAssertEqual(background.frame.minY, 700)
        XCTAssertEqual(background.frame.size, stage.table.bounds.size)
        XCTAssertIdentical(stage.table.subviews.first, background)
    }

    func testABackgroundViewIsReplaced() async {
        let table = UITableView()
        let (first, second) = (UIView(), UIView())
        table.backgroundView = first
        table.backgroundView = second
        XCTAssertNil(first.superview)
        XCTAssertIdentical(second.superview, table)
        table.backgroundView = nil
        XCTAssertNil(second.superview)
    }

    func testACollectionHasABackgroundViewToo() async {
        let frame = CGRect(x: 0, y: 0, width: 200, height: 300)
        let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        let background = UIView()
        collection.addSubview(UIView())
        collection.backgroundView = background
        XCTAssertIdentical(collection.subviews.first, background)
        collection.frame.size.height = 250
        collection.layoutIfNeeded()
        XCTAssertEqual(background.frame, CGRect(x: 0, y: 0, width: 200, height: 250))
    }
}
