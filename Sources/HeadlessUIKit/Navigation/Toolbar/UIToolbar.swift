public import Foundation

/// A row of buttons, usually at the bottom of the screen.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning, BarPartObserver {
    private let background = BarBackgroundView()
    private(set) final var buttons: [BarButtonView] = []
    private var shownItems: [UIBarButtonItem]?
    private var slots = AppearanceSlots(standard: UIToolbarAppearance()) {
        didSet { barPartDidChange() }
    }
    private static let margin: CGFloat = 16
    private static let spacing: CGFloat = 8

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
        let old = buttons
        UIView.performWithoutAnimation { fill() }
        guard animated else { return old.forEach { $0.removeFromSuperview() } }
        buttons.forEach { $0.alpha = 0 }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
            old.forEach { $0.alpha = 0 }
            self.buttons.forEach { $0.alpha = 1 }
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

    final func barPartDidChange() {
        let look = resolveAppearance(
            item: AppearanceSlots(), bar: slots, in: BarSituation(isCompact: isCompact, isAtScrollEdge: true))
        background.apply(look.background)
        let old = buttons
        fill()
        old.forEach { $0.removeFromSuperview() }
    }

    private func fill() {
        buttons = (shownItems ?? []).map { BarButtonView($0) }
        buttons.forEach(addSubview)
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        buttons.forEach { $0.applyTint() }
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
        let widths = buttons.map { $0.isFlexible ? 0 : $0.sizeThatFits(bounds.size).width }
        let gaps = CGFloat(max(0, buttons.count - 1)) * Self.spacing
        let springs = buttons.filter(\.isFlexible).count
        let free = max(0, bounds.width - 2 * Self.margin - gaps - widths.reduce(0, +))
        var x = Self.margin
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (button, own) in zip(buttons, widths) {
            let width = button.isFlexible ? free / CGFloat(springs) : own
            let left = isMirrored ? bounds.width - x - width : x
            button.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            x += width + Self.spacing
        }
    }
}

extension BarButtonView {
    /// Whether the button takes the remaining width. A flexible space and a search bar do.
    fileprivate var isFlexible: Bool { item?.systemItem == .flexibleSpace || item?.customView is UISearchBar }
}
