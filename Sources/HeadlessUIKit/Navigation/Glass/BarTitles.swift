import Foundation

/// The titles of an item as views, in the iOS 26 design.
@MainActor
enum BarTitles {
    // The fonts and heights of subtitles are not known.
    private static let subtitleFont = UIFont.systemFont(ofSize: 12)
    private static let largeSubtitleFont = UIFont.systemFont(ofSize: 15)
    static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
    static let largeTitleFont = UIFont.systemFont(ofSize: 34, weight: .bold)
    static let subtitleHeight: CGFloat = 16
    /// The height of the title and the subtitle together, in the middle of the row.
    static let height: CGFloat = 38

    /// Returns the view below the title, or nil if the item has none (B17.40).
    static func subtitle(of item: UINavigationItem?, _ style: BarTitleStyle) -> UIView? {
        guard let item, item.titleView == nil else { return nil }
        if let view = item.subtitleView { return view }
        return line(item.attributedSubtitle, item.subtitle, subtitleFont, style.subtitleAttributes)
    }

    /// Returns the view below the large title, or nil if the item has none.
    static func largeSubtitle(of item: UINavigationItem, _ style: BarTitleStyle) -> UIView? {
        if let view = item.largeSubtitleView { return view }
        if let text = item.largeSubtitle {
            return line(nil, text, largeSubtitleFont, style.largeSubtitleAttributes)
        }
        return line(item.attributedSubtitle, item.subtitle, largeSubtitleFont, style.largeSubtitleAttributes)
    }

    private static func line(
        _ attributed: NSAttributedString?, _ text: String?, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]
    ) -> UIView? {
        guard attributed != nil || text != nil else { return nil }
        let label = label(text, font, attributes)
        if attributes[.foregroundColor] == nil { label.textColor = .secondaryLabel }
        if let attributed { label.attributedText = attributed }
        return label
    }

    static func label(_ text: String?, _ font: UIFont, _ attributes: [NSAttributedString.Key: Any]) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = attributes[.font] as? UIFont ?? font
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        return label
    }
}
