/// How text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The text may have several lines, and is measured from the top of the first.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The leading of fonts is a part of the height. The leading of the system font is zero.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Lines that do not fit are left out, and the last one is truncated.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}
