public import UIKit

/// Carries the bar of a `UINavigationBar` that stands alone, with a stack of items of its own.
///
/// ```swift
/// let carrier = NavigationBarCarrier(for: bar)
/// bar.pushItem(item, animated: true)
/// ```
///
/// It becomes the bar's delegate; one that was there before goes on being asked, and its veto counts. `setItems` asks
/// nobody, so call it on the carrier. Keep the carrier: a bar holds its delegate weakly.
@MainActor
public final class NavigationBarCarrier: NSObject, BarStateListener {
    /// What the items inherit.
    public var stackState: BarState {
        didSet { if stackState != oldValue { stateDidChange(of: nil) } }
    }

    private weak var forwarded: (any UINavigationBarDelegate)?
    private let renderer: BarRenderer
    private var bar: UINavigationBar? { renderer.bar }
    var overrides: ScreenOverrides { renderer.overrides }
    /// While the bar is on its way, or something is being changed: what is laid out then is no news.
    private var isChanging = false
    private var hasEnded = false
    /// How many changes have been carried, to know the end of the last one.
    private var moves = 0
    /// The item that the bar is on its way to; until it is there `topItem` may be another.
    private weak var coming: UINavigationItem?
    /// As long as UIKit's own change of items takes; there is no public figure.
    private static let duration: TimeInterval = 0.35

    /// Carries a bar that no controller manages.
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
        guard !(bar.delegate is UINavigationController) else {
            hasEnded = true
            return Advice.give(
                about: NavigationBarCarrier.self,
                "It was made for the bar of a navigation controller, which UIKit lets nobody take over, so it does nothing.",
                "Use the stack's transitions, or a BarCarrier in its delegate.")
        }
        forwarded = bar.delegate
        bar.delegate = self
        stateDidChange(of: nil)
    }

    /// Sets the items, as the bar's own `setItems(_:animated:)` does, with the background going along.
    public func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let target = items?.last
        let isCarried = animated && target !== bar?.topItem && carry(to: target)
        bar?.setItems(items, animated: animated)
        guard !isCarried else { return }
        coming = nil
        settle(on: target)
    }

    /// Takes everything of Baton's off the bar and gives the delegate back.
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
        return BarLook(item.barState.over(stackState), isCompact: bar?.traitCollection.verticalSizeClass == .compact)
    }

    /// Turns into the bar of another item, if that can be seen.
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

    /// The bar has come to rest on an item, if that is the one that it is on its way to.
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

    /// The bar was laid out, or has come into a window.
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
