public import Foundation

/// The cell that shows a visible row of a table view.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// How a cell arranges its labels.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
    }

    private let content = UIView()
    private var label: UILabel?
    private let ownIdentifier: String?
    /// The index path of the row that the cell shows.
    final var indexPath: IndexPath?

    private static let margin: CGFloat = 16

    public init(style: CellStyle, reuseIdentifier: String?) {
        ownIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var reuseIdentifier: String? { ownIdentifier }

    /// The view that contains the content of the cell.
    open var contentView: UIView { content }

    /// The label of the cell. It is created on first access.
    open var textLabel: UILabel? {
        if let label { return label }
        let made = UILabel()
        content.addSubview(made)
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
        self.selected = selected
    }

    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        self.highlighted = highlighted
    }

    /// Called before the cell is reused for another row.
    open func prepareForReuse() {}

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = CGRect(
            x: safeAreaInsets.left, y: 0, width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right),
            height: bounds.height)
        label?.frame = CGRect(
            x: Self.margin, y: 0, width: max(0, content.bounds.width - 2 * Self.margin), height: content.bounds.height)
    }
}
