import XCTest

@testable import UIKit

/// At 100 points, the letters here are 55 points wide, and a space, an `i` and a full stop are 27.
final class TextLayoutTests: XCTestCase {
    func testLinesEndBetweenWords() async {
        XCTAssertEqual(lines("aa bb cc", 250), ["aa bb", "cc"])
        XCTAssertEqual(lines("aa bb cc", 246), ["aa", "bb", "cc"])
        XCTAssertEqual(layout("aa bb cc", 250).size.width, 247, accuracy: 0.001)
    }

    func testSpacesStandOutsideALine() async {
        XCTAssertEqual(lines("aa    bb", 110), ["aa", "bb"])
        XCTAssertEqual(layout("aa    bb", 110).size.width, 110)
        XCTAssertEqual(layout("aa  ", 0).size.width, 164)
        XCTAssertEqual(lines("aa\u{A0}bb c", 230), ["aa\u{A0}b", "b c"])
    }

    func testAWordThatIsTooLongIsCut() async {
        XCTAssertEqual(lines("a bbbbb", 170), ["a", "bbb", "bb"])
        XCTAssertEqual(lines("bb", 1), ["b", "b"])
    }

    func testLinesEndAfterHyphensAndBetweenIdeographs() async {
        XCTAssertEqual(lines("aa-bb", 200), ["aa-", "bb"])
        XCTAssertEqual(lines("\u{6F22}\u{5B57}\u{6F22}", 250), ["\u{6F22}\u{5B57}", "\u{6F22}"])
    }

    func testCharacterWrappingCutsWords() async {
        XCTAssertEqual(lines("aa bb", 200, .byCharWrapping), ["aa b", "b"])
    }

    func testLineBreaksAreKept() async {
        XCTAssertEqual(lines("a\n\nb", 0), ["a", "", "b"])
        XCTAssertEqual(lines("a\r\nb\n", 0), ["a", "b"])
        XCTAssertEqual(layout("a\n\nb", 0).size.height, 3 * height, accuracy: 0.001)
    }

    func testTheLastLineEndsAsTheModeSays() async {
        // "aa bb" takes 247 points, and the ellipsis takes 55.
        XCTAssertEqual(lines("aa bb cc", 250, .byTruncatingTail, limit: 1), ["aa b\u{2026}"])
        XCTAssertEqual(lines("aa bb cc", 250, .byTruncatingHead, limit: 1), ["\u{2026}b cc"])
        XCTAssertEqual(lines("aa bb cc", 250, .byTruncatingMiddle, limit: 1), ["aa\u{2026}c"])
        XCTAssertEqual(lines("aa bb cc", 250, .byWordWrapping, limit: 1), ["aa bb"])
        XCTAssertEqual(lines("aa bb cc", 240, .byCharWrapping, limit: 1), ["aa b"])
        XCTAssertEqual(lines("aa bb cc", 250, .byClipping, limit: 1), ["aa bb cc"])
        XCTAssertEqual(layout("aa bb cc", 250, .byClipping, limit: 1).size.width, 250)
    }

    func testOnlyTheLastOfSeveralLinesIsTruncated() async {
        XCTAssertEqual(lines("aa bb cc dd ee", 250, .byTruncatingTail, limit: 2), ["aa bb", "cc d\u{2026}"])
        XCTAssertEqual(lines("aa bb cc dd ee", 250, .byTruncatingHead, limit: 2), ["aa bb", "\u{2026}d ee"])
        XCTAssertEqual(lines("aa bb cc", 250, .byTruncatingTail, limit: 2), ["aa bb", "cc"])
    }

    func testAnEllipsisTellsOfFollowingLines() async {
        XCTAssertEqual(lines("a\nb", 0, .byTruncatingTail, limit: 1), ["a\u{2026}"])
        XCTAssertEqual(lines("a\nb", 0, .byWordWrapping, limit: 1), ["a"])
        XCTAssertEqual(lines("aa \nb", 170, .byTruncatingTail, limit: 1), ["aa\u{2026}"])
    }

