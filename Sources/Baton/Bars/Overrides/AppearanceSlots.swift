import UIKit

/// An appearance for some of the four slots, as a value.
struct AppearanceSlots: AppearanceSlotted {
    var standardAppearance: UINavigationBarAppearance?
    var compactAppearance: UINavigationBarAppearance?
    var scrollEdgeAppearance: UINavigationBarAppearance?
    var compactScrollEdgeAppearance: UINavigationBarAppearance?

    /// Returns these appearances over those of the bar, which apply to a slot that an item leaves empty.
    func over(_ bar: UINavigationBar) -> AppearanceSlots {
        AppearanceSlots(
            standardAppearance: standardAppearance ?? bar.standardAppearance,
            compactAppearance: compactAppearance ?? bar.compactAppearance,
            scrollEdgeAppearance: scrollEdgeAppearance ?? bar.scrollEdgeAppearance,
            compactScrollEdgeAppearance: compactScrollEdgeAppearance ?? bar.compactScrollEdgeAppearance)
    }

    /// Returns the appearance that applies above content (B8.40).
    func aboveContent(in bar: UINavigationBar) -> UINavigationBarAppearance {
        bar.appearanceAboveContent { self[$0] }
    }

    /// Returns the appearance that applies at the scroll edge, or nil where UIKit shows no background there (B8.40, B8.41).
    func atScrollEdge(in bar: UINavigationBar) -> UINavigationBarAppearance? {
        let set = over(bar)
        guard bar.isLow else { return set.scrollEdgeAppearance }
        return set.compactScrollEdgeAppearance ?? set.scrollEdgeAppearance ?? set.compactAppearance
    }

    /// Returns what has to be written for a style. An item with these appearances then resolves to it in all four situations.
    ///
    /// UIKit falls back to the standard slot from any slot that neither the item nor the bar has set. At the scroll edge
    /// it then leaves out background and shadow (B8.41). Such a slot needs no copy.
    /// - Parameter isUnseen: Whether background and shadow are left out.
    func covered(by style: BarItemStyle, isUnseen: Bool, in bar: UINavigationBar) -> AppearanceSlots {
        let set = over(bar)
        var slots = AppearanceSlots()
        for slot in AppearanceSlot.all { slots[slot] = set[slot]?.copy(for: style, isUnseen: isUnseen) }
        return slots
    }
}

extension UINavigationBar {
    /// Whether the compact appearances apply.
    fileprivate var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    /// Returns the appearance that applies above content, for an item with its own appearances (B8.40). Only the slots that
    /// matter are read.
    func appearanceAboveContent(
        _ own: (AppearanceSlot) -> UINavigationBarAppearance?
    ) -> UINavigationBarAppearance {
        (isLow ? own(.compact) ?? compactAppearance : nil) ?? own(.standard) ?? standardAppearance
    }
}

extension UINavigationBarAppearance {
    /// Returns a copy with a style written to it, and without background and shadow if `isUnseen` is true.
    func copy(for style: BarItemStyle, isUnseen: Bool) -> UINavigationBarAppearance {
        let copy = UINavigationBarAppearance(barAppearance: self)
        if isUnseen { copy.configureWithTransparentBackground() }
        style.write(to: copy)
        return copy
    }
}

extension UIBarAppearance {
    /// Returns whether the background is opaque (B8.34). An opaque image cannot be recognized and does not count.
    func isOpaque(in traits: UITraitCollection) -> Bool {
        guard backgroundEffect == nil, let backgroundColor else { return false }
        return backgroundColor.resolvedColor(with: traits).cgColor.alpha == 1
    }
}
