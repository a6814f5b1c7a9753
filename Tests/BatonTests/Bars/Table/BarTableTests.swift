import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Checks each cell of the table in the documentation against a measurement.
///
/// This class checks the first column. Its subclasses check the other columns with the inherited tests.
@MainActor
class BarTableTests: GenerationTestCase {
    class var driver: BarCell.Driver { .systemPush }

    func testTheTableHasARowForEachField() async throws {
        XCTAssertEqual(try BarTable().rows.map(\.field), BarField.all.map(\.name))
    }

    /// The second table contains only rows that are different, in full.
    func testTheTableOfTheGlassDesignHasOnlyOtherRows() async throws {
        let table = try BarTable()
        for row in table.rowsOnGlass {
            let usual = table.rows.first { $0.field == row.field }
            XCTAssertEqual(row.cells.count, table.drivers.count, row.field)
            XCTAssertEqual(usual?.cells.count, table.drivers.count, row.field)
            XCTAssertNotEqual(row.cells, usual?.cells, row.field)
        }
    }

    func testBackgroundsInTwoColours() async throws { try check("background, two colours") }
    func testBackgroundsInAColourAndClear() async throws { try check("background, a colour and clear") }
    func testBackgroundsOfUnlikeKinds() async throws { try check("background, different kinds") }
    func testBackgroundOfALowBar() async throws { try check("compact background") }
    func testBackgroundAtTheScrollEdge() async throws { try check("background at the scroll edge") }
    func testBackgroundAlpha() async throws { try check("background alpha") }
    func testShadowLine() async throws { try check("shadow line") }
    func testColourOfTheShadowLine() async throws { try check("colour of the shadow line") }
    func testImageOfTheShadowLine() async throws { try check("image of the shadow line") }
    func testLettersOfTheTitle() async throws { try check("text style of the title") }
    func testLettersOfTheLargeTitle() async throws { try check("text style of the large title") }
    func testTitleOffset() async throws { try check("title offset") }
    func testBackIndicator() async throws { try check("back indicator") }
    func testLargeTitle() async throws { try check("large title") }
    func testHidden() async throws { try check("hidden") }
    func testTint() async throws { try check("tint") }
    func testStatusBar() async throws { try check("status bar") }

    private func check(_ name: String, line: UInt = #line) throws {
        let field = try XCTUnwrap(BarField.all.first { $0.name == name }, line: line)
        let isOnGlass = HeadlessDevice.current.design == .glass
        let word = try XCTUnwrap(try BarTable()[name, Self.driver.rawValue, isOnGlass], "no cell", line: line)
        let seen = try BarCell(field, Self.driver).course(at: [0.2, 0.35, 0.5, 0.8])
        XCTAssertEqual(seen, word, "\(name) by \(Self.driver.rawValue)", line: line)
    }
}

/// Checks the column of UIKit's own swipe.
final class BarTableSwipeTests: BarTableTests {
    override class var driver: BarCell.Driver { .systemSwipe }

    func testTheSwipeIsTheSecondColumn() async throws {
        XCTAssertEqual(try BarTable().drivers[1], Self.driver.rawValue)
    }
}

/// Checks the column of Baton's animator, driven by a gesture.
final class BarTableAnimatorTests: BarTableTests {
    override class var driver: BarCell.Driver { .baton }

    func testTheAnimatorIsTheThirdColumn() async throws {
        XCTAssertEqual(try BarTable().drivers[2], Self.driver.rawValue)
    }
}

/// Checks the column of an animator that is not Baton's.
final class BarTableForeignTests: BarTableTests {
    override class var driver: BarCell.Driver { .foreign }

    func testTheForeignAnimatorIsTheFourthColumn() async throws {
        XCTAssertEqual(try BarTable().drivers[3], Self.driver.rawValue)
    }
}

/// Checks the column of changes without animation.
final class BarTableUnanimatedTests: BarTableTests {
    override class var driver: BarCell.Driver { .none }

    func testNoAnimationIsTheLastColumn() async throws {
        XCTAssertEqual(try BarTable().drivers[4...], [Self.driver.rawValue])
    }
}
