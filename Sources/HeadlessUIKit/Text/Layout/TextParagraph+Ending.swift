import Foundation

extension TextParagraph {
    /// Returns the last line that is shown of a text. It ends as the line break mode says.
    ///
    /// The range is that of the line if it wraps. `isFollowed` says whether more paragraphs follow, which are not shown.
    func ending(_ range: Range<Int>, width: CGFloat, _ isFollowed: Bool = false) -> TextLine {
        let isFirst = range.lowerBound == 0
        let room = style.room(in: width, isFirst: isFirst)
        let rest = Array(units[range.lowerBound...])
        let fits = rest.reduce(0) { $0 + $1.advance } <= room + TextLine.tolerance
        let shown: [TextUnit]
        switch style.lineBreakMode {
        case .byWordWrapping, .byCharWrapping: return line(range, width: width)
        case .byTruncatingTail where !fits || isFollowed: shown = truncated(rest, room, keepsHead: true, false)
        case .byTruncatingHead where !fits: shown = truncated(rest, room, keepsHead: false, true)
        case .byTruncatingMiddle where !fits: shown = truncated(rest, room, keepsHead: true, true)
        default: shown = rest
        }
        return TextLine(shown, of: self, isFirst: isFirst, room: room)
    }

    /// Returns as many characters of the head, of the tail, or of both, as there is room for beside an ellipsis.
    private func truncated(_ rest: [TextUnit], _ room: CGFloat, keepsHead: Bool, _ keepsTail: Bool) -> [TextUnit] {
        var (head, tail) = (rest.startIndex, rest.endIndex)
        var left = room - ellipsis.advance + TextLine.tolerance
        var takesHead = keepsHead
        while head < tail {
            let next = takesHead ? rest[head] : rest[tail - 1]
            guard next.advance <= left else { break }
            left -= next.advance
            if takesHead { head += 1 } else { tail -= 1 }
            takesHead = keepsHead && (!keepsTail || !takesHead)
        }
        var (first, last) = (rest[..<head], keepsTail ? rest[tail...] : [])
        while first.last?.isSpace == true { first.removeLast() }
        while last.first?.isSpace == true { last.removeFirst() }
        return first + [ellipsis] + last
    }
}
