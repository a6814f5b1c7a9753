public import Foundation

/// A text field for search texts, with an optional Cancel button.
@preconcurrency @MainActor
open class UISearchBar: UIView {
    private let field = UISearchTextField()
    private lazy var fieldDelegate = SearchFieldDelegate(of: self)
    private let cancelButton = UIButton(type: .system)
    private var showsCancel = false
    /// The search controller that this is the search bar of.
    final weak var searchController: UISearchController?

    private static let height: CGFloat = 56
    private static let fieldHeight: CGFloat = 36
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8
    private static let animationDuration: TimeInterval = 0.25

    open weak var delegate: (any UISearchBarDelegate)? {
        didSet { UncalledMethods.check(delegate, for: "UISearchBarDelegate") { $0 is any UISearchBarDelegate.Type } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(field)
        field.delegate = fieldDelegate
        field.addAction(UIAction { [unowned self] _ in textHasBeenEdited() }, for: .editingChanged)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.addAction(UIAction { [unowned self] _ in cancelHasBeenTapped() }, for: .touchUpInside)
        cancelButton.isHidden = true
        addSubview(cancelButton)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The text in the field. Setting it updates the results of a search controller and does not call the delegate.
    open var text: String? {
        get { field.text }
        set {
            guard newValue != field.text else { return }
            field.text = newValue
            searchController?.textHasChanged()
        }
    }

    open var placeholder: String? {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    open var searchTextField: UISearchTextField { field }

    private func textHasBeenEdited() {
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        searchController?.textHasChanged()
    }

    // MARK: Cancel button

    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != showsCancel else { return }
        showsCancel = showsCancelButton
        cancelButton.isHidden = !showsCancel
        setNeedsLayout()
        guard animated else { return }
        UIView.animate(withDuration: Self.animationDuration) { self.layoutIfNeeded() }
    }

    private func cancelHasBeenTapped() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }

    // MARK: Editing

    open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
    open override var isFirstResponder: Bool { field.isFirstResponder }

    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(Self.fieldHeight, bounds.height)
        let room = CGRect(
            x: Self.margin, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * Self.margin),
            height: height)
        let cancelWidth = showsCancel ? cancelButton.sizeThatFits(room.size).width + Self.spacing : 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (cancel, rest) = room.divided(atDistance: cancelWidth, from: isMirrored ? .minXEdge : .maxXEdge)
        field.frame = rest
        if showsCancel {
            cancelButton.frame = cancel.inset(
                by: UIEdgeInsets(
                    top: 0, left: isMirrored ? 0 : Self.spacing, bottom: 0, right: isMirrored ? Self.spacing : 0))
        }
    }
}
