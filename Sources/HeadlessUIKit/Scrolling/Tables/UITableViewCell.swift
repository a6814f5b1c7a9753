public import Foundation

/// A row of a table, as long as it is seen.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// How a cell arranges its labels.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
    }

    private let content = UIView()
    private var label: UILabel?
    private let ownIdentifier: String?
    /// The row that the cell stands for.
    final var indexPath: IndexPath?

    private static let margin: CGFloat = 16

    // Required, as a table makes cells of classes that it knows by name only.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        ownIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableView.standardRowHeight))
        addSubview(content)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var reuseIdentifier: String? { ownIdentifier }

    /// What a cell shows belongs in here.
    open var contentView: UIView { content }

    /// Made when first asked for.
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

    /// Called before a cell stands for another row.
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
