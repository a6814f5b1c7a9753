public import UIKit

/// Carries the look of a standalone `UINavigationBar`, which has its own stack of items.
///
/// ```swift
/// let carrier = NavigationBarCarrier(for: bar)
/// bar.pushItem(item, animated: true)
/// ```
///
/// The carrier becomes the bar's delegate. It forwards every call to the previous delegate, which can still refuse a
/// push or a pop. Keep the carrier: a bar holds its delegate weakly.
///
/// A `UINavigationBar` does not report that its `items` were replaced. Use a `BatonNavigationBar`, which calls the carrier,
/// or call `setItems` on the carrier.
@MainActor
public final class NavigationBarCarrier: NSObject, BarStateListener {
    /// The state that the items inherit.
    public var stackState: BarState {
        didSet { if stackState != oldValue { stateDidChange(of: nil) } }
    }

    private weak var forwarded: (any UINavigationBarDelegate)?
    private let renderer: BarRenderer
    private var bar: UINavigationBar? { renderer.bar }
    var overrides: ScreenOverrides { renderer.overrides }
    private var state = State.resting
    private var changes = NestedChanges()
    private weak var shownItem: UINavigationItem?

    private enum State: Equatable {
        case resting
        /// The bar is changing to an item. Until the change ends, `topItem` may be another item.
        case moving(to: UINavigationItem)
        case ended
    }

    /// The duration that Baton takes for UIKit's own change of items. The real value is not public.
    private static let duration: TimeInterval = 0.35

    /// Creates a carrier for a bar that no navigation controller manages.
    public init(for bar: UINavigationBar, stackState: BarState = BarState()) {
        self.stackState = stackState
        let placement = BarPlacement(inside: bar) { [weak bar] in
            let above = bar.map { $0.barPosition == .topAttached ? max(0, $0.frame.minY) : 0 }
            return UIEdgeInsets(top: above ?? 0, left: 0, bottom: 0, right: 0)
        }
        renderer = BarRenderer(bar, placement: placement)
        super.init()
        renderer.observer = BackdropObserver(
            onLayout: { [weak self] in self?.reconcile() }, onMove: { [weak self] in if $0 { self?.reconcile() } })
        takeOver(bar)
        BarStateListeners.add(self)
    }

    private func takeOver(_ bar: UINavigationBar) {
        // A navigation controller is the delegate of its bar.
        guard !(bar.delegate is UINavigationController) else {
            state = .ended
            return Advice.give(
                about: NavigationBarCarrier.self,
                "The delegate of a navigation controller's bar cannot be replaced, so the carrier does nothing.",
                "Set the navigation controller's transitions, or use a BarCarrier in its delegate.")
        }
        forwarded = bar.delegate
        bar.delegate = self
        (bar as? BatonNavigationBar)?.loneCarrier = self
        stateDidChange(of: nil)
    }

