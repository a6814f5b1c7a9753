public import Foundation

/// The view that shows the content of a row.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let imageView = UIImageView()
    private let label = UILabel()
    private let secondaryLabel = UILabel()

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        apply()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// What the view shows. Only list content can be set.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration else {
                preconditionFailure("A list content view shows only list content, and not \(type(of: newValue)).")
            }
            shown = new
            apply()
        }
    }

    private func apply() {
        imageView.image = shown.image
        imageView.tintColor = shown.imageProperties.tintColor
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        apply(shown.textProperties, to: label)
        label.text = shown.text
        if let attributed = shown.attributedText { label.attributedText = attributed }
        apply(shown.secondaryTextProperties, to: secondaryLabel)
        secondaryLabel.text = shown.secondaryText
        show(imageView, if: shown.image != nil)
        show(label, if: shown.text != nil || shown.attributedText != nil)
        show(secondaryLabel, if: shown.secondaryText != nil)
        setNeedsLayout()
    }

    private func apply(_ properties: UIListContentConfiguration.TextProperties, to label: UILabel) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
    }

    private func show(_ part: UIView, if isPresent: Bool) {
        if !isPresent { part.removeFromSuperview() } else if part.superview == nil { addSubview(part) }
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let layout = ListContentLayout(
            in: bounds.size, image: imageSize, text: size(of: label), secondaryText: size(of: secondaryLabel),
            isSideBySide: shown.arrangement == .sideBySide,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        layout.image.map { imageView.frame = $0 }
        layout.text.map { label.frame = $0 }
        layout.secondaryText.map { secondaryLabel.frame = $0 }
    }

    /// The size of the image, which is made smaller where it exceeds its maximum.
    private var imageSize: CGSize? {
        guard let size = shown.image?.size else { return nil }
        let most = shown.imageProperties.maximumSize
        let scale = min(
            1, most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    private func size(of label: UILabel) -> CGSize? {
        guard label.superview != nil else { return nil }
        let taken = (imageSize?.width).map { $0 + ListContentLayout.gap } ?? 0
        let room = max(0, bounds.width - 2 * ListContentLayout.margin - taken)
        return label.sizeThatFits(CGSize(width: room, height: 0))
    }
}
