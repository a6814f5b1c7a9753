import Foundation

/// The resolved appearance of a bar, from appearance objects or from the properties that existed before them.
struct NavigationBarLook {
    var background: BarBackground
    var title: BarTitleStyle
    /// Whether the bar is opaque. Content then does not need to extend under it.
    var isOpaque: Bool
}

/// The appearance and position of a bar's title, and the back indicator image.
struct BarTitleStyle {
    var attributes: [NSAttributedString.Key: Any] = [:]
    var largeAttributes: [NSAttributedString.Key: Any] = [:]
    var subtitleAttributes: [NSAttributedString.Key: Any] = [:]
    var largeSubtitleAttributes: [NSAttributedString.Key: Any] = [:]
    var offset = UIOffset.zero
    var backIndicator: UIImage?
}

extension UINavigationBar {
    var isCompact: Bool {
        traitCollection.verticalSizeClass == .compact
    }

    /// Whether the bar is opaque when it shows an item (B8.34).
    final func isOpaque(showing item: UINavigationItem) -> Bool {
        let own = item.appearances
        if usesLegacyLook(besides: own) { return !legacy.isTranslucent(at: barPosition) }
        // Always use the scroll edge state: the content must not jump when it leaves the edge.
        return resolved(own, isAtScrollEdge: true).background.isOpaque(in: traitCollection)
    }

    /// Whether the content of an item's view controller is at the scroll edge and not under the bar. Without a tracked
    /// scroll view, the bar counts as at the edge (B8.42).
    final func isAtScrollEdge(showing item: UINavigationItem?) -> Bool {
        manager?.screen(of: item)?.observableScrollView(for: .top)?.isAtTop ?? true
    }

    /// Returns the appearance of the bar for an item. If no appearance object was set, the older properties apply
    /// (B8.43).
    final func look(of item: UINavigationItem?) -> NavigationBarLook {
        let own = item?.appearances ?? AppearanceSlots()
        let resolved = resolved(own, isAtScrollEdge: isAtScrollEdge(showing: item))
        if usesLegacyLook(besides: own) {
            let background =
                legacy.background(isCompact: isCompact, at: barPosition) ?? resolved.background.onBar
            return NavigationBarLook(
                background: background, title: legacy.title(isCompact: isCompact),
                isOpaque: !legacy.isTranslucent(at: barPosition))
        }
        let appearance = resolved.appearance
        let title = BarTitleStyle(
            attributes: appearance?.titleTextAttributes ?? [:],
            largeAttributes: appearance?.largeTitleTextAttributes ?? [:],
            subtitleAttributes: appearance?.subtitleTextAttributes ?? [:],
            largeSubtitleAttributes: appearance?.largeSubtitleTextAttributes ?? [:],
            offset: appearance?.titlePositionAdjustment ?? .zero, backIndicator: appearance?.ownBackIndicator)
        return NavigationBarLook(
            background: resolved.background.onBar, title: title,
            isOpaque: resolved.background.isOpaque(in: traitCollection))
    }

    private func resolved(
        _ own: AppearanceSlots<UINavigationBarAppearance>, isAtScrollEdge: Bool
    ) -> ResolvedAppearance<UINavigationBarAppearance> {
        resolveAppearance(
            item: own, bar: slots, in: BarSituation(isCompact: isCompact, isAtScrollEdge: isAtScrollEdge))
    }

    private func usesLegacyLook(besides own: AppearanceSlots<UINavigationBarAppearance>) -> Bool {
        own.isEmpty && !hasAppearance && legacy != LegacyBarLook()
    }

    /// Whether the app has set an appearance object or changed the default one.
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
