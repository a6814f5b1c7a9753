public import Foundation

/// Shows the titles and buttons of a stack of items over one background.
@preconcurrency @MainActor
open class UINavigationBar: UIView, BarPartObserver, NavigationItemObserver {
    private let background = BarBackgroundView()
    private var content: BarContentView?
    private var shownItems: [UINavigationItem] = []
    private var moving: BarMove?
    private var slots = AppearanceSlots(standard: UINavigationBarAppearance()) {
        didSet { barPartDidChange() }
    }
    /// The navigation controller whose bar this is (B1.71).
    final weak var manager: UINavigationController?

    public required override init(frame: CGRect) {
        super.init(frame: frame)
        insertSubview(background, at: 0)
        slots.standard?.observer = self
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { shownItems }
        set { show(newValue ?? []) }
    }

    open var topItem: UINavigationItem? { shownItems.last }
    open var backItem: UINavigationItem? { shownItems.dropLast().last }

    // MARK: Appearance

    open var standardAppearance: UINavigationBarAppearance {
        get { slots.standard ?? UINavigationBarAppearance() }
        set { slots.standard = own(newValue) }
    }

    open var compactAppearance: UINavigationBarAppearance? {
        get { slots.compact }
        set { slots.compact = own(newValue) }
    }

    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { slots.scrollEdge }
        set { slots.scrollEdge = own(newValue) }
    }

    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { slots.compactScrollEdge }
        set { slots.compactScrollEdge = own(newValue) }
    }

    /// Values are copied on set; what is changed inside the copy reaches the bar (B8.44).
    private func own(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        let copy = appearance?.copy() as UINavigationBarAppearance?
        copy?.observer = self
        return copy
    }

    open override func tintColorDidChange() {
        content?.applyTint()
        moving?.target.applyTint()
    }

    final func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
        guard item === topItem || item === backItem else { return }
        barPartDidChange()
    }

    /// Brings everything that is shown up to date after an item or an appearance changed.
    final func barPartDidChange() {
        guard moving == nil else { return }
        background.apply(look(of: topItem).background)
        replaceContent()
        manager?.viewIfLoaded?.setNeedsLayout()
    }

    // MARK: Layout

    /// 44 points, 50 on a pad, 32 where height is short (B8.1).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height: CGFloat = isCompact ? 32 : traitCollection.userInterfaceIdiom == .pad ? 50 : 44
        return CGSize(width: size.width, height: height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let above = manager == nil ? 0 : max(0, frame.minY)
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        content?.frame = bounds
        moving?.target.frame = bounds
    }

    private var isCompact: Bool {
        traitCollection.verticalSizeClass == .compact
    }

    // MARK: Showing

    /// Shows items without a transition.
    final func show(_ items: [UINavigationItem]) {
        guard moving == nil else { return }
        for item in shownItems where item.observer === self { item.observer = nil }
        shownItems = items
        items.forEach { $0.observer = self }
        barPartDidChange()
    }

    /// Starts to move to other items: the new content is there, unseen, until the move performs.
    final func beginMove(
        to items: [UINavigationItem], _ operation: UINavigationController.Operation, slides: Bool
    ) -> BarMove {
        let target = makeContent(for: items)
        target.frame = bounds
        addSubview(target)
        let move = BarMove(
            bar: self, from: content, target: target, background: look(of: items.last).background,
            travel: slides ? (operation == .push ? 1 : -1) : 0)
        // During a pop the outgoing item stays until the end (B1.70).
        if operation == .push { shownItems = items }
        moving = move
        return move
    }

    final func paint(_ background: BarBackground) {
        self.background.apply(background)
    }

    final func endMove() {
        moving = nil
    }

    private func replaceContent() {
        let fresh = makeContent(for: shownItems)
        content?.removeFromSuperview()
        content = fresh
        fresh.frame = bounds
        addSubview(fresh)
        // It may be shown after this turn's layout, and must not be seen for a frame without its places.
        fresh.layoutIfNeeded()
    }

    private func makeContent(for items: [UINavigationItem]) -> BarContentView {
        BarContentView(
            item: items.last, backItem: items.dropLast().last, appearance: look(of: items.last).appearance)
    }

    /// Whether content need not reach under the bar when it shows an item (B8.34).
    final func isOpaque(showing item: UINavigationItem) -> Bool {
        look(of: item).background.isOpaque(in: traitCollection)
    }

    /// No scroll view is tracked, so the bar counts as being at the edge (B8.42).
    private func look(of item: UINavigationItem?) -> ResolvedAppearance<UINavigationBarAppearance> {
        resolveAppearance(
            item: item?.appearances ?? AppearanceSlots(), bar: slots,
            in: BarSituation(isCompact: isCompact, isAtScrollEdge: true))
    }
}
