public import Foundation

/// Shows the titles and buttons of a stack of items over one background.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning, BarPartObserver, NavigationItemObserver {
    private let background = BarBackgroundView()
    private(set) final var content: BarContentView?
    private(set) final var shownItems: [UINavigationItem] = []
    private(set) final var moving: BarMove?
    private var isAtEdge = true
    private final var position = UIBarPosition.top
    private weak var ownDelegate: (any UINavigationBarDelegate)?
    final var slots = AppearanceSlots(standard: UINavigationBarAppearance()) {
        didSet { barPartDidChange() }
    }
    /// Whether appearance objects are in charge: every look asks, so it is found anew only when one of them changes.
    private(set) final var hasAppearance = false
    /// What is said without an appearance object.
    final var legacy = LegacyBarLook() {
        didSet { if legacy != oldValue { bringUpToDate() } }
    }
    /// The navigation controller whose bar this is (B1.71).
    final weak var manager: UINavigationController?

    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { bringUpToDate() } }
    }

    public required override init(frame: CGRect) {
        super.init(frame: frame)
        insertSubview(background, at: 0)
        slots.standard?.observer = self
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// A navigation controller is its bar's delegate by itself (B1.71).
    open var delegate: (any UINavigationBarDelegate)? {
        get { manager.map { $0 as? any UINavigationBarDelegate } ?? ownDelegate }
        set {
            precondition(
                manager == nil, "The delegate of a navigation controller's bar is the controller: do not set it.")
            ownDelegate = newValue
        }
    }

    // MARK: Items

    open var items: [UINavigationItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }

    /// A new top that was not there comes as a push, one that was as a pop (B8.22).
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        replaceItems(with: items ?? [], animated: animated)
    }

    /// Puts an item on top, if the delegate agrees (B8.22).
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

    /// Takes the top item off, if the delegate agrees (B8.22).
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

    open var topItem: UINavigationItem? { shownItems.last }
    open var backItem: UINavigationItem? { shownItems.dropLast().last }

    open override func tintColorDidChange() {
        content?.applyTint()
        moving?.target.applyTint()
    }

    final func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
        guard item === topItem || item === backItem else { return }
        bringUpToDate()
    }

    /// An appearance was set, or changed inside.
    final func barPartDidChange() {
        hasAppearance = findsAppearance()
        bringUpToDate()
    }

    /// Brings everything that is shown up to date after an item or an appearance changed.
    private func bringUpToDate() {
        guard moving == nil else { return }
        isAtEdge = isAtScrollEdge(showing: topItem)
        let look = look(of: topItem)
        background.apply(look.background)
        replaceContent(look)
        manager?.viewIfLoaded?.setNeedsLayout()
    }

    /// Another appearance applies as soon as content comes under the bar (B8.40).
    final func contentHasMoved() {
        if isAtEdge != isAtScrollEdge(showing: topItem) { bringUpToDate() }
    }

    // MARK: Place

    /// A navigation controller's bar always reaches up to the edge of the screen (B8.60).
    open var barPosition: UIBarPosition { manager == nil ? position : .topAttached }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, manager == nil, let delegate else { return }
        let answer = OptionalMethod.ask(delegate) { delegate.position(for: self) }.value
        position = answer ?? .top
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: metrics(for: manager?.sizingItems ?? shownItems).height)
    }

    /// The background reaches up from wherever the bar is.
    open override var frame: CGRect {
        didSet { if frame.minY != oldValue.minY { setNeedsLayout() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let above = barPosition == .topAttached ? max(0, frame.minY) : 0
        background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        content?.frame = bounds
        if moving == nil { content?.metrics = metrics(for: shownItems) }
        moving?.target.frame = bounds
    }

    // MARK: Look

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

    open var barStyle: UIBarStyle {
        get { legacy.style }
        set {
            legacy.style = newValue
            manager?.setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// True unless somebody says otherwise, or an opaque background image does (B8.31).
    open var isTranslucent: Bool {
        get { legacy.isTranslucent }
        set { legacy.wantedTranslucency = newValue }
    }

    open var barTintColor: UIColor? {
        get { legacy.tint }
        set { legacy.tint = newValue }
    }

    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        legacy.backgroundImages[barMetrics] = backgroundImage
    }

    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        legacy.backgroundImages[barMetrics]
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

    /// Moves the title and nothing else (B8.27).
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

    // MARK: Showing

    /// Shows items without a transition.
    final func show(_ items: [UINavigationItem]) {
        guard moving == nil, content == nil || shownItems != items else { return }
        for item in shownItems where item.observer === self { item.observer = nil }
        shownItems = items
        items.forEach { $0.observer = self }
        bringUpToDate()
    }

    /// Starts to move to other items: the new content is there, unseen, until the move performs.
    final func beginMove(
        to items: [UINavigationItem], _ operation: UINavigationController.Operation, slides: Bool
    ) -> BarMove {
        let look = look(of: items.last)
        let target = makeContent(for: items, look)
        target.frame = bounds
        addSubview(target)
        let move = BarMove(
            bar: self, from: content, target: target, background: look.background,
            travel: slides ? (operation == .push ? 1 : -1) : 0)
        // During a pop the outgoing item stays until the end (B1.70).
        if operation == .push { shownItems = items }
        moving = move
        return move
    }

    final func paint(_ background: BarBackground) {
        self.background.apply(background)
    }

    /// The content that moved is not shown again, whichever way the move went.
    final func endMove() {
        moving = nil
        content?.removeFromSuperview()
        content = nil
    }

    private func replaceContent(_ look: NavigationBarLook) {
        let fresh = makeContent(for: shownItems, look)
        content?.removeFromSuperview()
        content = fresh
        fresh.frame = bounds
        addSubview(fresh)
        // It may be shown after this turn's layout, and must not be seen for a frame without its places.
        fresh.layoutIfNeeded()
    }

    private func makeContent(for items: [UINavigationItem], _ look: NavigationBarLook) -> BarContentView {
        BarContentView(
            item: items.last, backItem: items.dropLast().last, style: look.title, metrics: metrics(for: items))
    }
}
