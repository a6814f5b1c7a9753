public import Foundation

extension UIFont {
    public class var labelFontSize: CGFloat { 17 }
    public class var buttonFontSize: CGFloat { 18 }
    public class var systemFontSize: CGFloat { 14 }
    public class var smallSystemFontSize: CGFloat { 12 }

    /// Returns the width of a line of text.
    ///
    /// The width is an estimate that is the same on every host. Characters are sorted into a few widths, and bold
    /// characters are wider.
    func advance(of text: String, kern: CGFloat = 0) -> CGFloat {
        let ems = text.reduce(0) { $0 + Self.ems(of: $1) }
        return ems * pointSize * (1 + weight.rawValue / 8) + kern * CGFloat(text.count)
    }

    /// Returns the average width of characters of the same kind, as a fraction of the point size.
    private static func ems(of character: Character) -> CGFloat {
        // Scalars are compared much faster than characters.
        guard let scalar = character.unicodeScalars.first, scalar.isASCII else { return emsBeyondASCII(of: character) }
        return switch scalar {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "!", "|", " ": 0.27
        case "f", "r", "t", "(", ")", "-", "/": 0.36
        case "m", "w", "M", "W", "@", "%": 0.86
        case "A"..."Z": 0.67
        case "0"..."9": 0.62
        default: 0.55
        }
    }

    private static func emsBeyondASCII(of character: Character) -> CGFloat {
        if (character.isLetter || character.isSymbol) && !character.isCased { return 1 }
        return character.isUppercase ? 0.67 : character.isNumber ? 0.62 : 0.55
    }
}
