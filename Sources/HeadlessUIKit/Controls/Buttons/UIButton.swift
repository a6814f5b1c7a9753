public import Foundation

/// A control with a title and an image. A tap on it sends its actions.
@preconcurrency @MainActor
open class UIButton: UIControl {
    private let label = UILabel()
    private var picture: UIImageView?
    private var background: UIImageView?
    private var type = ButtonType.custom
    private var titles = ButtonValues<String>()
    private var attributedTitles = ButtonValues<NSAttributedString>()
    private var colors = ButtonValues<UIColor>()
    private var images = ButtonValues<UIImage>()
    private var backgrounds = ButtonValues<UIImage>()

    private static let systemFontSize: CGFloat = 15
    /// The distance of the title from the upper and the lower edge of a button without insets.
    private static let padding: CGFloat = 6
    private static let minimumWidth: CGFloat = 30
    /// How much is seen of a system button that is touched, and of the image of another button that is touched or
    /// disabled.
    private static let touchedAlpha: CGFloat = 0.2
    private static let dimmedAlpha: CGFloat = 0.5

    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.whenContentChanges = { [unowned self] in contentDidChange() }
        addSubview(label)
        addGestureRecognizer(ControlGrip(.tap))
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
        if type != .custom { label.font = .systemFont(ofSize: Self.systemFontSize) }
        images[.normal] = type.symbol.flatMap { UIImage(systemName: $0) }
        show()
    }

    /// Creates a button that performs an action and shows its title and its image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        setTitle(action.title, for: .normal)
        if let image = action.image { setImage(image, for: .normal) }
    }

    open var buttonType: ButtonType { type }
    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { pictureView }

    // MARK: Values for states

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        show()
    }

    open func title(for state: State) -> String? { titles[state] }

    /// Sets a title that is shown in place of the plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        show()
    }

    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
        show()
    }

    open func titleColor(for state: State) -> UIColor? { colors[state] ?? (isSystem ? tintColor : .white) }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        show()
    }

    open func image(for state: State) -> UIImage? { images[state] }

    /// Sets an image that fills the button behind its title and its image.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgrounds[state] = image
        show()
    }

    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }

    open var currentTitle: String? { title(for: state) }
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private var isSystem: Bool { type != .custom }

    override func stateHasChanged() {
        super.stateHasChanged()
        show()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func show() {
        label.textColor = currentTitleColor
        if let title = currentAttributedTitle { label.attributedText = title } else { label.text = currentTitle }
        label.alpha = isSystem && isHighlighted ? Self.touchedAlpha : 1
        if currentImage != nil || picture != nil { showImage() }
        if currentBackgroundImage != nil || background != nil { backgroundView.image = currentBackgroundImage }
        contentDidChange()
    }

    override func triggerPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: Images

    /// Shows the image. It is dimmed by a touch or while the button is disabled, if it is not an image for that state.
    private func showImage() {
        let isTemplate = isSystem && currentImage?.renderingMode == .automatic
        pictureView.image = isTemplate ? currentImage?.withRenderingMode(.alwaysTemplate) : currentImage
        let isDimmed = (isHighlighted || !isEnabled) && !images.hasOwn(for: state)
        pictureView.alpha = isDimmed ? isSystem && isHighlighted ? Self.touchedAlpha : Self.dimmedAlpha : 1
    }

    private var pictureView: UIImageView {
        if let picture { return picture }
        let view = UIImageView()
        picture = view
        addSubview(view)
        return view
    }

    private var backgroundView: UIImageView {
        if let background { return background }
        let view = UIImageView()
        background = view
        insertSubview(view, at: 0)
        return view
    }

    // MARK: Insets

    /// The distances of the content from the edges. They replace the standard ones, unless all are zero.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// The distances by which the title is moved. They do not change the size of the button.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// The distances by which the image is moved. They do not change the size of the button.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        parts.imageRect(in: contentRect.inset(by: imageEdgeInsets))
    }

    open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        parts.titleRect(in: contentRect.inset(by: titleEdgeInsets))
    }

    private var parts: ButtonLayout {
        ButtonLayout(
            image: currentImage?.size ?? .zero, title: label.intrinsicContentSize,
            horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment, isMirrored: isMirrored)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let least = currentBackgroundImage?.size ?? .zero
        let own = parts.size(
            padding: Self.padding, minimumWidth: Self.minimumWidth, emptyHeight: label.font.lineHeight.rounded(.up),
            insets: contentEdgeInsets)
        return CGSize(width: max(own.width, least.width), height: max(own.height, least.height))
    }

    /// The baselines of the title in a button with the height that its content needs.
    override var baselines: Baselines? {
        guard let own = label.baselines else { return nil }
        let size = intrinsicContentSize
        let title = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
        return Baselines(first: title.minY + own.first, last: size.height - title.maxY + own.last)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background?.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        picture?.frame = imageRect(forContentRect: content)
        label.frame = titleRect(forContentRect: content)
    }
}
