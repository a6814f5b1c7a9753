import Foundation

/// The values of a paragraph style.
struct ParagraphValues: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    /// The distance of the right end from the left edge if it is positive, or else from the right edge.
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0

    func indent(isFirst: Bool) -> CGFloat { isFirst ? firstLineHeadIndent : headIndent }

    /// Returns the width that a place leaves to the text of a line.
    func room(in width: CGFloat, isFirst: Bool) -> CGFloat {
        (tailIndent > 0 ? min(tailIndent, width) : width + tailIndent) - indent(isFirst: isFirst)
    }

    /// Returns the height of a line whose fonts need a height.
    func lineHeight(for natural: CGFloat) -> CGFloat {
        let height = max(minimumLineHeight, lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural)
        return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
    }
}
