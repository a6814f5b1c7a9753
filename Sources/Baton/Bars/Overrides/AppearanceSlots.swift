import UIKit

/// The appearances of an item for some of the four slots.
typealias AppearanceSlots = [AppearanceSlot: UINavigationBarAppearance]

@MainActor
extension AppearanceSlots {
    /// Returns these appearances over those of the bar, which apply to a slot that an item leaves empty.
    func over(_ bar: UINavigationBar) -> AppearanceSlots { bar.appearances.merging(self) { $1 } }

    /// Returns the appearance that applies above content (B8.40).
    func aboveContent(in bar: UINavigationBar) -> UINavigationBarAppearance {
        (bar.isLow ? self[.compact] ?? bar.compactAppearance : nil) ?? self[.standard] ?? bar.standardAppearance
    }

    /// Returns the appearance that applies at the scroll edge, or nil where UIKit shows no background there (B8.40, B8.41).
    func atScrollEdge(in bar: UINavigationBar) -> UINavigationBarAppearance? {
        let set = over(bar)
        guard bar.isLow else { return set[.scrollEdge] }
        return set[.compactScrollEdge] ?? set[.scrollEdge] ?? set[.compact]
    }

    /// Returns what has to be written for a style, without background and shadow if unseen. The item then resolves to
    /// it in all four situations. A slot that neither the item nor the bar has set needs no copy: UIKit falls back to
    /// the standard slot, and leaves out background and shadow at the scroll edge (B8.41).
    func covered(by style: BarItemStyle, isUnseen: Bool, in bar: UINavigationBar) -> AppearanceSlots {
        over(bar).mapValues { $0.copy(for: style, isUnseen: isUnseen) }
    }
}

extension UINavigationBar {
    /// Whether the compact appearances apply.
    var isLow: Bool { traitCollection.verticalSizeClass == .compact }

    var appearances: AppearanceSlots {
        let all: [AppearanceSlot: UINavigationBarAppearance?] = [
            .standard: standardAppearance, .compact: compactAppearance, .scrollEdge: scrollEdgeAppearance,
            .compactScrollEdge: compactScrollEdgeAppearance,
        ]
        return all.compactMapValues { $0 }
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
