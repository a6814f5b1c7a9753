import UIKit
import XCTest

@testable import Baton

@MainActor
final class UIRectEdgeTests: XCTestCase {
    func testAReadersEdgesBecomePhysicalOnes() async {
        // B10.31
        XCTAssertEqual(UIRectEdge(.leading, in: .leftToRight), .left)
        XCTAssertEqual(UIRectEdge(.leading, in: .rightToLeft), .right)
        XCTAssertEqual(UIRectEdge(.trailing, in: .leftToRight), .right)
        XCTAssertEqual(UIRectEdge(.trailing, in: .rightToLeft), .left)
        for direction in [ReadingDirection.leftToRight, .rightToLeft] {
            XCTAssertEqual(UIRectEdge(.top, in: direction), .top)
            XCTAssertEqual(UIRectEdge(.bottom, in: direction), .bottom)
        }
    }

    func testADirectionIsThatOfTheView() async {
        let view = UIView()
        XCTAssertEqual(ReadingDirection(of: view), .leftToRight)
        XCTAssertEqual(ReadingDirection.leftToRight.sign, 1)
        XCTAssertEqual(ReadingDirection.rightToLeft.sign, -1)
    }
}
