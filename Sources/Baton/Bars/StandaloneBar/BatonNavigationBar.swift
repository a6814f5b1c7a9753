public import UIKit

/// A navigation bar that passes touches through to the content where the bar is clear. Its buttons and the app's own
/// views in it still receive touches.
///
/// Use it with `UINavigationController(navigationBarClass: BatonNavigationBar.self, toolbarClass: nil)`, or with
/// `BatonNavigationController`, which creates one. A standalone bar of this class also calls its `NavigationBarCarrier`
/// when the app replaces its items or its delegate.
open class BatonNavigationBar: UINavigationBar {
    /// The carrier of a standalone bar.
    weak var loneCarrier: NavigationBarCarrier?

    // MARK: Touches

    /// Returns nil where a touch is meant for the content below a clear bar.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return letsTouchesThrough && !isMeantForTheBar(hit, at: point) ? nil : hit
    }

    /// Whether the bar is clear. Without a carrier, UIKit draws its own background whatever the state says.
    private var letsTouchesThrough: Bool {
        guard let item = topItem, let carrier = item.barCarrier else { return false }
        let look = BarLook(item.barState.over(carrier.stackState), in: BarCircumstances(isCompact: isLow))
        let isFaded = look.backgroundAlpha == 0 && (look.isPainted || BarDesign.current == .classic)
        return look.background == .clear || isFaded
    }

    /// Returns whether a touch is on a control, on a view with gesture recognizers, or on a view that the app has put into
    /// the bar. All other views of the bar are empty space, however small they are.
    private func isMeantForTheBar(_ hit: UIView, at point: CGPoint) -> Bool {
        let path = sequence(first: hit, next: \.superview).prefix { $0 !== self }
        if path.contains(where: { $0 is UIControl || $0.gestureRecognizers?.contains(where: \.isEnabled) == true }) {
            return true
        }
        return [topItem, backItem].compactMap { $0 }.flatMap(\.ownViews).contains { view in
            view.isDescendant(of: self) && view.point(inside: convert(point, to: view), with: nil)
        }
    }

    // MARK: Items and delegate

    /// The items of the bar. A standalone bar shows the state of the new top item.
    open override var items: [UINavigationItem]? {
        get { super.items }
        set {
            guard loneCarrier == nil else { return setItems(newValue, animated: false) }
            super.items = newValue
        }
    }

    /// Replaces the items. A standalone bar animates its background along with them.
    open override func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        guard let loneCarrier else { return super.setItems(items, animated: animated) }
        loneCarrier.carry(to: items?.last, animated: animated) { super.setItems(items, animated: animated) }
    }

    /// The delegate of the bar. For a standalone bar with a carrier, it is the carrier.
    open override var delegate: (any UINavigationBarDelegate)? {
        get { super.delegate }
        set {
            super.delegate = newValue
            loneCarrier?.verifyDelegate()
        }
    }
}

extension UINavigationItem {
    fileprivate var ownViews: [UIView] {
        var buttons = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
        var views = [titleView, searchController?.searchBar]
        if #available(iOS 16, *) {
            let pinned = [pinnedTrailingGroup].compactMap { $0 }
            let groups = leadingItemGroups + centerItemGroups + trailingItemGroups + pinned
            buttons += groups.flatMap { $0.barButtonItems + [$0.representativeItem].compactMap { $0 } }
        }
        if #available(iOS 26, *) { views += [subtitleView, largeSubtitleView] }
        return (views + buttons.map(\.customView)).compactMap { $0 }
    }
}
