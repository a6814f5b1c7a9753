import Foundation
import XCTest

@testable import UIKit

/// Tests the placement of a popover, computed from sizes only.
@MainActor
final class PopoverLayoutTests: XCTestCase {
    private let room = CGRect(x: 10, y: 30, width: 1_000, height: 700)
    private let size = CGSize(width: 300, height: 200)

    func testAPopoverIsBelowItsSourceWhereThereIsRoom() async {
        let layout = layout(CGRect(x: 500, y: 100, width: 40, height: 20))
        XCTAssertEqual(layout.arrow, .up)
        XCTAssertEqual(layout.frame, CGRect(x: 370, y: 133, width: 300, height: 200))
    }

    func testAPopoverIsAboveASourceAtTheBottomEdge() async {
        let layout = layout(CGRect(x: 500, y: 690, width: 40, height: 20))
        XCTAssertEqual(layout.arrow, .down)
        XCTAssertEqual(layout.frame, CGRect(x: 370, y: 477, width: 300, height: 200))
    }

    func testOnlyPermittedDirectionsAreTried() async {
        let source = CGRect(x: 500, y: 300, width: 40, height: 20)
        let right = layout(source, .left)
        XCTAssertEqual(right.arrow, .left)
        XCTAssertEqual(right.frame, CGRect(x: 553, y: 210, width: 300, height: 200))
        let left = layout(source, .right)
        XCTAssertEqual(left.arrow, .right)
        XCTAssertEqual(left.frame, CGRect(x: 187, y: 210, width: 300, height: 200))
    }

    func testAPopoverStaysInTheContainerAlongTheEdgeOfItsSource() async {
        XCTAssertEqual(layout(CGRect(x: 20, y: 100, width: 40, height: 20)).frame.minX, 10)
        XCTAssertEqual(layout(CGRect(x: 980, y: 100, width: 40, height: 20)).frame.maxX, 1_010)
        XCTAssertEqual(layout(CGRect(x: 500, y: 40, width: 40, height: 20), .left).frame.minY, 30)
    }

    func testAPopoverThatFitsNowhereShrinksToTheLargestSpace() async {
        let tall = PopoverLayout(
            room: room, source: CGRect(x: 500, y: 300, width: 40, height: 20), size: CGSize(width: 300, height: 650),
            permitted: [.up, .down])
        XCTAssertEqual(tall.arrow, .up)
        XCTAssertEqual(tall.frame, CGRect(x: 370, y: 333, width: 300, height: 397))
    }

    func testWithoutAPermittedArrowAPopoverIsOverItsSource() async {
        let layout = layout(CGRect(x: 500, y: 300, width: 40, height: 20), [])
        XCTAssertEqual(layout.arrow, [])
        XCTAssertEqual(layout.frame, CGRect(x: 370, y: 210, width: 300, height: 200))
    }

    private func layout(_ source: CGRect, _ permitted: UIPopoverArrowDirection = .any) -> PopoverLayout {
        PopoverLayout(room: room, source: source, size: size, permitted: permitted)
    }
}
