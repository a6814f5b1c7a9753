public import Foundation

/// The horizontal alignment of text.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}

/// A view that shows text.
@preconcurrency @MainActor
open class UILabel: UIView {
    open var text: String? { didSet { contentDidChange() } }
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { contentDidChange() } }
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1 { didSet { contentDidChange() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    /// The baselines of the text in a label with the height that the text needs. A single line has both baselines.
    override var baselines: Baselines? {
        guard let font else { return nil }
        let below = numberOfLines == 1 ? font.lineHeight.rounded(.up) - font.ascender : -font.descender
        return Baselines(first: font.ascender, last: below)
    }

    override func contentHeight(atWidth width: CGFloat) -> CGFloat? {
        numberOfLines == 1 ? nil : sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    private func contentDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let text, let font, !text.isEmpty else { return .zero }
        let width = font.advance(of: text) as CGFloat
        guard numberOfLines != 1, width > size.width, size.width > 0 else {
            return CGSize(width: width.rounded(.up), height: font.lineHeight.rounded(.up))
        }
        let needed = (width / size.width).rounded(.up)
        let lines = numberOfLines == 0 ? needed : min(needed, CGFloat(numberOfLines))
        return CGSize(width: size.width, height: (lines * font.lineHeight).rounded(.up))
    }
}
