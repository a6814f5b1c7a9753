public import Foundation

/// A control with a title. A tap on it sends its actions.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// The style of a button.
    public enum ButtonType: Int, Sendable {
        case custom = 0
        case system = 1
    }

    private let label = UILabel()
    private var type = ButtonType.custom
    private var titles: [State: String] = [:]
    private var colors: [State: UIColor] = [:]
    private static let height: CGFloat = 34

    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        addSubview(label)
        addGestureRecognizer(ControlGrip(.tap))
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        type = buttonType
        show()
    }

    /// Creates a button that performs an action and shows its title.
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
    }

    open var buttonType: ButtonType { type }
    open var titleLabel: UILabel? { label }

    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        show()
    }

    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        colors[state] = color
        show()
    }

    open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] ?? standardColor }

    open var currentTitle: String? { title(for: state) }
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

    private var standardColor: UIColor { type == .system ? tintColor : .white }

    override func stateHasChanged() {
        super.stateHasChanged()
        show()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func show() {
        label.text = currentTitle
        label.textColor = currentTitleColor
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func triggerPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(30, label.intrinsicContentSize.width), height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