    /// Sets the items like the bar's own `setItems(_:animated:)`, and animates the background along with them.
    public func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        if let bar = bar as? BatonNavigationBar { return bar.setItems(items, animated: animated) }
        carry(to: items?.last, animated: animated) { [bar] in bar?.setItems(items, animated: animated) }
    }

    /// Carries out a change to an item, with its animation.
    func carry(to item: UINavigationItem?, animated: Bool, _ change: () -> Void) {
        let isCarried = animated && item !== bar?.topItem && carry(to: item)
        change()
        guard !isCarried, verifyDelegate() else { return }
        state = .resting
        settle(on: item)
    }

    /// Removes everything that Baton has painted or overridden on the bar, and restores the delegate.
    public func end() {
        guard state != .ended else { return }
        state = .ended
        if let bar = bar as? BatonNavigationBar { bar.loneCarrier = nil }
        if bar?.delegate === self { bar?.delegate = forwarded }
        write(.system, on: nil)
    }

    // MARK: Receiving changes

    func stateDidChange(of item: UINavigationItem?) {
        guard state == .resting, item == nil || item === bar?.topItem, verifyDelegate() else { return }
        if item != nil { adviseOfReplacedItems() }
        write(look(of: bar?.topItem), on: bar?.topItem)
    }

    func alphaDidChange(on item: UINavigationItem) {
        guard state == .resting, item === bar?.topItem, item === shownItem, bar?.delegate === self,
            renderer.fade(to: item.barState.backgroundAlpha ?? stackState.backgroundAlpha)
        else { return stateDidChange(of: item) }
    }

    /// Called when the backdrop was laid out or has entered a window.
    private func reconcile() {
        renderer.painting.fit()
        guard changes.notice(), state == .resting,
            bar?.topItem !== shownItem || look(of: bar?.topItem) != renderer.shown || bar?.delegate !== self
        else { return }
        adviseOfReplacedItems()
        stateDidChange(of: nil)
    }

    private func adviseOfReplacedItems() {
        guard let bar, bar.topItem !== shownItem, !(bar is BatonNavigationBar) else { return }
        Advice.give(
            about: NavigationBarCarrier.self,
            "The items of a bar were replaced, and UIKit told nobody, so the bar showed a wrong background for a while.",
            "Use a BatonNavigationBar, or call setItems on the carrier.")
    }

    /// Returns whether the carrier is still the delegate. If the app has set another delegate, the carrier ends.
    @discardableResult
    func verifyDelegate() -> Bool {
        guard state != .ended, let bar else { return false }
        if bar.delegate === self { return true }
        Advice.give(
            about: NavigationBarCarrier.self,
            "The delegate of a bar was set after its carrier, so Baton no longer paints the bar.",
            "Set the delegate before the carrier is created: the carrier forwards every call to it.")
        end()
        return false
    }

    // MARK: Showing looks

    private func look(of item: UINavigationItem?) -> BarLook {
        guard let item else { return .system }
        let state = Self.usable(item.barState.over(stackState))
        var circumstances = renderer.circumstances(of: item)
        // Without a scroll view, UIKit's own background is at the scroll edge (B8.42).
        circumstances.coverage = { 0 }
        return renderer.look(of: item, state, in: circumstances)
    }

    /// Animates to the look of another item. Returns false if the change would not be visible.
    private func carry(to item: UINavigationItem?) -> Bool {
        guard verifyDelegate(), let item, bar?.window != nil else { return false }
        let look = look(of: item)
        state = .moving(to: item)
        item.belong(to: self)
        UIView.performWithoutAnimation { _ = renderer.style(item, for: look) }
        UIView.animate(withDuration: Self.duration) {
            self.renderer.settle(in: look)
        } completion: { _ in
            if self.state == .moving(to: item) { self.settle(on: self.bar?.topItem) }
        }
        return true
    }

    /// Brings the bar to rest, unless it is changing to an item other than this one.
    private func settle(on item: UINavigationItem?) {
        if state == .ended { return }
        if case .moving(let target) = state, target !== item { return }
        state = .resting
        renderer.painting.backdrop?.stop()
        UIView.performWithoutAnimation { stateDidChange(of: nil) }
    }

    private func write(_ look: BarLook, on item: UINavigationItem?) {
        let change = changes.begin()
        defer { if changes.end(change) { reconcile() } }
        shownItem = item
        item?.belong(to: self)
        UIView.performWithoutAnimation {
            overrides.end(besides: item, look)
            if let item { renderer.style(item, for: look) }
        }
        renderer.settle(in: look)
    }
}

extension NavigationBarCarrier: UINavigationBarDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition {
        let ask: ((any UIBarPositioning) -> UIBarPosition)? = forwarded?.position(for:)
        return ask?(bar) ?? .top
    }

    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        let ask: ((UINavigationBar, UINavigationItem) -> Bool)? = forwarded?.navigationBar(_:shouldPush:)
        guard ask?(navigationBar, item) ?? true else { return false }
        _ = carry(to: item)
        return true
    }

    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        settle(on: item)
        let tell: ((UINavigationBar, UINavigationItem) -> Void)? = forwarded?.navigationBar(_:didPush:)
        tell?(navigationBar, item)
    }

    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        let ask: ((UINavigationBar, UINavigationItem) -> Bool)? = forwarded?.navigationBar(_:shouldPop:)
        guard ask?(navigationBar, item) ?? true else { return false }
        _ = carry(to: navigationBar.backItem)
        return true
    }

    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        settle(on: navigationBar.topItem)
        let tell: ((UINavigationBar, UINavigationItem) -> Void)? = forwarded?.navigationBar(_:didPop:)
        tell?(navigationBar, item)
    }
}
