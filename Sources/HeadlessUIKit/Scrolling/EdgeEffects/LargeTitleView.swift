import Foundation

/// The large title at the top of a scroll view, with its subtitle (B17.40, B17.41).
@preconcurrency @MainActor
final class LargeTitleView: UIView {
    private let title = UILabel()
    private var subtitle: UIView?
    private static let margin: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        addSubview(title)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ style: BarTitleStyle, _ item: UINavigationItem) {
        title.text = item.largeTitle ?? item.title
        title.font = style.largeAttributes[.font] as? UIFont ?? BarTitles.largeTitleFont
        title.textColor = style.largeAttributes[.foregroundColor] as? UIColor ?? .label
        if let text = item.attributedTitle, item.largeTitle == nil { title.attributedText = text }
        let line = BarTitles.largeSubtitle(of: item, style)
        guard line != nil || subtitle != nil else { return }
        if subtitle !== line { subtitle?.removeFromSuperview() }
        subtitle = line
        if let line { addSubview(line) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let place = bounds.insetBy(dx: Self.margin, dy: 0)
        let (lower, upper) = place.divided(atDistance: subtitle == nil ? 0 : BarTitles.subtitleHeight, from: .maxYEdge)
        title.frame = upper
        subtitle?.frame = lower
    }
}
