public import Foundation

/// A row of buttons, usually at the bottom of the screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarPartObserver {
    private let background = BarBackgroundView()
    private var shownDesign = ShownDesign()
    private(set) final var buttons: [BarButtonView] = []
    /// The glass behind the buttons. There is none in the classic design.
    private(set) final var pieces: [GlassPieceView] = []
    private var shownItems: [UIBarButtonItem]?
    private var slots = AppearanceSlots(standard: UIToolbarAppearance()) {
        didSet { barPartDidChange() }
    }

    open weak var delegate: (any UIToolbarDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        insertSubview(background, at: 0)
        slots.standard?.observer = self
        barPartDidChange()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var items: [UIBarButtonItem]? {
        get { shownItems }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items. If animated, the new items cross-fade with the old ones.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        shownItems?.forEach { $0.observer = nil }
        shownItems = items
        items?.forEach { $0.observer = self }
        let old = itemViews
        UIView.performWithoutAnimation { fill() }
        guard animated else { return old.forEach { $0.removeFromSuperview() } }
        itemViews.forEach { $0.alpha = 0 }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
            old.forEach { $0.alpha = 0 }
            self.itemViews.forEach { $0.alpha = 1 }
        } completion: { _ in
            old.forEach { $0.removeFromSuperview() }
        }
    }

    open var standardAppearance: UIToolbarAppearance {
        get { slots.standard ?? UIToolbarAppearance() }
        set { slots.standard = own(newValue) }
    }

    open var compactAppearance: UIToolbarAppearance? {
        get { slots.compact }
        set { slots.compact = own(newValue) }
    }

    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { slots.scrollEdge }
        set { slots.scrollEdge = own(newValue) }
    }

    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { slots.compactScrollEdge }
        set { slots.compactScrollEdge = own(newValue) }
    }

    private func own(_ appearance: UIToolbarAppearance?) -> UIToolbarAppearance? {
        let copy = appearance?.copy() as UIToolbarAppearance?
        copy?.observer = self
        return copy
    }

    open var barPosition: UIBarPosition {
        guard let delegate else { return .bottom }
        return OptionalMethod.ask(delegate) { delegate.position(for: self) }.value ?? .bottom
    }

    private var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

    private var look: BarBackground {
        resolveAppearance(
            item: AppearanceSlots(), bar: slots, in: BarSituation(isCompact: isCompact, isAtScrollEdge: true)
        ).background.onBar
    }

    /// Whether an appearance paints the background.
    final var isPainted: Bool { look != .transparent }

    final func barPartDidChange() {
        background.apply(look)
        let old = itemViews
        fill()
        old.forEach { $0.removeFromSuperview() }
    }

    /// On iOS 26 one item without glass can take the glass of all (B17.38).
    private var showsGlass: Bool {
        let isFaulty = HeadlessQuirks.bareItemsHideToolbarGlass && HeadlessDevice.current.systemVersion == 26
        return HeadlessDevice.hasGlass && !(isFaulty && buttons.contains { $0.item?.hidesSharedBackground == true })
    }

    private var itemViews: [UIView] { pieces + buttons }

    private func fill() {
        buttons = (shownItems ?? []).map { BarButtonView($0, isOnGlass: HeadlessDevice.hasGlass) }
        pieces = showsGlass ? GlassPieceView.pieces(behind: buttons) : []
        pieces.forEach { $0.applyTint(of: self) }
        itemViews.forEach(addSubview)
        setNeedsLayout()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, shownDesign.changes() { barPartDidChange() }
    }

    open override func tintColorDidChange() {
        buttons.forEach { $0.applyTint() }
        pieces.forEach { $0.applyTint(of: self) }
    }

    /// 44 points, or 32 with a compact height (B8.8).
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: isCompact ? 32 : 44)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let below = max(0, (superview?.bounds.maxY ?? frame.maxY) - frame.maxY)
        let extends = barPosition == .bottom && superview != nil
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + (extends ? below : 0))
        background.isLineAtTop = barPosition == .bottom
        let spans = buttons.map {
            ToolbarSpan($0, width: $0.sizeThatFits(bounds.size).width, joinsNext: pieces.joinsWithNext($0))
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let places = ToolbarSpan.places(
            of: spans, in: bounds.size, HeadlessDevice.current.design, isMirrored: isMirrored)
        for (button, place) in zip(buttons, places) { button.frame = place }
        pieces.forEach { $0.coverButtons(margin: ToolbarSpan.glassMargin) }
    }
}
