import Foundation

/// The large title at the top of a scroll view (B17.41).
@preconcurrency @MainActor
final class LargeTitleView: UIView {
    private var title: UILabel?
    private static let margin: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ style: BarTitleStyle, _ item: UINavigationItem) {
        let label = title ?? UILabel()
        label.text = item.title
        label.font = style.largeAttributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
        label.textColor = style.largeAttributes[.foregroundColor] as? UIColor ?? .label
        if title == nil { addSubview(label) }
        title = label
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        title?.frame = bounds.insetBy(dx: Self.margin, dy: 0)
    }
}
