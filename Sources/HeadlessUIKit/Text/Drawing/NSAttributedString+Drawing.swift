public import Foundation

extension NSAttributedString {
    /// Returns the size of the text, with a line for each of its paragraphs.
    public func size() -> CGSize {
        TextLayout(drawnParagraphs, rule: .drawing(truncatesLast: false)).size
    }

    /// Returns the rectangle that the text needs in a place of a size. It may be higher than the place.
    ///
    /// Without the option `usesLineFragmentOrigin` the text has one line, and is measured from its baseline.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let hasLines = options.contains(.usesLineFragmentOrigin)
        let truncates = hasLines && options.contains(.truncatesLastVisibleLine)
        let layout = TextLayout(
            drawnParagraphs, width: hasLines ? size.width : 0,
            height: truncates && size.height > 0 ? size.height : .infinity, limit: hasLines ? 0 : 1,
            rule: .drawing(truncatesLast: truncates))
        let top = hasLines ? 0 : -(layout.lines.first?.descent ?? 0)
        let rect = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
        context?.totalBounds = rect
        return rect
    }

    /// The paragraphs, in the size of text that has no font.
    private var drawnParagraphs: [TextParagraph] {
        TextParagraph.paragraphs(of: runs, font: .systemFont(ofSize: 12), style: ParagraphValues())
    }
}
