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
        switch character {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "!", "|", " ": 0.27
        case "f", "r", "t", "(", ")", "-", "/": 0.36
        case "m", "w", "M", "W", "@", "%": 0.86
        case _ where !character.isASCII && (character.isLetter || character.isSymbol) && !character.isCased: 1
        case _ where character.isUppercase: 0.67
        case _ where character.isNumber: 0.62
        default: 0.55
        }
    }
}
