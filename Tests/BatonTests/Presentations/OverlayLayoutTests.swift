import UIKit
import XCTest

@testable import Baton

@MainActor
final class OverlayLayoutTests: XCTestCase {
    private let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    /// Four different numbers, so that no side can be taken for another.
    private let safeArea = UIEdgeInsets(top: 50, left: 10, bottom: 34, right: 20)

    private func frame(
        _ edge: Edge, _ extent: OverlayLayout.Extent, _ direction: ReadingDirection = .leftToRight
    ) -> CGRect {
        OverlayLayout(edge: edge, extent: extent).frame(in: bounds, safeArea: safeArea, direction: direction)
    }

    func testAFillLeavesTheSafeAreaAndTheMarginAtTheFarSide() async {
        XCTAssertEqual(frame(.bottom, .fill(margin: 10)), CGRect(x: 0, y: 60, width: 400, height: 740))
        XCTAssertEqual(frame(.top, .fill(margin: 10)), CGRect(x: 0, y: 0, width: 400, height: 756))
        XCTAssertEqual(frame(.leading, .fill(margin: 10)), CGRect(x: 0, y: 0, width: 370, height: 800))
        XCTAssertEqual(frame(.trailing, .fill(margin: 10)), CGRect(x: 20, y: 0, width: 380, height: 800))
    }

    func testAFractionIsOfTheWholeContainer() async {
        XCTAssertEqual(frame(.bottom, .fraction(0.25)), CGRect(x: 0, y: 600, width: 400, height: 200))
        XCTAssertEqual(frame(.top, .fraction(0.25)), CGRect(x: 0, y: 0, width: 400, height: 200))
        XCTAssertEqual(frame(.leading, .fraction(0.25)), CGRect(x: 0, y: 0, width: 100, height: 800))
        XCTAssertEqual(frame(.trailing, .fraction(0.25)), CGRect(x: 300, y: 0, width: 100, height: 800))
    }

    func testAFixedLengthComesOnTopOfTheSafeAreaAtItsOwnEdge() async {
        XCTAssertEqual(frame(.bottom, .fixed(200)), CGRect(x: 0, y: 566, width: 400, height: 234))
        XCTAssertEqual(frame(.top, .fixed(200)), CGRect(x: 0, y: 0, width: 400, height: 250))
        XCTAssertEqual(frame(.leading, .fixed(200)), CGRect(x: 0, y: 0, width: 210, height: 800))
        XCTAssertEqual(frame(.trailing, .fixed(200)), CGRect(x: 180, y: 0, width: 220, height: 800))
    }

    func testLeadingAndTrailingChangeSidesInRightToLeft() async {
        XCTAssertEqual(frame(.leading, .fixed(200), .rightToLeft), CGRect(x: 180, y: 0, width: 220, height: 800))
        XCTAssertEqual(frame(.trailing, .fixed(200), .rightToLeft), CGRect(x: 0, y: 0, width: 210, height: 800))
        XCTAssertEqual(frame(.leading, .fill(margin: 10), .rightToLeft), CGRect(x: 20, y: 0, width: 380, height: 800))
        XCTAssertEqual(frame(.trailing, .fraction(0.25), .rightToLeft), CGRect(x: 0, y: 0, width: 100, height: 800))
        XCTAssertEqual(frame(.bottom, .fixed(200), .rightToLeft), frame(.bottom, .fixed(200)))
    }

    func testItNeverReachesBeyondTheContainerNorBelowNothing() async {
        for edge in [Edge.top, .bottom, .leading, .trailing] {
            XCTAssertEqual(frame(edge, .fixed(5000)), bounds, "\(edge)")
            XCTAssertEqual(frame(edge, .fraction(3)), bounds, "\(edge)")
            let nothing = frame(edge, .fraction(-1))
            XCTAssertEqual(min(nothing.width, nothing.height), 0, "\(edge)")
            let unsound = frame(edge, .fraction(.nan))
            XCTAssertEqual(min(unsound.width, unsound.height), 0, "\(edge)")
        }
    }

    func testAContainerNeedNotBeginAtZero() async {
        let layout = OverlayLayout(edge: .trailing, extent: .fraction(0.5))
        let moved = layout.frame(
            in: CGRect(x: 30, y: 40, width: 400, height: 800), safeArea: .zero, direction: .leftToRight)
        XCTAssertEqual(moved, CGRect(x: 230, y: 40, width: 200, height: 800))
    }

    func testTheCardCoversAllButAStripAtTheTop() async {
        let card = OverlayLayout.card.frame(in: bounds, safeArea: safeArea, direction: .leftToRight)
        XCTAssertEqual(card, CGRect(x: 0, y: 60, width: 400, height: 740))
    }

    func testTheRoundCornersAreAwayFromTheEdge() async {
        XCTAssertEqual(Edge.bottom.farCorners(in: .leftToRight), [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        XCTAssertEqual(Edge.top.farCorners(in: .leftToRight), [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        XCTAssertEqual(Edge.leading.farCorners(in: .leftToRight), [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
        XCTAssertEqual(Edge.leading.farCorners(in: .rightToLeft), [.layerMinXMinYCorner, .layerMinXMaxYCorner])
        XCTAssertEqual(Edge.trailing.farCorners(in: .rightToLeft), Edge.leading.farCorners(in: .leftToRight))
    }

    func testEveryEdgeHasOneAcross() async {
        for edge in [Edge.top, .bottom, .leading, .trailing] {
            XCTAssertNotEqual(edge.opposite, edge)
            XCTAssertEqual(edge.opposite.opposite, edge)
        }
    }
}
