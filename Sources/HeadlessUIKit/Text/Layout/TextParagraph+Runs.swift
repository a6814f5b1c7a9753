import Foundation

extension TextParagraph {
    /// Returns the paragraphs of a text. A line break at the end begins no further line.
    static func paragraphs(of runs: [TextRun], font: UIFont, style: ParagraphValues) -> [TextParagraph] {
        var list: [TextParagraph] = []
        var isOpen = false
        for run in runs {
            let font = run.attributes[.font] as? UIFont ?? font
            let style = (run.attributes[.paragraphStyle] as? NSParagraphStyle)?.values ?? style
            let kern = kernValue(run.attributes[.kern])
            for character in run.text {
                if !isOpen { list.append(TextParagraph(font: font, style: style)) }
                isOpen = !endsLine(character)
                if isOpen {
                    list[list.count - 1].units.append(TextUnit(character, font: font, kern: kern))
                } else {
                    list[list.count - 1].continues = character == "\u{2028}"
                }
            }
        }
        return list.isEmpty ? [TextParagraph(font: font, style: style)] : list
    }

    /// Whether a character is a line break. The comparison of numbers is much faster than `Character.isNewline`.
    private static func endsLine(_ character: Character) -> Bool {
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }

    private static func kernValue(_ value: Any?) -> CGFloat {
        switch value {
        case let number as NSNumber: CGFloat(number.doubleValue)
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        default: 0
        }
    }
}
