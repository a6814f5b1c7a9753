import Foundation
import XCTest

@testable import UIKit

final class UIImageTests: XCTestCase {
    private let size = CGSize(width: 4, height: 2)

    private func drawn(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: size).image(actions: actions)
    }

    private func fill(_ rect: CGRect, _ color: UIColor) -> Picture.Mark {
        .fill(Outline(rect: rect), .color(color.cgColor))
    }

    func testFillsAreRecordedInOrder() {
        let (one, two) = (CGRect(x: 0, y: 0, width: 2, height: 2), CGRect(x: 1, y: 0, width: 3, height: 2))
        let image = drawn { context in
            context.fill(one)
            UIColor.red.setFill()
            context.fill(two)
        }
        XCTAssertEqual(image.size, size)
        let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        XCTAssertEqual(image.content, .picture(Picture(marks: [fill(one, black), fill(two, .red)])))
    }

    func testAnInnerRendererLeavesTheColorOfTheOuterOne() {
        let whole = CGRect(origin: .zero, size: size)
        let image = drawn { outer in
            UIColor.red.setFill()
            _ = drawn { _ in UIColor.green.setFill() }
            outer.fill(whole)
        }
        XCTAssertEqual(image.content, .picture(Picture(marks: [fill(whole, .red)])))
    }

    func testAnImageIsOpaqueIfItCoversEverything() {
        let whole = CGRect(origin: .zero, size: size)
        XCTAssertTrue(drawn { $0.fill(whole) }.isOpaque)
        XCTAssertFalse(drawn { $0.fill(whole.insetBy(dx: 1, dy: 0)) }.isOpaque)
        XCTAssertFalse(
            drawn { context in
                UIColor.black.withAlphaComponent(0.5).setFill()
                context.fill(whole)
            }.isOpaque
        )
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        XCTAssertTrue(UIGraphicsImageRenderer(size: size, format: format).image { _ in }.isOpaque)
    }

    func testEqualityIsByContent() {
        let whole = CGRect(origin: .zero, size: size)
        XCTAssertEqual(drawn { $0.fill(whole) }, drawn { $0.fill(whole) })
        XCTAssertNotEqual(drawn { $0.fill(whole) }, drawn { _ in })
        XCTAssertEqual(UIImage(systemName: "a"), UIImage(systemName: "a"))
        XCTAssertNotEqual(UIImage(systemName: "a"), UIImage(systemName: "b"))
        XCTAssertNotEqual(UIImage().withRenderingMode(.alwaysTemplate), UIImage())
        XCTAssertNotEqual(UIImage().withTintColor(.red), UIImage())
        XCTAssertNil(UIImage(systemName: ""))
    }
}
