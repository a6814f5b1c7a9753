import Foundation

/// The characters between two line breaks of a text.
struct TextParagraph: Equatable {
    var units: [TextUnit] = []
    var style = ParagraphValues()
    /// The font of an empty paragraph, and of an ellipsis.
    private let font: UIFont
    private var scale: CGFloat = 1
    /// Whether the next line belongs to the same paragraph.
    var continues = false

    init(font: UIFont, style: ParagraphValues) {
        self.font = font
        self.style = style
    }

    /// A character that makes an empty line as high as its font.
    var strut: TextUnit { TextUnit(" ", font: font).scaled(by: scale) }
    var ellipsis: TextUnit { TextUnit("\u{2026}", font: font).scaled(by: scale) }

    func scaled(by factor: CGFloat) -> TextParagraph {
        var paragraph = self
        paragraph.units = units.map { $0.scaled(by: factor) }
        paragraph.scale *= factor
        return paragraph
    }

    /// Returns the characters of each line in a place of a width. Every line has at least one character.
    func wrapped(at width: CGFloat) -> [Range<Int>] {
        let room = style.room(in: width, isFirst: true)
        guard units.reduce(0, { $0 + $1.advance }) > room + TextLine.tolerance else { return [0..<units.count] }
        var lines: [Range<Int>] = []
        var start = 0
        repeat {
            let end = endOfLine(from: start, room: style.room(in: width, isFirst: lines.isEmpty))
            lines.append(start..<end)
            start = end
        } while start < units.count
        return lines
    }

    /// Returns the end of a line. Spaces at the end may stand outside, and a word that is too long is cut.
    private func endOfLine(from start: Int, room: CGFloat) -> Int {
        var (x, lastBreak): (CGFloat, Int?) = (0, nil)
        for index in units.indices[start...] {
            let unit = units[index]
            if !unit.isSpace, index > start, x + unit.advance > room + TextLine.tolerance {
                return style.lineBreakMode == .byCharWrapping ? index : lastBreak ?? index
            }
            x += unit.advance
            if index + 1 < units.count, unit.allowsBreak(before: units[index + 1]) { lastBreak = index + 1 }
        }
        return units.count
    }

    /// Returns a line that is wrapped, or that ends the paragraph.
    func line(_ range: Range<Int>, width: CGFloat) -> TextLine {
        let isFirst = range.lowerBound == 0
        var units = units[range]
        while range.upperBound < self.units.count, units.last?.isSpace == true { units.removeLast() }
        return TextLine(Array(units), of: self, isFirst: isFirst, room: style.room(in: width, isFirst: isFirst))
    }
}
