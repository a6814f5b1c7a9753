public import Foundation

/// A view that shows text, in one line or in several.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text with the attributes that were given with it. The properties of the label stand for all others.
    var content: [TextRun]? { didSet { lastLayout = nil } }
    /// The style of paragraphs that have none of their own.
    var paragraph: ParagraphValues = {
        var values = ParagraphValues()
        values.lineBreakMode = .byTruncatingTail
        return values
    }()
    {
        didSet { lastLayout = nil }
    }
    /// The lines that were asked for last, until they may be different.
    var lastLayout: LabelLayout?
    /// Called when the size of the text may have changed.
    var whenContentChanges: () -> Void = {}
    private var standardFont = UIFont.systemFont(ofSize: 17) { didSet { lastLayout = nil } }
    private var standardColor = UIColor.label

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Text

    /// The text without its attributes. A new text has the font and the colour that the label has.
    open var text: String? {
        get { content?.map(\.text).joined() }
        set {
            content = newValue.map { [TextRun(text: $0)] }
            contentDidChange()
        }
    }

    /// The text with its attributes. The font, the colour and the alignment of the label become those of its beginning.
    open var attributedText: NSAttributedString? {
        get { content.map(completed) }
        set {
            content = newValue?.runs
            takeFirstAttributes()
            contentDidChange()
        }
    }

    private func takeFirstAttributes() {
        guard let first = content?.first?.attributes else { return }
        if let font = first[.font] as? UIFont { standardFont = font }
        if let color = first[.foregroundColor] as? UIColor { standardColor = color }
        guard let style = first[.paragraphStyle] as? NSParagraphStyle else { return }
        (paragraph.alignment, paragraph.lineBreakMode) = (style.alignment, style.lineBreakMode)
    }

    // MARK: Look

    /// The font of the whole text, or of its beginning.
    open var font: UIFont! {
        get { standardFont }
        set {
            standardFont = newValue ?? .systemFont(ofSize: 17)
            forget(.font)
            contentDidChange()
        }
    }

    /// The colour of the whole text, or of its beginning.
    open var textColor: UIColor! {
        get { standardColor }
        set {
            standardColor = newValue ?? .label
            forget(.foregroundColor)
        }
    }

    open var textAlignment: NSTextAlignment {
        get { paragraph.alignment }
        set {
            paragraph.alignment = newValue
            restyle { $0.alignment = newValue }
        }
    }

    /// What happens to text that does not fit. In a label with several lines it concerns the last one, except that
    /// wrapping by characters concerns all.
    open var lineBreakMode: NSLineBreakMode {
        get { paragraph.lineBreakMode }
        set {
            paragraph.lineBreakMode = newValue
            restyle { $0.lineBreakMode = newValue }
            contentDidChange()
        }
    }

    /// The largest number of lines. Zero stands for any number.
    open var numberOfLines = 1 { didSet { contentDidChange() } }

    /// The width at which the text wraps where the label's own width does not matter, if it is positive.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentDidChange() } }

    /// Whether a text of one line that does not fit gets a smaller font, down to `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false { didSet { scaleDidChange() } }

    /// The smallest font size, as a fraction of the size of the font. Zero stands for the size of the font.
    open var minimumScaleFactor: CGFloat = 0 { didSet { scaleDidChange() } }

    /// The colour of the text while the label is highlighted.
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    /// Whether the text is not dimmed.
    open var isEnabled = true

    // MARK: Size

    /// Returns the place of the text at the top of a rectangle. Lines that do not fit are left out.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = textLayout(in: bounds.size, limit: numberOfLines).size.roundedUp(to: traitCollection)
        let width = min(size.width, bounds.width)
        return CGRect(x: textLeft(of: width, in: bounds), y: bounds.minY, width: width, height: size.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width
        let place = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: place, limitedToNumberOfLines: numberOfLines).size
    }

    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    override func contentHeight(atWidth width: CGFloat) -> CGFloat? {
        guard numberOfLines != 1, preferredMaxLayoutWidth <= 0 else { return nil }
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    }

    /// The baselines of the text in a label with the height that the text needs. A single line has both baselines.
    override var baselines: Baselines? {
        let width = numberOfLines == 1 ? 0 : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
        let layout = textLayout(in: CGSize(width: width, height: .infinity), limit: numberOfLines)
        guard let first = layout.lines.first, let last = layout.lines.last else {
            return Baselines(first: font.ascender, last: -font.descender)
        }
        return Baselines(first: first.baseline, last: layout.size.roundedUp(to: traitCollection).height - last.baseline)
    }

    private func scaleDidChange() {
        lastLayout = nil
        setNeedsLayout()
    }

    private func contentDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        whenContentChanges()
    }
}
