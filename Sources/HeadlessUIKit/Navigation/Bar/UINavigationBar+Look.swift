import Foundation

/// Everything that appearances, or the properties of the time before them, say of a bar.
struct NavigationBarLook {
    var background: BarBackground
    var title: BarTitleStyle
    /// Whether content need not reach under the bar.
    var isOpaque: Bool
}

/// How a bar's title looks and where it stands.
struct BarTitleStyle {
    var attributes: [NSAttributedString.Key: Any] = [:]
    var largeAttributes: [NSAttributedString.Key: Any] = [:]
    var offset = UIOffset.zero
    var backIndicator: UIImage?
}

extension UINavigationBar {
    var isCompact: Bool {
        traitCollection.verticalSizeClass == .compact
    }

    /// Whether content need not reach under the bar when it shows an item (B8.34).
    final func isOpaque(showing item: UINavigationItem) -> Bool {
        // Content must not jump when it leaves the edge.
        look(of: item, isAtScrollEdge: true).isOpaque
    }

    /// Whether the content of the screen of an item has not come under the bar. Where no scroll view is tracked the
    /// bar counts as being at the edge (B8.42).
    final func isAtScrollEdge(showing item: UINavigationItem?) -> Bool {
        manager?.screen(of: item)?.observableScrollView(for: .top)?.isAtTop ?? true
    }

    /// Where nobody set an appearance object, the older properties count (B8.43).
    final func look(of item: UINavigationItem?, isAtScrollEdge: Bool? = nil) -> NavigationBarLook {
        let own = item?.appearances ?? AppearanceSlots()
        let isAtEdge = isAtScrollEdge ?? self.isAtScrollEdge(showing: item)
        let resolved = resolveAppearance(
            item: own, bar: slots, in: BarSituation(isCompact: isCompact, isAtScrollEdge: isAtEdge))
        if own.isEmpty, !hasAppearance, legacy != LegacyBarLook() {
            let background = legacy.background(isCompact: isCompact) ?? resolved.background
            return NavigationBarLook(
                background: background, title: legacy.title(isCompact: isCompact), isOpaque: !legacy.isTranslucent)
        }
        let appearance = resolved.appearance
        let title = BarTitleStyle(
            attributes: appearance?.titleTextAttributes ?? [:],
            largeAttributes: appearance?.largeTitleTextAttributes ?? [:],
            offset: appearance?.titlePositionAdjustment ?? .zero, backIndicator: appearance?.ownBackIndicator)
        return NavigationBarLook(
            background: resolved.background, title: title, isOpaque: resolved.background.isOpaque(in: traitCollection))
    }

    /// Whether anybody set an appearance object, or changed the one that was there.
    final func findsAppearance() -> Bool {
        let others = [slots.compact, slots.scrollEdge, slots.compactScrollEdge]
        return others.contains { $0 != nil } || slots.standard != UINavigationBarAppearance()
    }
}

extension AppearanceSlots {
    var isEmpty: Bool {
        standard == nil && compact == nil && scrollEdge == nil && compactScrollEdge == nil
    }
}
