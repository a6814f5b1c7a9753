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
        didSet { if stackState != oldValue { stateDidChange() } }
    }

    private weak var bar: UINavigationBar?
    private weak var forwarded: (any UINavigationBarDelegate)?
    private var shown = BarLook.system
    private let painting = BarPainting()
    private var lease: AppearanceLease?
    private var original: BarOriginal?
    /// As long as UIKit's own change of items takes; there is no public figure.
    private static let duration: TimeInterval = 0.35

    /// Carries a bar that is in its view already.
    public init(for bar: UINavigationBar, stackState: BarState = BarState()) {
        self.bar = bar
        self.stackState = stackState
        super.init()
        forwarded = bar.delegate
        bar.delegate = self
        stateDidChange()
    }

    /// Sets the items, as the bar's own `setItems(_:animated:)` does, with the background going along.
    public func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        let target = items?.last
        if animated, let target, target !== bar?.topItem { carry(to: target) }
        bar?.setItems(items, animated: animated)
        if !animated { settle() }
    }

    /// Takes everything of Baton's off the bar and gives the delegate back.
    public func end() {
        if bar?.delegate === self { bar?.delegate = forwarded }
        apply(.system, to: nil)
    }

    func stateDidChange() {
        guard let item = bar?.topItem else { return apply(.system, to: nil) }
        apply(look(of: item), to: item)
    }

    func alphaDidChange(on item: UINavigationItem) {
        stateDidChange()
    }

    private func look(of item: UINavigationItem) -> BarLook {
        BarLook(item.barState.over(stackState), isCompact: bar?.traitCollection.verticalSizeClass == .compact)
    }

    private func carry(to item: UINavigationItem) {
        guard bar?.window != nil else { return }
        UIView.animate(withDuration: Self.duration) { self.apply(self.look(of: item), to: item) }
    }

    private func settle() {
        painting.backdrop?.stop()
        UIView.performWithoutAnimation { stateDidChange() }
    }

    private func apply(_ look: BarLook, to item: UINavigationItem?) {
        guard let bar else { return }
        let start = UIView.inheritedAnimationDuration > 0 ? shown : look
        shown = look
        UIView.performWithoutAnimation { dress(item, look, in: bar) }
        if look.needsBackdrop || start.needsBackdrop { need(below: bar) }
        painting.settle(from: start, to: look)
        let touches = look.isHidden || look.tint != nil
        if touches { original = original ?? BarOriginal(of: bar) }
        original?.apply(look, to: bar)
        if !touches { original = nil }
        item?.barCarrier = self
    }

    private func dress(_ item: UINavigationItem?, _ look: BarLook, in bar: UINavigationBar) {
        if lease?.item !== item || !look.writesAppearances {
            lease?.end(in: bar)
            lease = nil
        }
        guard let item, look.writesAppearances else { return }
        lease?.update(look, in: bar)
        lease = lease ?? AppearanceLease(on: item, in: bar, look: look)
    }

    private func need(below bar: UINavigationBar) {
        painting.need(
            BarSeat(below: bar, at: bar.barPosition == .topAttached ? .top : nil),
            hearing: BarHearing(
                onLayout: { [weak self] in self?.reconcile() },
                onMove: { [weak self] in if $0 { self?.reconcile() } }))
    }

    private func reconcile() {
        guard let item = bar?.topItem, painting.backdrop?.layer.animationKeys()?.isEmpty ?? true else { return }
        guard look(of: item) != shown else { return }
        apply(look(of: item), to: item)
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
        carry(to: item)
        return true
    }

    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        settle()
        let tell: ((UINavigationBar, UINavigationItem) -> Void)? = forwarded?.navigationBar(_:didPush:)
        tell?(navigationBar, item)
    }

    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        let ask: ((UINavigationBar, UINavigationItem) -> Bool)? = forwarded?.navigationBar(_:shouldPop:)
        guard ask?(navigationBar, item) ?? true else { return false }
        if let next = navigationBar.backItem { carry(to: next) }
        return true
    }

    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
        settle()
        let tell: ((UINavigationBar, UINavigationItem) -> Void)? = forwarded?.navigationBar(_:didPop:)
        tell?(navigationBar, item)
    }
}
