import Foundation

/// A line of laid out text.
struct TextLine: Equatable {
    /// The error of a sum of widths that counts as nothing.
    static let tolerance: CGFloat = 1e-6

    var text: String
    /// The distance of the text from the left edge, and the width of both.
    var indent: CGFloat
    var width: CGFloat
    /// The distance of the line from the top of the text.
    var top: CGFloat = 0
    var height: CGFloat
    var descent: CGFloat

    /// Creates a line. What stands outside the room, such as spaces at its end, does not make it wider.
    init(_ units: [TextUnit], of paragraph: TextParagraph, isFirst: Bool, room: CGFloat) {
        let measured = units.isEmpty ? [paragraph.strut] : units
        text = String(units.map(\.character))
        indent = paragraph.style.indent(isFirst: isFirst)
        width = indent + min(units.reduce(0) { $0 + $1.advance }, max(0, room))
        descent = measured.map(\.descent).max() ?? 0
        height = paragraph.style.lineHeight(for: (measured.map(\.ascent).max() ?? 0) + descent)
    }

    var baseline: CGFloat { top + height - descent }
    var bottom: CGFloat { top + height }
}
