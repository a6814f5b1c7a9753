public import UIKit

/// Carries the look of a standalone `UINavigationBar`, which has its own stack of items.
///
/// ```swift
/// let carrier = NavigationBarCarrier(for: bar)
/// bar.pushItem(item, animated: true)
/// ```
///
/// The carrier becomes the bar's delegate. It forwards every call to the previous delegate, which can still refuse a
/// push or a pop. The bar's own `setItems` calls no delegate method, so call `setItems` on the carrier. Keep the
/// carrier: a bar holds its delegate weakly.
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
    /// Whether the carrier is changing the bar. During the change, layout of the backdrop is ignored.
    private var isChanging = false
    private var hasEnded = false
    /// The number of changes carried so far, to recognize the end of the last one.
    private var moves = 0
    /// The item that the bar is changing to. Until the change ends, `topItem` may be another item.
    private weak var coming: UINavigationItem?
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
    }

    private func takeOver(_ bar: UINavigationBar) {
        guard !isManaged(bar) else {
            hasEnded = true
            return Advice.give(
                about: NavigationBarCarrier.self,
                "The delegate of a navigation controller's bar cannot be replaced, so the carrier does nothing.",
                "Set the navigation controller's transitions, or use a BarCarrier in its delegate.")
        }
        forwarded = bar.delegate
        bar.delegate = self
        stateDidChange(of: nil)
    }

    /// Returns whether a navigation controller manages a bar. The bar is then in the controller's own view.
    private func isManaged(_ bar: UINavigationBar) -> Bool {
        let controller = bar.superview?.next as? UINavigationController
        return bar.delegate is UINavigationController || controller?.navigationBar === bar
    }

    /// Sets the items like the bar's own `setItems(_:animated:)`, and animates the background along with them.
    public func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let target = items?.last
        let isCarried = animated && target !== bar?.topItem && carry(to: target)
        bar?.setItems(items, animated: animated)
        guard !isCarried else { return }
        coming = nil
        settle(on: target)
    }

    /// Removes everything that Baton has painted or overridden on the bar, and restores the delegate.
    public func end() {
        guard !hasEnded else { return }
        hasEnded = true
        if bar?.delegate === self { bar?.delegate = forwarded }
        show(.system, on: nil)
    }

    func stateDidChange(of item: UINavigationItem?) {
        guard !hasEnded, coming == nil, item == nil || item === bar?.topItem else { return }
        show(look(of: bar?.topItem), on: bar?.topItem)
    }

    func alphaDidChange(on item: UINavigationItem) {
        guard !hasEnded, coming == nil, item === bar?.topItem,
            renderer.fade(to: item.barState.backgroundAlpha ?? stackState.backgroundAlpha)
        else { return stateDidChange(of: item) }
    }

    private func look(of item: UINavigationItem?) -> BarLook {
        guard let item else { return .system }
        return renderer.look(of: item, item.barState.over(stackState))
    }

    /// Animates to the look of another item. Returns false if the change would not be visible.
    private func carry(to item: UINavigationItem?) -> Bool {
        guard !hasEnded, let item, bar?.window != nil else { return false }
        let look = look(of: item)
        moves += 1
        coming = item
        item.belong(to: self)
        UIView.performWithoutAnimation { _ = renderer.style(item, for: look) }
        UIView.animate(withDuration: Self.duration) {
            self.change { self.renderer.settle(in: look) }
        } completion: { [moves] _ in
            if moves == self.moves { self.settle(on: self.bar?.topItem) }
        }
        return true
    }

    /// Brings the bar to rest, unless it is changing to an item other than this one.
    private func settle(on item: UINavigationItem?) {
        guard !hasEnded, coming == nil || coming === item else { return }
        coming = nil
        renderer.painting.backdrop?.stop()
        UIView.performWithoutAnimation { stateDidChange(of: nil) }
    }

    private func show(_ look: BarLook, on item: UINavigationItem?) {
        item?.belong(to: self)
        change {
            UIView.performWithoutAnimation {
                overrides.end(besides: item, look)
                if let item { renderer.style(item, for: look) }
            }
            renderer.settle(in: look)
        }
    }

    private func change(_ changes: () -> Void) {
        isChanging = true
        changes()
        isChanging = false
    }

    /// Called when the backdrop was laid out or has entered a window.
    private func reconcile() {
        renderer.painting.fit()
        guard !hasEnded, coming == nil, !isChanging, renderer.painting.backdrop?.layer.animationKeys()?.isEmpty ?? true,
            look(of: bar?.topItem) != renderer.shown
        else { return }
        stateDidChange(of: nil)
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
