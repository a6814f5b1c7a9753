import Foundation

/// Text that is broken into lines.
struct TextLayout: Equatable {
    /// How text is laid out whose line break mode does not wrap.
    enum Rule {
        /// The text wraps, and its last line is truncated or clipped.
        case label
        /// Each paragraph is one line, and the last line that is shown may be truncated even if the text wraps.
        case drawing(truncatesLast: Bool)
    }

    private(set) var lines: [TextLine] = []

    /// Lays out text in a place. A width of zero does not limit the lines, and neither does a limit of zero.
    init(
        _ paragraphs: [TextParagraph], width: CGFloat = 0, height: CGFloat = .infinity, limit: Int = 0,
        rule: Rule = .label
    ) {
        let width = width > 0 ? width : .infinity
        var places: [(paragraph: Int, range: Range<Int>)] = []
        for (index, paragraph) in paragraphs.enumerated() {
            let isWhole = rule.keepsWhole(paragraph)
            for range in isWhole ? [0..<paragraph.units.count] : paragraph.wrapped(at: width) {
                let line =
                    isWhole ? paragraph.ending(range, width: width) : paragraph.line(range, width: width)
                add(line, under: places.last.map { paragraphs[$0.paragraph] }, startsParagraph: range.lowerBound == 0)
                places.append((index, range))
            }
        }
        let shown = shownCount(height: height, limit: limit)
        guard shown < lines.count else { return }
        let place = places[shown - 1]
        let isFollowed = place.paragraph + 1 < paragraphs.count
        end(at: shown - 1, with: rule.last(paragraphs[place.paragraph]).ending(place.range, width: width, isFollowed))
    }

    /// Leaves out all lines below an index, and ends with another line there.
    private mutating func end(at index: Int, with line: TextLine) {
        var line = line
        line.top = lines[index].top
        lines[index...] = [line]
    }

    /// Adds a line below the lines of a paragraph, which is the line's own or the one before.
    private mutating func add(_ line: TextLine, under last: TextParagraph?, startsParagraph: Bool) {
        var line = line
        line.top = (lines.last?.bottom ?? 0) + (last?.style.lineSpacing ?? 0)
        if startsParagraph, let last, !last.continues { line.top += last.style.paragraphSpacing }
        lines.append(line)
    }

    private func shownCount(height: CGFloat, limit: Int) -> Int {
        let fitting = lines.prefix { $0.bottom <= height + TextLine.tolerance }.count
        return min(max(1, fitting), limit > 0 ? limit : .max)
    }

    var size: CGSize { CGSize(width: lines.map(\.width).max() ?? 0, height: lines.last?.bottom ?? 0) }
}

extension TextLayout.Rule {
    func keepsWhole(_ paragraph: TextParagraph) -> Bool {
        if case .drawing = self { !paragraph.style.lineBreakMode.wraps } else { false }
    }

    /// Returns the paragraph that the last line is a part of, with the line break mode of that line.
    func last(_ paragraph: TextParagraph) -> TextParagraph {
        guard case .drawing(truncatesLast: true) = self, paragraph.style.lineBreakMode.wraps else { return paragraph }
        var paragraph = paragraph
        paragraph.style.lineBreakMode = .byTruncatingTail
        return paragraph
    }
}
