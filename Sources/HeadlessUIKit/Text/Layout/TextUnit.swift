import Foundation

/// A character with the measures of its font.
struct TextUnit: Equatable {
    var character: Character
    var advance: CGFloat
    var ascent: CGFloat
    var descent: CGFloat

    init(_ character: Character, font: UIFont, kern: CGFloat = 0) {
        self.character = character
        advance = font.advance(of: String(character), kern: kern)
        (ascent, descent) = (font.ascender, -font.descender)
    }

    /// Whether a line may end here, and the character may stand outside the line.
    var isSpace: Bool { character.isWhitespace && character != "\u{A0}" && character != "\u{202F}" }

    /// The same character in the same font, or another one in its place.
    func replaced(by character: Character, advance: CGFloat) -> TextUnit {
        var unit = self
        (unit.character, unit.advance) = (character, advance)
        return unit
    }

    func scaled(by scale: CGFloat) -> TextUnit {
        var unit = self
        unit.advance *= scale
        unit.ascent *= scale
        unit.descent *= scale
        return unit
    }

    /// Returns whether a line may end between this character and the next.
    func allowsBreak(before next: TextUnit) -> Bool {
        if next.isSpace { return false }
        return isSpace || "-\u{2010}\u{2013}\u{2014}".contains(character) && next.character.isLetter
            || isIdeographic && next.character.isLetter || next.isIdeographic && character.isLetter
    }

    private var isIdeographic: Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value)
    }
}
