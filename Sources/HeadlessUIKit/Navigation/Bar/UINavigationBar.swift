public import Foundation

/// A bar that shows the title and buttons of the top item of a stack, over one background.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, BarPartObserver, NavigationItemObserver {
    private let background = BarBackgroundView()
    private var shownDesign = ShownDesign()
    private(set) final var painted = BarBackground.transparent
    /// The height of the background during a move to other items, if it is not that of the bar.
    final var movedHeight: CGFloat?
    private(set) final var content: BarContentView?
    private(set) final var shownItems = NavigationItems.own([])
    /// The top item and the one below it, which this bar observes. Changes of the others are not visible.
    private final var observed: [UINavigationItem] = []
    private(set) final var moving: BarMove?
    /// The search bars in the bar: that of the top item, and during a move that of the next one.
    final var palettes: [SearchPalette] = []
    private var isAtEdge = true
    /// The item that the bar shows by mistake, until the top item is set anew (B2.27).
    final var mistakenItem: UINavigationItem? {
        didSet { if mistakenItem !== oldValue { bringUpToDate() } }
    }
    private final var position = UIBarPosition.top
    private weak var ownDelegate: (any UINavigationBarDelegate)?
    final var slots = AppearanceSlots(standard: UINavigationBarAppearance()) {
        didSet { barPartDidChange() }
    }
    /// Whether the app has set or changed an appearance object. Each lookup of the appearance needs it, so it is stored
    /// and updated only when an appearance object changes.
    private(set) final var hasAppearance = false
    /// The properties that existed before appearance objects.
    final var legacy = LegacyBarLook() {
        didSet { if legacy != oldValue { bringUpToDate() } }
    }
    /// The navigation controller that manages this bar (B1.71).
    final weak var manager: UINavigationController?
    final var isBeingPlaced = false

    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { bringUpToDate() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        insertSubview(background, at: 0)
        slots.standard?.observer = self
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The delegate of the bar. For a navigation controller's bar, it is the navigation controller (B1.71).
    open var delegate: (any UINavigationBarDelegate)? {
        get { manager.map(\.delegateOfBar) ?? ownDelegate }
        set {
            precondition(
                manager == nil, "The delegate of a navigation controller's bar is the controller: do not set it.")
            ownDelegate = newValue
        }
    }

    /// The buttons in the vertical bar lie outside of the bounds (B21.2).
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let touched = tappedContent.map { $0.point(inside: convert(point, to: $0), with: event) }
        return super.point(inside: point, with: event) || touched == true
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previousTraitCollection else { return bringUpToDate() }
        // The compact appearances apply in a compact height (B8.40).
        if traitCollection.verticalBarEdge != previousTraitCollection.verticalBarEdge
            || traitCollection.verticalSizeClass != previousTraitCollection.verticalSizeClass
        {
            bringUpToDate()
        }
    }

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { shownItems.all }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items. If animated, a new top item is pushed; a top item that was already in the bar is revealed by
    /// a pop (B8.22).
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        replaceItems(with: items ?? [], animated: animated)
    }

    /// Pushes an item, if the delegate allows it (B8.22).
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

    /// Pops the top item, if the delegate allows it (B8.22).
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

    open var topItem: UINavigationItem? { shownItems.top }
    open var backItem: UINavigationItem? { shownItems.back }

    open override func tintColorDidChange() {
        content?.applyTint()
        moving?.target.applyTint()
    }

    final func navigationItemWasSeated(_ item: UINavigationItem) {
        if item === topItem { mistakenItem = nil }
    }

    final func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
        guard item === topItem || item === backItem else { return }
        bringUpToDate()
    }

    final func navigationItemAppearanceDidChange(_ item: UINavigationItem) {
        if item === topItem { bringUpToDate() }
    }

    /// Called when an appearance object was set or changed.
    final func barPartDidChange() {
        hasAppearance = findsAppearance()
        bringUpToDate()
    }

    /// Updates the background and the content after an item or an appearance changed.
    private func bringUpToDate() {
        guard moving == nil else { return }
        isAtEdge = isAtScrollEdge(showing: topItem)
        let look = look(of: topItem)
        paint(look.background)
        replaceContent(look)
        manager?.titleScrollView(of: topItem)?.followBars()
        manager?.viewIfLoaded?.setNeedsLayout()
    }

    /// Updates the appearance when the content reaches or leaves the scroll edge (B8.40).
    final func contentHasMoved() {
        if isAtEdge != isAtScrollEdge(showing: topItem) { bringUpToDate() }
    }

    // MARK: Position

    /// The position of the bar. A navigation controller's bar always extends to the top edge of the screen (B8.60).
    open var barPosition: UIBarPosition { manager == nil ? position : .topAttached }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, shownDesign.changes() { barPartDidChange() }
        guard window != nil, manager == nil, let delegate else { return }
        let answer = OptionalMethod.ask(delegate) { delegate.position(for: self) }.value
        position = answer ?? .top
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: metrics(for: manager?.sizingItems ?? shownItems).height)
    }

    /// A vertical move of the bar changes the height of its background, which extends upwards.
    open override var frame: CGRect {
        didSet {
            if frame.minY != oldValue.minY { setNeedsLayout() }
            if frame != oldValue { adviseOfManager(instead: "frame") }
        }
    }

    open override var bounds: CGRect {
        didSet { if bounds != oldValue { adviseOfManager(instead: "bounds") } }
    }

    open override var alpha: CGFloat {
        didSet { if alpha != oldValue { adviseOfManager(instead: "alpha") } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let above = barPosition == .topAttached ? max(0, frame.minY) : 0
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: backgroundHeight + above)
        background.isLineAtTop = barPosition == .bottom
        content?.frame = bounds
        if moving == nil { content?.isTitleInContent = manager?.titleScrollView(of: topItem) != nil }
        if moving == nil { content?.metrics = metrics(for: shownItems) }
        moving?.target.frame = bounds
        layOutSearch()
    }

    // MARK: Appearance

    open var standardAppearance: UINavigationBarAppearance {
        get { slots.standard ?? UINavigationBarAppearance() }
        set { slots.standard = own(newValue, as: .standard) }
    }

    open var compactAppearance: UINavigationBarAppearance? {
        get { slots.compact }
        set { slots.compact = own(newValue, as: .compact) }
    }

    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { slots.scrollEdge }
        set { slots.scrollEdge = own(newValue, as: .scrollEdge) }
    }

    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { slots.compactScrollEdge }
        set { slots.compactScrollEdge = own(newValue, as: .compactScrollEdge) }
    }

    open var barStyle: UIBarStyle {
        get { legacy.style }
        set {
            legacy.style = newValue
            manager?.setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// Whether the bar is translucent. The default is true, or false with an opaque background image (B8.31).
    open var isTranslucent: Bool {
        get { legacy.isTranslucent(at: barPosition) }
        set { legacy.wantedTranslucency = newValue }
    }

    open var barTintColor: UIColor? {
        get { legacy.tint }
        set { legacy.tint = newValue }
    }

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }

    /// Sets the background image for one position of the bar.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        var images = legacy.backgroundImages[barPosition] ?? [:]
        images[barMetrics] = backgroundImage
        legacy.backgroundImages[barPosition] = images.isEmpty ? nil : images
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: .any, barMetrics: barMetrics)
    }

    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        legacy.backgroundImages[barPosition]?[barMetrics]
    }

    open var shadowImage: UIImage? {
        get { legacy.shadowImage }
        set { legacy.shadowImage = newValue }
    }

    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.titleAttributes }
        set { legacy.titleAttributes = newValue }
    }

    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { legacy.largeTitleAttributes }
        set { legacy.largeTitleAttributes = newValue }
    }

    /// Sets the vertical offset of the title. Nothing else moves (B8.27).
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        legacy.titleOffsets[barMetrics] = adjustment
    }

    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        legacy.titleOffsets[barMetrics] ?? 0
    }

    open var backIndicatorImage: UIImage? {
        get { legacy.backIndicator }
        set { legacy.backIndicator = newValue }
    }

    open var backIndicatorTransitionMaskImage: UIImage? {
        get { legacy.backIndicatorMask }
        set { legacy.backIndicatorMask = newValue }
    }

    // MARK: Displaying items

    /// Shows items without a transition.
    final func show(_ items: NavigationItems) {
        let visible = [items.back, items.top].compactMap { $0 }
        guard moving == nil, content == nil || observed != visible || !shownItems.isSame(as: items) else { return }
        for item in observed where item.observer === self { item.observer = nil }
        mistakenItem = nil
        shownItems = items
        observed = visible
        for item in visible { item.observer = self }
        bringUpToDate()
    }

    /// Begins a move to other items. The new content is added and stays invisible until the move is performed.
    final func beginMove(
        to items: NavigationItems, _ operation: UINavigationController.Operation, _ kind: BarMoveKind
    ) -> BarMove {
        let look = look(of: items.top)
        mistakenItem = nil
        let target = makeContent(for: items, look)
        target.frame = bounds
        target.searchWidth = searchWidth(of: items)
        addSubview(target)
        prepareSearch(of: items)
        let move = BarMove(
            bar: self, from: content, target: target, targetItems: items, background: look.background,
            kind: kind, travel: kind.slides ? (operation == .push ? 1 : -1) : 0)
        if HeadlessDevice.hasGlass { snapBackground(to: look.background, for: items) }
        // During a pop the outgoing item stays until the end (B1.70).
        if operation == .push { shownItems = items }
        moving = move
        return move
    }

    /// The content whose buttons can be tapped: during a transition, that of the incoming screen.
    final var tappedContent: BarContentView? { moving?.target ?? content }

    final func paint(_ background: BarBackground) {
        painted = background
        self.background.apply(background)
    }

    /// Ends the move and removes the old content, whether the transition completed or was cancelled.
    final func endMove() {
        moving = nil
        movedHeight = nil
        content?.removeFromSuperview()
        content = nil
    }

    private func replaceContent(_ look: NavigationBarLook) {
        let fresh = makeContent(for: shownItems, look)
        content?.removeFromSuperview()
        content = fresh
        fresh.frame = bounds
        fresh.searchWidth = searchWidth(of: shownItems)
        addSubview(fresh)
        showSearch(of: shownItems)
        // Lay out now: the content may be added after the layout pass of this turn, and must not appear for a frame
        // without layout. Only the content: layout of the stack would begin a waiting change, maybe without animation.
        fresh.layoutSubtree()
    }

    private func makeContent(for items: NavigationItems, _ look: NavigationBarLook) -> BarContentView {
        let content = BarContentView(
            item: mistakenItem ?? items.top, backItem: mistakenItem == nil ? items.back : nil, style: look.title,
            metrics: metrics(for: items))
        content.isTitleInContent = manager?.titleScrollView(of: items.top) != nil
        return content
    }
}
