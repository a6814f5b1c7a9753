import XCTest

@testable import UIKit

/// Tests which items of two bars are one item that moves.
@MainActor
final class ItemMatchTests: XCTestCase {
    private func item(
        _ title: String? = nil, id: String? = nil, leading: Bool = false, place: Int = 0, isBack: Bool = false
    ) -> ItemMatch {
        ItemMatch(identifier: id, isBack: isBack, isLeading: leading, place: place, title: title)
    }

    private func pairs(_ old: [ItemMatch], _ new: [ItemMatch]) -> [[Int]] {
        ItemMatch.pairs(old, new).map { [$0.old, $0.new] }
    }

    func testEqualIdentifiersMatchWhereverTheyAre() async {
        // B17.32
        let old = [item("A", id: "x"), item("B", id: "y", place: 1)]
        let new = [item("C", id: "y", leading: true), item("A", id: "z"), item("D", id: "x", place: 3)]
        XCTAssertEqual(pairs(old, new), [[1, 0], [0, 2]])
    }

    func testWithoutIdentifiersTheSameContentAtTheSamePlaceMatches() async {
        // B17.32
        XCTAssertEqual(pairs([item("A")], [item("A")]), [[0, 0]])
        XCTAssertEqual(pairs([item("A")], [item("B")]), [])
        XCTAssertEqual(pairs([item("A")], [item("A", place: 1)]), [])
        XCTAssertEqual(pairs([item("A")], [item("A", leading: true)]), [])
        XCTAssertEqual(pairs([item("A", id: "x")], [item("A")]), [])
        XCTAssertEqual(pairs([item("A", leading: true, isBack: true)], [item("B", leading: true)]), [])
    }

    func testNoItemMatchesTwice() async {
        // B17.32
        XCTAssertEqual(pairs([item(id: "x")], [item(id: "x"), item(id: "x", place: 1)]), [[0, 0]])
    }

    func testWhatItemsDoDependsOnTheAnimatorAndTheDesign() async {
        // B8.50, B8.51, B17.32, B17.33
        typealias Answer = HeadlessQuirks.ItemsOfCustomAnimators
        func kind(_ design: HeadlessDesign, isCustom: Bool, _ answer: Answer = .crossFade, fades: Bool = false)
            -> BarMoveKind
        {
            BarMoveKind.kind(isCustom: isCustom, prefersCrossFade: fades, design, answer)
        }
        XCTAssertEqual(kind(.classic, isCustom: false), .slide)
        XCTAssertEqual(kind(.classic, isCustom: true, .morph), .crossFade)
        XCTAssertEqual(kind(.glass, isCustom: false), .morph)
        XCTAssertEqual(kind(.glass, isCustom: false, fades: true), .crossFade)
        XCTAssertEqual(kind(.glass, isCustom: true), .crossFade)
        XCTAssertEqual(kind(.glass, isCustom: true, .morph), .morph)
        XCTAssertEqual(kind(.glass, isCustom: true, .atOnce), .atOnce)
    }
}
