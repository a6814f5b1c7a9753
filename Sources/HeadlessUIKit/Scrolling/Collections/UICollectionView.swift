public import Foundation

/// A scroll view that shows items at positions that a layout determines. Only visible items have cells.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    /// The axis along which a flow layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    /// The position to which an item is scrolled, on each axis.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let top = ScrollPosition(rawValue: 1 << 0)
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        public static let left = ScrollPosition(rawValue: 1 << 3)
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    final var pool = ReusePool<UICollectionViewCell>()
    /// The number of items in each section, or nil if the data source must be queried.
    final var knownCounts: [Int]?
    final var isPrepared = false
    final var shown: [IndexPath: UICollectionViewCell] = [:]
    final var selection: Set<IndexPath> = []
    final var pressed: IndexPath?

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layout.owner = self
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.owner = nil
            collectionViewLayout.owner = self
            layoutIsStale()
        }
    }

    @_nonoverride
    open var delegate: (any UICollectionViewDelegate)? {
        get { super.delegate as? any UICollectionViewDelegate }
        set {
            super.delegate = newValue
            layoutIsStale()
        }
    }

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { reloadData() }
    }

    /// A view behind the cells. It is as large as the collection view and does not scroll.
    open var backgroundView: UIView? {
        didSet { exchangeBackgroundView(oldValue, with: backgroundView) }
    }

    open var allowsSelection = true
    open var allowsMultipleSelection = false

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass, for: identifier)
    }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = pool.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        guard let cell = pool.cellClass(for: identifier)?.created(frame: .zero) else {
            preconditionFailure("No class is registered for cells with identifier \(identifier): call register first.")
        }
        cell.identifier = identifier
        return cell
    }

    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { shown[indexPath] }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        cell.superview === self ? cell.indexPath : nil
    }

    open var indexPathsForVisibleItems: [IndexPath] {
        layoutIfNeeded()
        return shown.keys.sorted()
    }

    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { shown[$0] } }

    // MARK: Items

    open var numberOfSections: Int { counts.count }

    open func numberOfItems(inSection section: Int) -> Int {
        counts.indices.contains(section) ? counts[section] : 0
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareIfNeeded()
        let area = CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)
        return collectionViewLayout.layoutAttributesForElements(in: area)?.last { $0.frame.contains(point) }?.indexPath
    }

    /// Queries the data source again and clears the selection.
    open func reloadData() {
        knownCounts = nil
        selection = []
        pressed = nil
        shown.keys.sorted().forEach(hideItem)
        layoutIsStale()
    }

    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        setContentOffset(offset(showingItem: indexPath, at: scrollPosition), animated: animated)
    }

    // MARK: Selection

    open var indexPathsForSelectedItems: [IndexPath]? { selection.sorted() }

    /// Selects an item from code. The delegate is not called.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection || indexPath == nil {
            selection.filter { $0 != indexPath }.forEach { deselectItem(at: $0, animated: animated) }
        }
        guard let indexPath, indexPath.item < numberOfItems(inSection: indexPath.section) else { return }
        selection.insert(indexPath)
        shown[indexPath]?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard selection.remove(indexPath) != nil else { return }
        shown[indexPath]?.isSelected = false
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let touch = touches.first { pressItem(at: touch.location(in: self)) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        guard let touch = touches.first, let pressed else { return }
        let frame = layoutAttributesForItem(at: pressed)?.frame ?? .zero
        if !frame.contains(touch.location(in: self)) { releaseItem() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let chosen = pressed else { return }
        releaseItem()
        select(byTap: chosen)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        releaseItem()
    }

    // MARK: Layout

    open override func layoutSubviews() {
        prepareIfNeeded()
        contentSize = collectionViewLayout.collectionViewContentSize
        super.layoutSubviews()
        placeBackgroundView(backgroundView)
        showItems()
    }

    override func boundsHaveChanged(from old: CGRect) {
        super.boundsHaveChanged(from: old)
        if old.size != bounds.size || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            isPrepared = false
        }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layoutIsStale()
    }
}
