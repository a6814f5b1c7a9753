import Foundation

/// The large title at the top of a scroll view, with its subtitle (B17.40, B17.41).
@preconcurrency @MainActor
final class LargeTitleView: UIView {
    private let title = UILabel()
    private var subtitle: UIView?
    private var shown: LargeTitleContent?
    private static let margin: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(title)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows the titles of an item, unless they are shown already.
    func show(_ style: BarTitleStyle, _ item: UINavigationItem) {
        let fresh = LargeTitleContent(style, item)
        guard fresh != shown else { return }
        shown = fresh
        title.text = item.largeTitle ?? item.title
        title.font = style.largeAttributes[.font] as? UIFont ?? BarTitles.largeTitleFont
        title.textColor = style.largeAttributes[.foregroundColor] as? UIColor ?? .label
        if let text = item.attributedTitle, item.largeTitle == nil { title.attributedText = text }
        subtitle?.removeFromSuperview()
        subtitle = BarTitles.largeSubtitle(of: item, style)
        subtitle.map(addSubview)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // A view may be laid out before it has a width. `insetBy(dx:dy:)` would be infinitely far away then.
        let place = CGRect(
            x: bounds.minX + Self.margin, y: bounds.minY, width: max(0, bounds.width - 2 * Self.margin),
            height: bounds.height)
        let (lower, upper) = place.divided(atDistance: subtitle == nil ? 0 : BarTitles.subtitleHeight, from: .maxYEdge)
        title.frame = upper
        subtitle?.frame = lower
    }
}

/// What a large title shows.
private struct LargeTitleContent: Equatable {
    private let texts: [String?]
    private let attributedTexts: [NSAttributedString?]
    private let view: ObjectIdentifier?
    private let attributes: [[NSAttributedString.Key: AnyHashable]]

    @MainActor
    init(_ style: BarTitleStyle, _ item: UINavigationItem) {
        texts = [item.largeTitle, item.title, item.largeSubtitle, item.subtitle]
        attributedTexts = [item.attributedTitle, item.attributedSubtitle]
        view = item.largeSubtitleView.map(ObjectIdentifier.init)
        attributes = [style.largeAttributes, style.largeSubtitleAttributes, style.subtitleAttributes].map(\.comparable)
    }
}
