public import Foundation

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let shadow = NSAttributedString.Key("NSShadow")
}

extension [NSAttributedString.Key: Any] {
    /// The attributes in a form that can be compared. All attributes of text are hashable.
    var comparable: [NSAttributedString.Key: AnyHashable] {
        compactMapValues { $0 as? AnyHashable }
    }

    /// Whether the attributes are equal.
    func isSame(as other: [NSAttributedString.Key: Any]) -> Bool {
        count == other.count && allSatisfy { $1 as? AnyHashable == other[$0] as? AnyHashable }
    }
}
