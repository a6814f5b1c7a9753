import XCTest

@testable import UIKit

@MainActor
final class UILabelTests: XCTestCase {
    func testTheTextLiesAtItsAlignmentInABounds() async {
        let label = UILabel()
        label.font = .systemFont(ofSize: 100)
        label.text = "aa"
        let place = CGRect(x: 10, y: 20, width: 210, height: 300)
        let left = { label.textRect(forBounds: place, limitedToNumberOfLines: 1).minX }
        XCTAssertEqual(left(), 10)
        label.textAlignment = .center
        XCTAssertEqual(left(), 60)
        label.textAlignment = .right
        XCTAssertEqual(left(), 110)
    }

    func testASubclassCanAddAMarginToItsText() async {
        let label = MarginLabel()
        label.text = "aa"
        let plain = UILabel()
        plain.text = "aa"
        XCTAssertEqual(label.intrinsicContentSize.width, plain.intrinsicContentSize.width + 20)
    }

    func testTheFontShrinksDownToItsSmallestScale() async {
        let label = UILabel()
        label.font = .systemFont(ofSize: 100)
        label.text = "aa"
        label.minimumScaleFactor = 0.5
        let size = { (width: CGFloat) in
            label.textRect(forBounds: CGRect(x: 0, y: 0, width: width, height: 500), limitedToNumberOfLines: 1).size
        }
        XCTAssertEqual(size(88).height, label.font.lineHeight, accuracy: 0.4)
        label.adjustsFontSizeToFitWidth = true
        XCTAssertEqual(size(88).width, 88, accuracy: 0.4)
        XCTAssertEqual(size(88).height, 0.8 * label.font.lineHeight, accuracy: 0.4)
        XCTAssertEqual(size(11).height, 0.5 * label.font.lineHeight, accuracy: 0.4)
        label.minimumScaleFactor = 0
        XCTAssertEqual(size(88).height, label.font.lineHeight, accuracy: 0.4)
        XCTAssertEqual(label.intrinsicContentSize.width, 110)
    }

    func testAChangeOfTheAlignmentReachesTheStylesOfTheText() async throws {
        let label = UILabel()
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        label.attributedText = NSAttributedString(string: "a", attributes: [.paragraphStyle: style])
        label.textAlignment = .center
        let text = try XCTUnwrap(label.attributedText)
        let changed = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        XCTAssertEqual(changed?.alignment, .center)
        XCTAssertEqual(changed?.lineSpacing, 7)
        XCTAssertEqual(style.alignment, .natural)
    }

    func testPlainStringsAreMeasuredLikeAttributedOnes() async {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 100)]
        let size = "aa\na".size(withAttributes: attributes)
        XCTAssertEqual(size.width, 110, accuracy: 0.001)
        XCTAssertEqual(size.height, 2 * UIFont.systemFont(ofSize: 100).lineHeight, accuracy: 0.001)
        XCTAssertEqual(NSString(string: "aa\na").size(withAttributes: attributes), size)
        XCTAssertEqual(NSAttributedString(string: "aa\na", attributes: attributes).size(), size)
        let line = "aa a".boundingRect(
            with: CGSize(width: 120, height: 0), options: [], attributes: attributes, context: nil)
        XCTAssertEqual(line.width, 192, accuracy: 0.001)
        XCTAssertEqual(line.minY, UIFont.systemFont(ofSize: 100).descender, accuracy: 0.001)
    }
}

@MainActor
private final class MarginLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 0), limitedToNumberOfLines: numberOfLines)
            .insetBy(dx: -10, dy: 0)
    }
}
