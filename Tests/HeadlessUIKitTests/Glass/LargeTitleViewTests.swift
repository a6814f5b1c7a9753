import XCTest

@testable import UIKit

@MainActor
final class LargeTitleViewTests: XCTestCase {
    /// The margins of the title take more than a narrow view has.
    func testANarrowViewHasATitleWithoutWidth() async {
        let view = LargeTitleView(frame: CGRect(x: 0, y: 0, width: 20, height: 52))
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews.map(\.frame), [CGRect(x: 16, y: 0, width: 0, height: 52)])
        view.frame.size.width = 390
        view.layoutIfNeeded()
        XCTAssertEqual(view.subviews.map(\.frame), [CGRect(x: 16, y: 0, width: 358, height: 52)])
    }
}
