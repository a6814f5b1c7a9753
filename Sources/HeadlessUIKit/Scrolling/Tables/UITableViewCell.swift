public import Foundation

/// The cell that shows a visible row of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// How a cell arranges its labels.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
    }

    /// Whether there are lines between cells.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
    }

    private(set) final var content = CellContent()
    private var label: UILabel?
    private let ownIdentifier: String?
    private var separator: CellSeparatorView?
    /// The index path of the row that the cell shows.
    final var indexPath: IndexPath?

    private static let margin: CGFloat = 16

    public init(style: CellStyle, reuseIdentifier: String?) {
        ownIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var reuseIdentifier: String? { ownIdentifier }

    /// The view that contains the content of the cell.
    open var contentView: UIView { content.view }

    /// The label of the cell. It is created on first access.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel()
        contentView.addSubview(made)
        label = made
        return made
    }

    // MARK: State

    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }

    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    private var selected = false
    private var highlighted = false

    open func setSelected(_ selected: Bool, animated: Bool) {
        if selected != self.selected { setNeedsUpdateConfiguration() }
        self.selected = selected
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        if highlighted != self.highlighted { setNeedsUpdateConfiguration() }
        self.highlighted = highlighted
    }

    /// Called before the cell is reused for another row.
    open func prepareForReuse() {
        setNeedsUpdateConfiguration()
    }

    // MARK: Configuration

    /// Whether the configuration is updated for the state when the state changes.
    open var automaticallyUpdatesContentConfiguration = true

    private var needsConfiguration = true

    /// Requests a call of `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configuration for a state.
    open func updateConfiguration(using state: UICellConfigurationState) {
        guard automaticallyUpdatesContentConfiguration, let known = contentConfiguration else { return }
        contentConfiguration = known.updated(for: state)
    }

    /// Shows or hides the line below the cell.
    final func showSeparator(_ isShown: Bool) {
        guard isShown != (separator != nil) else { return }
        separator?.removeFromSuperview()
        separator = isShown ? CellSeparatorView() : nil
        separator.map(addSubview)
        setNeedsLayout()
    }

    /// Shows content that can have another view. The label was in the former one.
    final func show(_ new: CellContent) {
        if new.view !== content.view { label = nil }
        content = new
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if needsConfiguration {
            needsConfiguration = false
            updateConfiguration(using: configurationState)
        }
        contentView.frame = CGRect(
            x: safeAreaInsets.left, y: 0, width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right),
            height: bounds.height)
        label?.frame = CGRect(
            x: Self.margin, y: 0, width: max(0, contentView.bounds.width - 2 * Self.margin),
            height: contentView.bounds.height)
        separator?.underline(self)
    }
}
