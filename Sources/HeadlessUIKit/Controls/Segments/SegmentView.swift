import Foundation

/// Shows the title or the image of a segment in its centre.
@preconcurrency @MainActor
final class SegmentView: UIView {
    private let label = UILabel()
    private let picture = UIImageView(image: nil)

    private static let font = UIFont.systemFont(ofSize: 13)
    private static let disabledAlpha: CGFloat = 0.3
    /// The room on both sides of the content.
    private static let padding: CGFloat = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
        addSubview(picture)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ segment: Segment, attributes: [NSAttributedString.Key: Any]) {
        label.text = segment.title
        label.font = attributes[.font] as? UIFont ?? Self.font
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
        picture.image = segment.image
        alpha = segment.isEnabled ? 1 : Self.disabledAlpha
        setNeedsLayout()
    }

    /// The width of the content with the room on both sides.
    var contentWidth: CGFloat {
        max(label.intrinsicContentSize.width, picture.image?.size.width ?? 0) + 2 * Self.padding
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let size = picture.image?.size ?? .zero
        picture.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}
