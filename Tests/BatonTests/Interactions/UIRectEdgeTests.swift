import UIKit
import XCTest

@testable import Baton

@MainActor
final class UIRectEdgeTests: XCTestCase {
    func testLeadingAndTrailingEdgesBecomePhysicalEdges() async {
        // B10.31
        XCTAssertEqual(UIRectEdge(.leading, in: .leftToRight), .left)
        XCTAssertEqual(UIRectEdge(.leading, in: .rightToLeft), .right)
        XCTAssertEqual(UIRectEdge(.trailing, in: .leftToRight), .right)
        XCTAssertEqual(UIRectEdge(.trailing, in: .rightToLeft), .left)
        for direction in [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft] {
            XCTAssertEqual(UIRectEdge(.top, in: direction), .top)
            XCTAssertEqual(UIRectEdge(.bottom, in: direction), .bottom)
        }
    }

    func testTheSignFollowsTheDirectionOfTheTrailingEdge() async {
        XCTAssertEqual(UIUserInterfaceLayoutDirection.leftToRight.sign, 1)
        XCTAssertEqual(UIUserInterfaceLayoutDirection.rightToLeft.sign, -1)
    }
}
