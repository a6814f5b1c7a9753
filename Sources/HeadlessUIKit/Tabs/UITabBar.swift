public import Foundation

/// A bar at the bottom of the screen with items, one of which can be selected.
@preconcurrency @MainActor
open class UITabBar: UIView, BarPartObserver {
    private let background = BarBackgroundView()
    private var shownDesign = ShownDesign()
    private(set) final var shownItems: [UITabBarItem]?
    private(set) final var itemViews: [TabItemView] = []
    /// The capsule behind the items, in the iOS 26 design.
    final let glass = GlassPieceView(behind: [])
    /// Whether the items are shown. They are missing only after a fault of the system (B16.31).
    final var showsItems = true {
        didSet { if showsItems != oldValue { setNeedsLayout() } }
    }
    private var slots = AppearanceSlots(standard: UITabBarAppearance()) {
        didSet { barPartDidChange() }
    }
    /// The tab bar controller that owns this bar.
    final weak var manager: UITabBarController?

    open weak var delegate: (any UITabBarDelegate)?
    /// The tint colour of unselected items. If nil, they are grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { applyTint() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        insertSubview(background, at: 0)
        slots.standard?.observer = self
        barPartDidChange()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var items: [UITabBarItem]? {
        get {
            switch HeadlessQuirks.itemsOfTabBars {
            case .ofTabs: shownItems
            case .ofListedScreensToo: shownItems.map { $0 + (manager?.listedItems ?? []) }
            case .ofTheBar where manager != nil:
                shownItems?.map { UITabBarItem(title: $0.title, image: $0.image, tag: $0.tag) }
            case .ofTheBar: shownItems
            }
        }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        shownItems?.forEach { $0.observer = nil }
        shownItems = items
        items?.forEach { $0.observer = self }
        if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
        let old = itemViews
        barPartDidChange()
        guard animated, !old.isEmpty else { return }
        itemViews.forEach { $0.alpha = 0 }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
            self.itemViews.forEach { $0.alpha = 1 }
        }
    }

    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { barPartDidChange() } }
    }

    open var standardAppearance: UITabBarAppearance {
        get { slots.standard ?? UITabBarAppearance() }
        set { slots.standard = own(newValue) }
    }

    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { slots.scrollEdge }
        set { slots.scrollEdge = own(newValue) }
    }

    private func own(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
        let copy = appearance?.copy() as UITabBarAppearance?
        copy?.observer = self
        return copy
    }

    /// Whether the background is opaque, so that content need not extend under the bar (B8.34).
    final var showsOpaque: Bool { look.background.onBar.isOpaque(in: traitCollection) }

    /// Whether an appearance paints the background.
    final var isPainted: Bool { look.background.onBar != .transparent }

    private var look: ResolvedAppearance<UITabBarAppearance> {
        resolveAppearance(
            item: AppearanceSlots(), bar: slots, in: BarSituation(isCompact: false, isAtScrollEdge: true))
    }

    final func barPartDidChange() {
        background.apply(look.background.onBar)
        showGlass(under: look.appearance?.background ?? .standard)
        itemViews.forEach { $0.removeFromSuperview() }
        itemViews = (shownItems ?? []).map { TabItemView($0, isSelected: $0 === selectedItem) }
        itemViews.forEach(addSubview)
        applyTint()
        setNeedsLayout()
        manager?.viewIfLoaded?.setNeedsLayout()
    }

    private func applyTint() {
        for view in itemViews {
            view.paint(view.item === selectedItem ? tintColor : unselectedItemTintColor ?? .systemGray)
        }
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, shownDesign.changes() { barPartDidChange() }
    }

    open override func tintColorDidChange() {
        applyTint()
    }

    /// Returns the given width and the height of the bar: 49 points, 50 on a pad, or 32 in a compact height, plus the
    /// safe area below it (B8.8).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight + (manager?.viewIfLoaded ?? self).safeAreaInsets.bottom)
    }

    private var rowHeight: CGFloat {
        if traitCollection.verticalSizeClass == .compact { return 32 }
        return traitCollection.userInterfaceIdiom == .pad ? 50 : 49
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        background.isLineAtTop = true
        if let bar = manager?.verticalBar { return layOutTabs(in: bar) }
        if HeadlessDevice.hasGlass { return layOutFloating() }
        let width = bounds.width / CGFloat(max(1, itemViews.count))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, view) in itemViews.enumerated() {
            let place = isMirrored ? itemViews.count - 1 - index : index
            view.frame = CGRect(
                x: CGFloat(place) * width, y: 0, width: width, height: min(rowHeight, bounds.height))
        }
    }

    private func layOutTabs(in bar: VerticalBar) {
        glass.cover(.zero)
        let room = bounds.inset(by: safeAreaInsets)
        for (index, view) in itemViews.enumerated() {
            view.frame = bar.tab(index, of: itemViews.count, height: rowHeight, in: room)
        }
    }

    /// Selects an item that the user tapped.
    final func selectByTap(_ item: UITabBarItem) {
        if isMinimized { return manager?.setMinimized(false) ?? () }
        if let manager { return manager.selectByTap(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }
}
