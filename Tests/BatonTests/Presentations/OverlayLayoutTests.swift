import UIKit
import XCTest

@testable import Baton

@MainActor
final class OverlayLayoutTests: XCTestCase {
    private let bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
    /// Four different numbers, so that no edge can be mistaken for another.
    private let safeArea = UIEdgeInsets(top: 50, left: 10, bottom: 34, right: 20)

    private func frame(
        _ edge: DirectionalEdge, _ extent: OverlayLayout.Extent,
        _ direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> CGRect {
        OverlayLayout(edge: edge, extent: extent).frame(in: bounds, safeArea: safeArea, direction: direction)
    }

    func testAFillExcludesTheSafeAreaAndTheMarginAtTheFarSide() async {
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

    func testAFixedLengthIsAddedToTheSafeAreaAtItsEdge() async {
        XCTAssertEqual(frame(.bottom, .fixed(200)), CGRect(x: 0, y: 566, width: 400, height: 234))
        XCTAssertEqual(frame(.top, .fixed(200)), CGRect(x: 0, y: 0, width: 400, height: 250))
        XCTAssertEqual(frame(.leading, .fixed(200)), CGRect(x: 0, y: 0, width: 210, height: 800))
        XCTAssertEqual(frame(.trailing, .fixed(200)), CGRect(x: 180, y: 0, width: 220, height: 800))
    }

    func testAFittedLengthIsTheContentLengthPlusTheSafeAreaAtItsEdge() async {
        func frame(_ edge: DirectionalEdge, _ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> CGRect {
            OverlayLayout(edge: edge, extent: .fitted).frame(
                in: bounds, safeArea: safeArea, direction: direction, content: CGSize(width: 120, height: 250))
        }
        XCTAssertEqual(frame(.bottom), CGRect(x: 0, y: 516, width: 400, height: 284))
        XCTAssertEqual(frame(.top), CGRect(x: 0, y: 0, width: 400, height: 300))
        XCTAssertEqual(frame(.leading), CGRect(x: 0, y: 0, width: 130, height: 800))
        XCTAssertEqual(frame(.leading, .rightToLeft), CGRect(x: 260, y: 0, width: 140, height: 800))
    }

    func testACenteredOverlayStaysWithinTheSafeAreaAndItsMargin() async {
        func frame(
            _ extent: OverlayLayout.Extent, _ content: CGSize = .zero,
            _ direction: UIUserInterfaceLayoutDirection = .leftToRight
        ) -> CGRect {
            OverlayLayout(edge: nil, extent: extent).frame(
                in: bounds, safeArea: safeArea, direction: direction, content: content)
        }
        // The safe area is 370 by 716 points from (10, 50), so its center is at (195, 408). With a margin of 16 points
        // on each side it is 338 by 684 points.
        let content = CGSize(width: 200, height: 100)
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            XCTAssertEqual(frame(.fitted, content, direction), CGRect(x: 95, y: 358, width: 200, height: 100))
        }
        XCTAssertEqual(frame(.fixed(200)), CGRect(x: 26, y: 308, width: 338, height: 200))
        XCTAssertEqual(frame(.fixed(200), content), frame(.fixed(200)), "only a fitted one is as wide as its content")
        XCTAssertEqual(frame(.fraction(0.5)), CGRect(x: 26, y: 229, width: 338, height: 358))
        XCTAssertEqual(frame(.fill(margin: 30)), CGRect(x: 26, y: 80, width: 338, height: 656))
        let whole = CGRect(x: 26, y: 66, width: 338, height: 684)
        XCTAssertEqual(frame(.fill(margin: 10)), whole, "the distance is more than the margin")
        XCTAssertEqual(frame(.fitted, CGSize(width: 5000, height: 5000)), whole)
        XCTAssertEqual(frame(.fraction(.nan)), frame(.fraction(0.5)), "half of what there is can be seen and left")
        XCTAssertEqual(frame(.fixed(-5)), frame(.fraction(0.5)))
    }

    func testLeadingAndTrailingChangeSidesInRightToLeft() async {
        XCTAssertEqual(frame(.leading, .fixed(200), .rightToLeft), CGRect(x: 180, y: 0, width: 220, height: 800))
        XCTAssertEqual(frame(.trailing, .fixed(200), .rightToLeft), CGRect(x: 0, y: 0, width: 210, height: 800))
        XCTAssertEqual(frame(.leading, .fill(margin: 10), .rightToLeft), CGRect(x: 20, y: 0, width: 380, height: 800))
        XCTAssertEqual(frame(.trailing, .fraction(0.25), .rightToLeft), CGRect(x: 0, y: 0, width: 100, height: 800))
        XCTAssertEqual(frame(.bottom, .fixed(200), .rightToLeft), frame(.bottom, .fixed(200)))
    }

    func testTheFrameStaysWithinTheContainerAndIsNeverNegative() async {
        for edge in [DirectionalEdge.top, .bottom, .leading, .trailing] {
            XCTAssertEqual(frame(edge, .fixed(5000)), bounds, "\(edge)")
            XCTAssertEqual(frame(edge, .fraction(3)), bounds, "\(edge)")
            for unsound in [OverlayLayout.Extent.fraction(-1), .fraction(.nan), .fixed(0), .fixed(.infinity)] {
                XCTAssertEqual(frame(edge, unsound), frame(edge, .fraction(0.5)), "\(edge)")
            }
            XCTAssertEqual(frame(edge, .fill(margin: -50)), frame(edge, .fill(margin: 0)), "\(edge)")
        }
    }

    /// A layout that is changed equals one that was made so.
    func testALayoutCanBeChanged() async {
        var layout = OverlayLayout(edge: .bottom, extent: .detents([.height(200)]))
        layout.edge = nil
        // Detents need an edge.
        let centered = OverlayLayout(edge: nil, extent: .fitted)
        let content = CGSize(width: 100, height: 80)
        XCTAssertEqual(
            layout.frame(in: bounds, safeArea: safeArea, direction: .leftToRight, content: content),
            centered.frame(in: bounds, safeArea: safeArea, direction: .leftToRight, content: content))
        XCTAssertNil(layout.detents)
        layout.edge = .bottom
        XCTAssertEqual(layout.detents, [.height(200)])
        layout.extent = .fixed(-1)
        XCTAssertEqual(layout.usableExtent, .fraction(0.5))
    }

    func testOnAWideContainerItHasAReadableWidthInTheMiddle() async {
        let pad = CGRect(x: 0, y: 0, width: 1366, height: 1024)
        func wide(_ layout: OverlayLayout, _ content: CGSize = .zero) -> CGRect {
            layout.frame(in: pad, safeArea: .zero, direction: .leftToRight, content: content)
        }
        // (1366 - 672) / 2
        XCTAssertEqual(wide(.card), CGRect(x: 347, y: 10, width: 672, height: 1014))
        XCTAssertEqual(
            wide(OverlayLayout(edge: .top, extent: .fixed(100))), CGRect(x: 347, y: 0, width: 672, height: 100))
        XCTAssertEqual(wide(.dialog, CGSize(width: 900, height: 100)).width, 672)
        XCTAssertEqual(wide(.drawer()), CGRect(x: 0, y: 0, width: 300, height: 1024))
        XCTAssertEqual(wide(.whole), pad)
        XCTAssertEqual(
            wide(OverlayLayout(edge: .bottom, extent: .fixed(100), maximumWidth: nil)),
            CGRect(x: 0, y: 924, width: 1366, height: 100))
    }

    func testItMovesAboveTheKeyboardUnlessItFillsItsContainer() async {
        func above(_ layout: OverlayLayout, _ content: CGSize = CGSize(width: 200, height: 100)) -> CGRect {
            layout.frame(in: bounds, safeArea: safeArea, direction: .leftToRight, content: content, keyboard: 300)
        }
        // The keyboard covers the safe area at the bottom, so the content needs no more than its length.
        XCTAssertEqual(
            above(OverlayLayout(edge: .bottom, extent: .fixed(200))), CGRect(x: 0, y: 300, width: 400, height: 200))
        XCTAssertEqual(
            above(OverlayLayout(edge: .bottom, extent: .fitted)), CGRect(x: 0, y: 400, width: 400, height: 100))
        XCTAssertEqual(
            above(OverlayLayout(edge: .bottom, extent: .fixed(900))), CGRect(x: 0, y: 50, width: 400, height: 450),
            "not under the status bar")
        // The safe area is from 50 to 500 now.
        XCTAssertEqual(above(.dialog), CGRect(x: 95, y: 225, width: 200, height: 100))
        XCTAssertEqual(above(.whole), bounds)
        XCTAssertEqual(above(.card), CGRect(x: 0, y: 60, width: 400, height: 740))
        XCTAssertEqual(above(.drawer()), CGRect(x: 0, y: 0, width: 310, height: 800))
    }

    func testALayoutThatWouldReachTheWindowControlsKeepsToTheSafeAreaBelowThem() async {
        let content = CGSize(width: 900, height: 80)
        let corners = [
            (UIUserInterfaceLayoutDirection.leftToRight, CGRect(x: 0, y: 0, width: 78, height: 80)),
            (.rightToLeft, CGRect(x: 322, y: 0, width: 78, height: 80)),
        ]
        for (direction, corner) in corners {
            func frame(_ layout: OverlayLayout, in bounds: CGRect? = nil) -> CGRect {
                layout.frame(
                    in: bounds ?? self.bounds, safeArea: safeArea, direction: direction, content: content,
                    controls: corner)
            }
            XCTAssertEqual(frame(.card), CGRect(x: 0, y: 90, width: 400, height: 710))
            XCTAssertEqual(
                frame(.sheet(detents: [.height(100), .large])), CGRect(x: 0, y: 80, width: 400, height: 720))
            // The safe area is 370 by 686 points from 80 on, and a dialog keeps 16 points away from its sides.
            XCTAssertEqual(frame(OverlayLayout(edge: nil, extent: .fill(margin: 0))).minY, 96)
            XCTAssertEqual(frame(OverlayLayout(edge: nil, extent: .fill(margin: 0))).height, 654)
            // The content of a banner begins below them.
            XCTAssertEqual(
                frame(OverlayLayout(edge: .top, extent: .fixed(200))), CGRect(x: 0, y: 0, width: 400, height: 280))
            XCTAssertEqual(frame(OverlayLayout(edge: .top, extent: .fitted)).height, 160)
        }
    }

    func testALayoutThatCoversTheWindowControlsOrIsAwayFromThemIsAsUsual() async {
        let corner = CGRect(x: 0, y: 0, width: 78, height: 80)
        let wide = CGRect(x: 0, y: 0, width: 1_366, height: 1_024)
        let layouts: [OverlayLayout] = [
            .whole, .drawer(.leading), .drawer(.trailing), .dialog, OverlayLayout(edge: .top, extent: .fraction(0.25)),
            OverlayLayout(edge: .bottom, extent: .fixed(300)), .sheet(detents: [.height(100), .height(300)]),
        ]
        for (layout, bounds) in layouts.map({ ($0, bounds) })
            + [OverlayLayout.card, .sheet(detents: [.large])].map({ ($0, wide) })
        {
            func frame(_ controls: CGRect) -> CGRect {
                layout.frame(
                    in: bounds, safeArea: safeArea, direction: .leftToRight, content: CGSize(width: 100, height: 80),
                    controls: controls)
            }
            XCTAssertEqual(frame(corner), frame(.null), "\(layout)")
        }
    }

    func testOnlyALayoutWithoutAnythingAroundItCoversAll() async {
        XCTAssertTrue(OverlayLayout.whole.coversAll)
        XCTAssertTrue(OverlayLayout(edge: .leading, extent: .fraction(1)).coversAll)
        for layout in [
            OverlayLayout.card, .dialog, .drawer(), OverlayLayout(edge: nil, extent: .fraction(1)),
            OverlayLayout(edge: .bottom, extent: .fraction(1)), OverlayLayout(edge: .top, extent: .fraction(0.9)),
        ] { XCTAssertFalse(layout.coversAll, "\(layout)") }
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
        XCTAssertEqual(
            DirectionalEdge.bottom.farCorners(in: .leftToRight), [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        XCTAssertEqual(DirectionalEdge.top.farCorners(in: .leftToRight), [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
        XCTAssertEqual(
            DirectionalEdge.leading.farCorners(in: .leftToRight), [.layerMaxXMinYCorner, .layerMaxXMaxYCorner])
        XCTAssertEqual(
            DirectionalEdge.leading.farCorners(in: .rightToLeft), [.layerMinXMinYCorner, .layerMinXMaxYCorner])
        XCTAssertEqual(
            DirectionalEdge.trailing.farCorners(in: .rightToLeft), DirectionalEdge.leading.farCorners(in: .leftToRight))
    }

    func testEveryEdgeHasAnOppositeEdge() async {
        for edge in [DirectionalEdge.top, .bottom, .leading, .trailing] {
            XCTAssertNotEqual(edge.opposite, edge)
            XCTAssertEqual(edge.opposite.opposite, edge)
        }
    }
}

extension OverlayLayout {
    /// Returns the frame in a container, for a size of the content, above a keyboard of a height, and below the window controls of an iPad
    /// if it would reach them.
    func frame(
        in bounds: CGRect, safeArea: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection, content: CGSize = .zero,
        keyboard: CGFloat = 0, controls: CGRect = .null
    ) -> CGRect {
        frame(
            in: clear(
                OverlayRoom(
                    bounds: bounds, safeArea: safeArea, direction: direction, controls: controls, keyboard: keyboard,
                    content: content)))
    }
}
