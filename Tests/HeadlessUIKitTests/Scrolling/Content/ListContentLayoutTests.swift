import XCTest

@testable import UIKit

final class ListContentLayoutTests: XCTestCase {
    private let (text, secondary) = (CGSize(width: 60, height: 20), CGSize(width: 40, height: 16))
    private let image = CGSize(width: 24, height: 24)

    private func layout(
        image: CGSize? = nil, secondary: CGSize?, isSideBySide: Bool = false, isMirrored: Bool = false
    ) -> ListContentLayout {
        ListContentLayout(
            in: CGSize(width: 200, height: 44), image: image, text: text, secondaryText: secondary,
            isSideBySide: isSideBySide, isMirrored: isMirrored)
    }

    func testATextIsInTheMiddleBetweenTheMargins() {
        XCTAssertEqual(layout(secondary: nil).text, CGRect(x: 16, y: 12, width: 168, height: 20))
    }

    func testASecondaryTextIsBelowTheText() {
        // 20, 4 and 16 points are in the middle of 44.
        let layout = layout(secondary: secondary)
        XCTAssertEqual(layout.text, CGRect(x: 16, y: 2, width: 168, height: 20))
        XCTAssertEqual(layout.secondaryText, CGRect(x: 16, y: 26, width: 168, height: 16))
    }

    func testAValueIsAtTheEndOfTheLine() {
        let layout = layout(secondary: secondary, isSideBySide: true)
        XCTAssertEqual(layout.text, CGRect(x: 16, y: 12, width: 60, height: 20))
        XCTAssertEqual(layout.secondaryText, CGRect(x: 144, y: 14, width: 40, height: 16))
    }

    func testALongValueHasTheRoomThatTheTextLeaves() {
        let layout = layout(secondary: CGSize(width: 400, height: 16), isSideBySide: true)
        XCTAssertEqual(layout.secondaryText, CGRect(x: 84, y: 14, width: 100, height: 16))
    }

    func testAnImageIsBeforeTheText() {
        let layout = layout(image: image, secondary: nil)
        XCTAssertEqual(layout.image, CGRect(x: 16, y: 10, width: 24, height: 24))
        XCTAssertEqual(layout.text, CGRect(x: 48, y: 12, width: 136, height: 20))
    }

    func testTheOtherReadingDirectionMirrors() {
        let layout = layout(image: image, secondary: secondary, isSideBySide: true, isMirrored: true)
        XCTAssertEqual(layout.image?.minX, 160)
        XCTAssertEqual(layout.text?.maxX, 152)
        XCTAssertEqual(layout.secondaryText?.minX, 16)
    }
}
