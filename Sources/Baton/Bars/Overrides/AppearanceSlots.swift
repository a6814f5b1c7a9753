import UIKit

/// An appearance for some of the four slots of an item.
struct AppearanceSlots {
    private var standard: UINavigationBarAppearance?
    private var compact: UINavigationBarAppearance?
    private var scrollEdge: UINavigationBarAppearance?
    private var compactScrollEdge: UINavigationBarAppearance?

    subscript(slot: AppearanceSlot) -> UINavigationBarAppearance? {
        get {
            switch slot {
            case .standard: standard
            case .compact: compact
            case .scrollEdge: scrollEdge
            case .compactScrollEdge: compactScrollEdge
            }
        }
        set {
            switch slot {
            case .standard: standard = newValue
            case .compact: compact = newValue
            case .scrollEdge: scrollEdge = newValue
            case .compactScrollEdge: compactScrollEdge = newValue
            }
        }
    }

    /// Returns the appearance that is set for a slot, by an item with these appearances or by its bar.
    @MainActor
    func set(for slot: AppearanceSlot, in bar: UINavigationBar) -> UINavigationBarAppearance? {
        self[slot] ?? bar[slot]
    }

    /// Returns the appearance above content (B8.40).
    @MainActor
    func aboveContent(in bar: UINavigationBar) -> UINavigationBarAppearance {
        let low = bar.traitCollection.verticalSizeClass == .compact ? set(for: .compact, in: bar) : nil
        return low ?? self[.standard] ?? bar.standardAppearance
    }

    /// Returns the appearance of the scroll edge, or nil where UIKit shows no background there (B8.40, B8.41).
    @MainActor
    func atScrollEdge(in bar: UINavigationBar) -> UINavigationBarAppearance? {
        let edge = set(for: .scrollEdge, in: bar)
        guard bar.traitCollection.verticalSizeClass == .compact else { return edge }
        return set(for: .compactScrollEdge, in: bar) ?? edge ?? set(for: .compact, in: bar)
    }

    /// Returns what has to be written for a look. An item with these appearances then resolves to the look in all four
    /// situations.
    ///
    /// UIKit falls back to the standard slot from any slot that neither the item nor the bar has set. At the scroll edge
    /// it then leaves out background and shadow (B8.41). Such a slot needs no copy, unless low bars have another offset.
    @MainActor
    func covered(for look: BarLook, in bar: UINavigationBar, _ copies: AppearanceCopies) -> AppearanceSlots {
        let low = look.itemStyle.forCompactHeight
        let isLowDifferent = low.titleOffset != look.itemStyle.titleOffset
        let plain = self[.standard] ?? bar.standardAppearance
        let edge = set(for: .scrollEdge, in: bar)
        let compact = set(for: .compact, in: bar)
        var slots = AppearanceSlots()
        slots.standard = copies.copy(of: plain, for: look.itemStyle, isUnseen: look.isPainted)
        slots.scrollEdge = edge.map { copies.copy(of: $0, for: look.itemStyle, isUnseen: look.isPainted) }
        if let source = compact ?? (isLowDifferent ? plain : nil) {
            slots.compact = copies.copy(of: source, for: low, isUnseen: look.isPainted)
        }
        let lowEdge = set(for: .compactScrollEdge, in: bar)
        if let source = lowEdge ?? (isLowDifferent ? edge ?? compact : nil) {
            slots.compactScrollEdge = copies.copy(of: source, for: low, isUnseen: look.isPainted)
        } else if isLowDifferent {
            // The new compact appearance would otherwise apply at the scroll edge too, with its background.
            slots.compactScrollEdge = copies.copy(of: plain, for: low, isUnseen: true)
        }
        return slots
    }
}

extension UIBarAppearance {
    /// Returns whether the background is opaque (B8.34). An opaque image cannot be recognized and does not count.
    func isOpaque(in traits: UITraitCollection) -> Bool {
        guard backgroundEffect == nil, let backgroundColor else { return false }
        return backgroundColor.resolvedColor(with: traits).cgColor.alpha == 1
    }

    /// Returns a copy without a visible background and shadow line.
    func unseen() -> Self {
        let unseen = copy()
        unseen.configureWithTransparentBackground()
        return unseen
    }
}
