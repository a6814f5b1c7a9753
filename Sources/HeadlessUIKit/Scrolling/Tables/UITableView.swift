public import Foundation

/// A scroll view that shows rows from top to bottom. Only visible rows have cells.
///
/// There are no headers and footers. Row heights are not derived from constraints.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    /// The appearance of a table view.
    public enum Style: Int, Sendable {
        case plain = 0
        /// Sections are apart from each other.
        case grouped = 1
        /// Sections are apart from each other and from the sides, with round corners.
        case insetGrouped = 2
    }

    /// The position to which a row is scrolled.
    public enum ScrollPosition: Int, Sendable {
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// Requests the standard row height of 44 points.
    public nonisolated static let automaticDimension: CGFloat = -1
    static let standardRowHeight: CGFloat = 44

    private let ownStyle: Style
    final var pool = ReusePool<UITableViewCell>()
    /// The cached positions of the rows, or nil if the data source must be queried.
    final var knownPlaces: RowPlaces?
    final var shown: [IndexPath: UITableViewCell] = [:]
    final var selection: Set<IndexPath> = []
    final var pressed: IndexPath?
    /// The row that shows its actions, and the actions.
    final var swiped: SwipedRow?
    final var swipeActions: (configuration: UISwipeActionsConfiguration, view: SwipeActionsView)?

    public init(frame: CGRect, style: Style) {
        ownStyle = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        backgroundColor = style.background
        let swipe = RowSwipe(on: self)
        addGestureRecognizer(swipe)
        swipe.addAction { [unowned self, unowned swipe] _ in self.swipe(swipe) }
    }

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var style: Style { ownStyle }

    /// A view behind the cells. It is as large as the table and does not scroll.
    open var backgroundView: UIView? {
        didSet { exchangeBackgroundView(oldValue, with: backgroundView) }
    }

    @_nonoverride
    open var delegate: (any UITableViewDelegate)? {
        get { super.delegate as? any UITableViewDelegate }
        set {
            super.delegate = newValue
            reloadData()
        }
    }

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { reloadData() }
    }

    open var rowHeight = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { reloadData() } }
    }

    /// Whether there are lines between the rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { for (path, cell) in shown { dress(cell, at: path) } }
    }

    open var allowsSelection = true
    open var allowsMultipleSelection = false

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        pool.register(cellClass, for: identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = pool.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        return pool.cellClass(for: identifier)?.created(style: .default, reuseIdentifier: identifier)
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("No class is registered for cells with identifier \(identifier): call register first.")
        }
        return cell
    }

    /// Returns the cell of a visible row.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? {
        cell.superview === self ? cell.indexPath : nil
    }

    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return shown.keys.sorted()
    }

    open var visibleCells: [UITableViewCell] {
        (indexPathsForVisibleRows ?? []).compactMap { shown[$0] }
    }

    // MARK: Rows

    open var numberOfSections: Int { places.sectionCount }

    open func numberOfRows(inSection section: Int) -> Int { places.rowCount(in: section) }

    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        guard let span = places.span(of: indexPath) else { return .zero }
        return CGRect(x: rowSpan.x, y: span.top, width: rowSpan.width, height: span.bottom - span.top)
    }

    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        places.paths(from: point.y, to: point.y + 1).first { rectForRow(at: $0).contains(point) }
    }

    /// Queries the data source again and clears the selection.
    open func reloadData() {
        closeSwipedRow(animated: false)
        knownPlaces = nil
        selection = []
        pressed = nil
        shown.keys.sorted().forEach(hideRow)
        setNeedsLayout()
    }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        setContentOffset(offset(showingRow: indexPath, at: scrollPosition), animated: animated)
    }

    // MARK: Selection

    open var indexPathForSelectedRow: IndexPath? { selection.min() }

    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects a row from code. The delegate is not called.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection || indexPath == nil {
            selection.filter { $0 != indexPath }.forEach { deselectRow(at: $0, animated: animated) }
        }
        guard let indexPath, places.contains(indexPath) else { return }
        selection.insert(indexPath)
        shown[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selection.remove(indexPath) != nil else { return }
        shown[indexPath]?.setSelected(false, animated: animated)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { pressRow(at: touch.location(in: self)) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first, let pressed else { return }
        if !rectForRow(at: pressed).contains(touch.location(in: self)) { releaseRow() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let chosen = pressed else { return }
        releaseRow()
        select(byTap: chosen)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        releaseRow()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        contentSize = CGSize(width: bounds.width, height: places.height)
        super.layoutSubviews()
        placeBackgroundView(backgroundView)
        showRows()
    }

    // MARK: Scrolling

    /// Scrolling moves a swiped row back to its place.
    override func boundsHaveChanged(from old: CGRect) {
        super.boundsHaveChanged(from: old)
        if old.origin != bounds.origin { closeSwipedRow(animated: true) }
    }
}