    func testLinesThatDoNotFitAreLeftOut() async {
        let two = TextLayout(paragraphs("a\nb\nc", .byTruncatingTail), height: 2.5 * height)
        XCTAssertEqual(two.lines.map(\.text), ["a", "b\u{2026}"])
        XCTAssertEqual(TextLayout(paragraphs("a\nb", .byClipping), height: 1).lines.map(\.text), ["a"])
    }

    func testDrawnTextWrapsOnlyIfItsModeDoes() async {
        let drawn = { (mode: NSLineBreakMode) in
            TextLayout(self.paragraphs("aa bb\ncc", mode), width: 170, rule: .drawing(truncatesLast: false))
        }
        XCTAssertEqual(drawn(.byTruncatingTail).lines.map(\.text), ["aa\u{2026}", "cc"])
        XCTAssertEqual(drawn(.byWordWrapping).lines.map(\.text), ["aa", "bb", "cc"])
        let short = TextLayout(
            paragraphs("aa bb", .byWordWrapping), width: 170, height: height, rule: .drawing(truncatesLast: true))
        XCTAssertEqual(short.lines.map(\.text), ["aa\u{2026}"])
    }

    func testSpacingLiesBetweenLinesAndBetweenParagraphs() async {
        var style = ParagraphValues()
        (style.lineSpacing, style.paragraphSpacing) = (10, 100)
        let text = TextLayout(paragraphs("aa bb\ncc\u{2028}dd", style), width: 120)
        XCTAssertEqual(text.lines.map(\.text), ["aa", "bb", "cc", "dd"])
        let tops: [CGFloat] = [0, height + 10, 2 * height + 120, 3 * height + 130]
        for (line, top) in zip(text.lines, tops) { XCTAssertEqual(line.top, top, accuracy: 0.001) }
        XCTAssertEqual(text.size.height, 4 * height + 130, accuracy: 0.001)
    }

    func testIndentsTakeRoomFromTheLines() async {
        var style = ParagraphValues()
        (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (60, 20, -10)
        let text = TextLayout(paragraphs("aa bb cc", style), width: 277)
        XCTAssertEqual(text.lines.map(\.text), ["aa", "bb cc"])
        XCTAssertEqual(text.lines.map(\.width), [170, 267])
    }

    func testLineHeightsCanBeSet() async {
        var style = ParagraphValues()
        style.minimumLineHeight = 200
        XCTAssertEqual(TextLayout(paragraphs("a", style)).size.height, 200)
        let baseline: CGFloat = 200 - 100 * 494 / 2048
        XCTAssertEqual(TextLayout(paragraphs("a", style)).lines[0].baseline, baseline, accuracy: 0.001)
        style = ParagraphValues()
        (style.lineHeightMultiple, style.maximumLineHeight) = (2, 150)
        XCTAssertEqual(TextLayout(paragraphs("a", style)).size.height, 150)
    }

    func testTheLargestFontDecidesTheHeightOfALine() async {
        let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 100)])
        text.append(NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10), .kern: 4]))
        let layout = TextLayout(
            TextParagraph.paragraphs(of: text.runs, font: .systemFont(ofSize: 17), style: ParagraphValues()))
        XCTAssertEqual(layout.size.width, 55 + 5.5 + 4, accuracy: 0.001)
        XCTAssertEqual(layout.size.height, height, accuracy: 0.001)
    }

    // MARK: Helpers

    private let height = UIFont.systemFont(ofSize: 100).lineHeight

    private func lines(
        _ text: String, _ width: CGFloat, _ mode: NSLineBreakMode = .byWordWrapping, limit: Int = 0
    ) -> [String] {
        layout(text, width, mode, limit: limit).lines.map(\.text)
    }

    private func layout(
        _ text: String, _ width: CGFloat, _ mode: NSLineBreakMode = .byWordWrapping, limit: Int = 0
    ) -> TextLayout {
        TextLayout(paragraphs(text, mode), width: width, limit: limit)
    }

    private func paragraphs(_ text: String, _ mode: NSLineBreakMode) -> [TextParagraph] {
        var style = ParagraphValues()
        style.lineBreakMode = mode
        return paragraphs(text, style)
    }

    private func paragraphs(_ text: String, _ style: ParagraphValues) -> [TextParagraph] {
        TextParagraph.paragraphs(of: [TextRun(text: text)], font: .systemFont(ofSize: 100), style: style)
    }
}
