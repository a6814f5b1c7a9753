import Foundation

extension TextParagraph {
    /// Returns the paragraphs of a text. A line break at the end begins no further line.
    static func paragraphs(
        of text: NSAttributedString, font: UIFont, style: ParagraphValues
    ) -> [TextParagraph] {
        var list: [TextParagraph] = []
        var isOpen = false
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            let font = attributes[.font] as? UIFont ?? font
            let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? style
            let kern = (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? kernValue(attributes[.kern])
            for character in text.attributedSubstring(from: range).string {
                if !isOpen { list.append(TextParagraph(strut: font, style: style)) }
                isOpen = !character.isNewline
                if isOpen {
                    list[list.count - 1].units.append(TextUnit(character, font: font, kern: kern))
                } else {
                    list[list.count - 1].continues = character == "\u{2028}"
                }
            }
        }
        return list.isEmpty ? [TextParagraph(strut: font, style: style)] : list
    }

    private static func kernValue(_ value: Any?) -> CGFloat {
        value as? CGFloat ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) } ?? 0
    }
}
