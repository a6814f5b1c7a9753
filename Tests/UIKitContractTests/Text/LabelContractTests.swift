import UIKit
import XCTest

@preconcurrency

@MainActor
final class LabelContractTests: ContractTestCase {
    private let words = String(repeating: "word ", count: 20)

    func testStandardValues() {
        let label = UILabel()
        XCTAssertNil(label.text)
        XCTAssertNil(label.attributedText)
        XCTAssertEqual(label.numberOfLines, 1)
        XCTAssertEqual(label.lineBreakMode, .byTruncatingTail)
        XCTAssertEqual(label.font.pointSize, 17)
        XCTAssertEqual(label.preferredMaxLayoutWidth, 0)
        XCTAssertEqual(label.minimumScaleFactor, 0)
        XCTAssertFalse(label.adjustsFontSizeToFitWidth)
        XCTAssertTrue(label.isEnabled)
        XCTAssertFalse(label.isHighlighted)
        XCTAssertNil(label.highlightedTextColor)
        XCTAssertEqual(NSParagraphStyle.default.lineBreakMode, .byWordWrapping)
    }

    func testALabelOfOneLineAsksForAllItsWidth() {
        let label = label(words)
        XCTAssertEqual(label.sizeThatFits(CGSize(width: 50, height: 10)), label.intrinsicContentSize)
        XCTAssertEqual(label.intrinsicContentSize.height, label.font.lineHeight, accuracy: 1)
        XCTAssertEqual(
            label.textRect(forBounds: CGRect(x: 0, y: 0, width: 50, height: 99), limitedToNumberOfLines: 1)
                .width, 50, accuracy: 12)
    }

    func testTheNumberOfLinesLimitsTheHeight() {
        let label = label(words)
        let height = { (lines: Int) -> CGFloat in
            label.numberOfLines = lines
            return label.sizeThatFits(CGSize(width: 150, height: 0)).height
        }
        XCTAssertEqual(height(2), 2 * label.font.lineHeight, accuracy: 1)
        XCTAssertEqual(height(3), 3 * label.font.lineHeight, accuracy: 1)
        XCTAssertGreaterThan(height(0), height(4))
        XCTAssertEqual(height(100), height(0))
    }

    func testLineBreaksMakeLines() {
        let label = label("one\ntwo\nthree")
        label.numberOfLines = 0
        XCTAssertEqual(label.intrinsicContentSize.height, 3 * label.font.lineHeight, accuracy: 1)
        let width = label.intrinsicContentSize.width
        label.text = "three"
        XCTAssertEqual(label.intrinsicContentSize.width, width)
    }

    func testThePreferredWidthDecidesTheIntrinsicSize() {
        let label = label(words)
        label.numberOfLines = 0
        let long = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = 150
        XCTAssertLessThanOrEqual(label.intrinsicContentSize.width, 150)
        XCTAssertGreaterThan(label.intrinsicContentSize.height, 2 * long.height)
        XCTAssertEqual(label.intrinsicContentSize, label.sizeThatFits(CGSize(width: 150, height: 0)))
    }

    func testALabelThatFitsItsTextKeepsItsCornerAndAtMostItsWidth() {
        let label = label(words)
        label.numberOfLines = 0
        label.frame = CGRect(x: 20, y: 20, width: 280, height: 150)
        let fitting = label.sizeThatFits(CGSize(width: 280, height: 150))
        XCTAssertGreaterThan(fitting.height, label.font.lineHeight + 1)
        label.sizeToFit()
        XCTAssertEqual(label.frame, CGRect(origin: CGPoint(x: 20, y: 20), size: fitting))
        XCTAssertLessThanOrEqual(label.frame.width, 280)
    }

    func testALabelWithoutASizeTakesTheWidthOfItsText() {
        let label = label(words)
        label.numberOfLines = 0
        label.sizeToFit()
        XCTAssertEqual(label.frame, CGRect(origin: .zero, size: label.intrinsicContentSize))
    }

    func testAttributesBecomeTheLabelsOwnAtTheBeginning() {
        let label = label("plain")
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        label.attributedText = NSAttributedString(
            string: "styled",
            attributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style])
        XCTAssertEqual(label.text, "styled")
        XCTAssertEqual(label.font.pointSize, 30)
        XCTAssertEqual(label.textColor, .red)
        XCTAssertEqual(label.textAlignment, .right)
        XCTAssertEqual(label.lineBreakMode, .byWordWrapping)
        XCTAssertEqual(label.intrinsicContentSize.height, UIFont.systemFont(ofSize: 30).lineHeight, accuracy: 1)
    }

    func testAFontAppliesToTheWholeText() {
        let label = UILabel()
        let text = NSMutableAttributedString(string: "small ")
        text.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 60)]))
        label.attributedText = text
        XCTAssertEqual(label.intrinsicContentSize.height, UIFont.systemFont(ofSize: 60).lineHeight, accuracy: 1)
        label.font = .systemFont(ofSize: 10)
        XCTAssertEqual(label.intrinsicContentSize.height, UIFont.systemFont(ofSize: 10).lineHeight, accuracy: 1)
        var range = NSRange()
        XCTAssertEqual(label.attributedText?.attribute(.font, at: 8, effectiveRange: &range) as? UIFont, label.font)
    }

    func testSpacingAndKernAreMeasured() {
        let label = label("ab\nab")
        label.numberOfLines = 0
        let plain = label.intrinsicContentSize
        let style = NSMutableParagraphStyle()
        style.paragraphSpacing = 40
        label.attributedText = NSAttributedString(string: "ab\nab", attributes: [.paragraphStyle: style])
        XCTAssertEqual(label.intrinsicContentSize.height, plain.height + 40, accuracy: 1)
        label.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 20])
        XCTAssertGreaterThan(label.intrinsicContentSize.width, plain.width + 19)
    }

    func testBaselinesOfSeveralLines() {
        let stage = ConstraintStage()
        let text = stage.add(label("one\ntwo"))
        text.numberOfLines = 0
        let (first, last) = (stage.addView(), stage.addView())
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: stage.board.topAnchor),
            first.topAnchor.constraint(equalTo: text.firstBaselineAnchor),
            last.topAnchor.constraint(equalTo: text.lastBaselineAnchor),
        ])
        Device.turn()
        XCTAssertEqual(first.frame.minY, text.font.ascender, accuracy: 1)
        XCTAssertEqual(last.frame.minY - first.frame.minY, text.font.lineHeight, accuracy: 1)
        stage.putAway()
    }

    func testStringsAreMeasured() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let text = NSAttributedString(string: "word word", attributes: attributes)
        let line = text.size()
        XCTAssertEqual(line.height, UIFont.systemFont(ofSize: 20).lineHeight, accuracy: 0.1)
        let narrow = CGSize(width: line.width * 0.7, height: 1000)
        let wrapped = text.boundingRect(with: narrow, options: .usesLineFragmentOrigin, context: nil)
        XCTAssertEqual(wrapped.height, 2 * line.height, accuracy: 0.1)
        XCTAssertLessThan(wrapped.width, line.width * 0.6)
        let plain = NSString(string: "word word").boundingRect(
            with: narrow, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        XCTAssertEqual(plain, wrapped)
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }
}
