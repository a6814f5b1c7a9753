public import Foundation

/// A control for a line of text. A tap on it begins editing and shows the keyboard.
@preconcurrency @MainActor
open class UITextField: UIControl {
    /// The border around a text field. It is not drawn.
    public enum BorderStyle: Int, Sendable {
        case none = 0
        case line = 1
        case bezel = 2
        case roundedRect = 3
    }

    private let label = UILabel()
    private static let height: CGFloat = 34

    open weak var delegate: (any UITextFieldDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        addGestureRecognizer(ControlGrip(.tap))
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var text: String? = "" {
        didSet { show() }
    }

    open var placeholder: String? {
        didSet { show() }
    }

    open var font: UIFont? {
        get { label.font }
        set { label.font = newValue ?? .systemFont(ofSize: 17) }
    }

    open var textColor: UIColor? = .label {
        didSet { show() }
    }

    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }

    open var borderStyle = BorderStyle.none
    /// The title of the return key, which the keyboard of the stand-in does not show.
    open var returnKeyType = UIReturnKeyType.default

    public nonisolated class var textDidBeginEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidBeginEditingNotification")
    }

    public nonisolated class var textDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidChangeNotification")
    }

    public nonisolated class var textDidEndEditingNotification: NSNotification.Name {
        NSNotification.Name("UITextFieldTextDidEndEditingNotification")
    }

    open var isEditing: Bool { isFirstResponder }

    private func show() {
        let isEmpty = text?.isEmpty ?? true
        label.text = isEmpty ? placeholder : text
        label.textColor = isEmpty ? .lightGray : textColor ?? .label
        invalidateIntrinsicContentSize()
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { isEnabled }

    override var takesText: Bool { true }
    override var agreesToBegin: Bool { window != nil && delegate?.textFieldShouldBeginEditing(self) ?? true }
    override var agreesToEnd: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

    override func hasBecomeFirstResponder() {
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    override func hasResignedFirstResponder() {
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if let touch, counts(touch) { becomeFirstResponder() }
    }

    /// Ends editing when the field leaves its window, without asking the delegate. Begins editing that has waited for a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        FirstResponder.shared.movesToWindow(self)
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
