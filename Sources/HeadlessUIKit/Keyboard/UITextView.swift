public import Foundation

/// A view for text of several lines, which scrolls. A tap on it begins editing and shows the keyboard.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
    private let label = UILabel()

    @_nonoverride
    open var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        addSubview(label)
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.becomeFirstResponder() }
        addGestureRecognizer(tap)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidBeginEditingNotification")
    }

    public nonisolated class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidChangeNotification")
    }

    public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextViewTextDidEndEditingNotification")
    }

    // MARK: Text

    open var text: String! {
        get { label.text ?? "" }
        set {
            label.text = newValue
            setNeedsLayout()
        }
    }

    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue
            setNeedsLayout()
        }
    }

    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue }
    }

    /// The distances of the text from the edges of the content.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { setNeedsLayout() }
    }

    open var isEditable = true

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEditable }

    override var takesText: Bool { true }
    override var agreesToBegin: Bool { window != nil && delegate?.textViewShouldBeginEditing(self) ?? true }
    override var agreesToEnd: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

    override func hasBecomeFirstResponder() {
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    override func hasResignedFirstResponder() {
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    /// Ends editing when the view leaves its window, without asking the delegate.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        FirstResponder.shared.movesToWindow(self)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (inset, width) = (textContainerInset, bounds.width)
        let room = CGSize(width: max(0, width - inset.left - inset.right), height: .greatestFiniteMagnitude)
        let height = label.sizeThatFits(room).height
        label.frame = CGRect(x: inset.left, y: inset.top, width: room.width, height: height)
        contentSize = CGSize(width: width, height: inset.top + height + inset.bottom)
    }
}
