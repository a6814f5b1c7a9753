import UIKit
import XCTest

@testable import Baton

/// Tests where a sheet and its grabber are at each edge, in both reading directions.
@MainActor
final class SheetGeometryTests: XCTestCase {
    private typealias Direction = UIUserInterfaceLayoutDirection

    /// The edge, the direction, whether the edge has the largest coordinate, and whether it is at the top or bottom.
    private static let edges: [(DirectionalEdge, Direction, isAtEnd: Bool, isVertical: Bool)] = [
        (.top, .leftToRight, false, true), (.top, .rightToLeft, false, true), (.bottom, .leftToRight, true, true),
        (.bottom, .rightToLeft, true, true), (.leading, .leftToRight, false, false),
        (.leading, .rightToLeft, true, false), (.trailing, .leftToRight, true, false),
        (.trailing, .rightToLeft, false, false),
    ]

    /// A sheet with detents of 200 and 400 points and a breadth of 300 points, in a container of 500 by 500 points.
    private func geometry(_ edge: DirectionalEdge, _ direction: Direction) -> SheetGeometry {
        let lengths = SheetDetentLengths([.height(200), .height(400)], whole: 500, near: 0, far: 0, content: 0)
        return SheetGeometry(
            edge: edge, lengths: lengths, area: CGRect(x: 0, y: 0, width: 500, height: 500), breadth: 300, exit: 200,
            direction: direction)
    }

    /// The content keeps the length of the largest detent, and is partly outside at the smaller one.
    func testTheFrameAtEachEdge() async {
        for (edge, direction, isAtEnd, isVertical) in Self.edges {
            let geometry = geometry(edge, direction)
            func frame(_ start: CGFloat) -> CGRect {
                isVertical
                    ? CGRect(x: 100, y: start, width: 300, height: 400)
                    : CGRect(x: start, y: 100, width: 400, height: 300)
            }
            XCTAssertEqual(geometry.frame(at: 200), frame(isAtEnd ? 300 : -200), "\(edge)")
            XCTAssertEqual(geometry.frame(at: 400), frame(isAtEnd ? 100 : 0), "\(edge)")
            XCTAssertEqual(geometry.frame(at: 0), frame(isAtEnd ? 500 : -400), "\(edge): it has left")
            for position in [0, 150, 200, 300, 400] as [CGFloat] {
                XCTAssertEqual(geometry.position(of: geometry.frame(at: position)), position, "\(edge)")
            }
            XCTAssertEqual(geometry.whole(of: geometry.frame(at: 200)), geometry.frame(at: 400), "\(edge)")
        }
    }

    func testTheVisiblePartOfASheetThatFloats() async {
        // The scale is (400 - 2 * 8) / 400.
        let cut = SheetCut(float: SheetFloat(margin: 8, breadth: 400), hidden: 100)
        let size = CGSize(width: 400, height: 300)
        XCTAssertEqual(cut.part(of: size, radius: 12), CGRect(x: 0, y: 0, width: 400, height: 200))
        XCTAssertEqual(cut.center(of: CGRect(x: 0, y: 0, width: 400, height: 200), in: size), CGPoint(x: 200, y: 96))
        // Of 200 points 8 + 192 are reached.
        XCTAssertEqual(
            cut.seenPlace(in: CGRect(x: 0, y: 50, width: 400, height: 300)),
            CGRect(x: 0, y: 50, width: 400, height: 300))
        let low = SheetCut(float: SheetFloat(margin: 28, breadth: 400), hidden: 250)
        // Of 50 points 28 + 43 are reached.
        XCTAssertEqual(
            low.seenPlace(in: CGRect(x: 0, y: 50, width: 400, height: 300)),
            CGRect(x: 0, y: 29, width: 400, height: 321))
        let none = SheetCut(float: .attached, hidden: 400)
        XCTAssertEqual(none.part(of: size, radius: 12), CGRect(x: 0, y: 0, width: 400, height: 12))
        XCTAssertEqual(SheetFloat.attached.scale, 1)
        XCTAssertEqual(SheetFloat(margin: 0, breadth: 0.5).scale, 1)
        XCTAssertEqual(SheetFloat(margin: 0.1, breadth: 0.5).scale, 0.6)
    }

    func testTheGrabberIsAtTheEndOfTheSheet() async {
        for (edge, direction, isFirst, isVertical) in Self.edges {
            let grabber = SheetGrabber()
            grabber.place(in: CGRect(x: 0, y: 0, width: 400, height: 300), at: edge, direction)
            // It is 76 by 24 points large, and 5 points away from the end are 36 by 5 points visible.
            let (frame, bar) =
                isVertical
                ? (
                    CGRect(x: 162, y: isFirst ? 0 : 276, width: 76, height: 24),
                    CGRect(x: 20, y: isFirst ? 5 : 14, width: 36, height: 5)
                )
                : (
                    CGRect(x: isFirst ? 0 : 376, y: 112, width: 24, height: 76),
                    CGRect(x: isFirst ? 5 : 14, y: 20, width: 5, height: 36)
                )
            XCTAssertEqual(grabber.frame, frame, "\(edge)")
            XCTAssertEqual(grabber.bar.frame, bar, "\(edge)")
            XCTAssertEqual(grabber.bar.layer.cornerRadius, 2.5)
            // In a sheet that is longer and broader it stays in the middle, at the same end.
            let along: UIView.AutoresizingMask =
                isVertical ? [.flexibleLeftMargin, .flexibleRightMargin] : [.flexibleTopMargin, .flexibleBottomMargin]
            let across: UIView.AutoresizingMask =
                isVertical
                ? isFirst ? .flexibleBottomMargin : .flexibleTopMargin
                : isFirst ? .flexibleRightMargin : .flexibleLeftMargin
            XCTAssertEqual(grabber.autoresizingMask, along.union(across), "\(edge)")
        }
    }
}
