import XCTest

@testable import UIKit

final class VisualFormatParserTests: XCTestCase {
    private typealias Predicate = VisualFormat.Predicate

    private func parse(_ text: String) throws -> VisualFormat {
        try VisualFormatParser.parse(text)
    }

    private func mistake(in text: String) -> Int? {
        do throws(VisualFormatParser.Mistake) {
            _ = try VisualFormatParser.parse(text)
            return nil
        } catch {
            return error.position
        }
    }

    func testAFormatIsHorizontalByDefault() throws {
        XCTAssertEqual(try parse("[a]").axis, .horizontal)
        XCTAssertEqual(try parse("H:[a]").axis, .horizontal)
        XCTAssertEqual(try parse("V:[a]").axis, .vertical)
        XCTAssertEqual(try parse("[a]"), VisualFormat(parts: [.init(name: "a")]))
    }

    func testSpacingIsReadBetweenViewsAndEdges() throws {
        let format = try parse("|-[a][b_2]-[c]-12.5-[d]|")
        XCTAssertEqual(format.parts.map(\.name), ["a", "b_2", "c", "d"])
        XCTAssertEqual(format.gaps, [.none, .standard, .given([Predicate(amount: .number(12.5))])])
        XCTAssertEqual(format.leadingGap, .standard)
        XCTAssertEqual(format.trailingGap, VisualFormat.Gap.none)
        XCTAssertNil(try parse("[a]").leadingGap)
    }

    func testPredicatesHaveAConstantAndAPriority() throws {
        let format = try parse("V:[a(>=m@750,<=b,==-3@p)]-(<=4)-|")
        XCTAssertEqual(
            format.parts[0].sizes,
            [
                Predicate(relation: .greaterThanOrEqual, amount: .name("m"), priority: .number(750)),
                Predicate(relation: .lessThanOrEqual, amount: .name("b")),
                Predicate(amount: .number(-3), priority: .name("p")),
            ])
        XCTAssertEqual(format.trailingGap, .given([Predicate(relation: .lessThanOrEqual, amount: .number(4))]))
    }

    func testAnErrorIsReportedWithItsPosition() {
        XCTAssertEqual(mistake(in: ""), 0)
        XCTAssertEqual(mistake(in: "H:a"), 2)
        XCTAssertEqual(mistake(in: "[a"), 2)
        XCTAssertEqual(mistake(in: "[1]"), 1)
        XCTAssertEqual(mistake(in: "[a]-[b"), 6)
        XCTAssertEqual(mistake(in: "[a]-5[b]"), 5)
        XCTAssertEqual(mistake(in: "[a]--5-[b]"), 4)
        XCTAssertEqual(mistake(in: "[a(5]"), 4)
        XCTAssertEqual(mistake(in: "[a(>=)]"), 5)
        XCTAssertEqual(mistake(in: "|[a]|[b]"), 5)
        XCTAssertEqual(mistake(in: "[a] [b]"), 3)
        XCTAssertNil(mistake(in: "[a]-(-5)-[b]"))
    }
}
