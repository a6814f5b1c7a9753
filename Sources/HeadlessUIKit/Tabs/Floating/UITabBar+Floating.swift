import Foundation

extension UITabBar {
    /// The places of the parts of the bar in the iOS 26 design.
    final func floatingPlaces(in size: CGSize) -> TabBarPlaces {
        TabBarPlaces.places(
            in: size, items: itemViews.count, isMinimized: isMinimized,
            isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// Whether the bar shows only the selected item.
    final var isMinimized: Bool { manager?.minimizing.isMinimized ?? false }

    /// Lays out the capsule and the items that float above the content (B17.52).
    final func layOutFloating() {
        let places = floatingPlaces(in: bounds.size)
        glass.cover(places.capsule)
        for (view, place) in zip(itemViews, places.items) {
            view.frame = place
            view.isHidden = !showsItems || isMinimized && view.item !== selectedItem
        }
    }

    /// Shows the glass, unless an appearance with a transparent background takes it away (B17.5).
    final func showGlass(under background: BarBackground) {
        guard HeadlessDevice.hasGlass else { return glass.removeFromSuperview() }
        glass.applyTint(of: self)
        glass.isHidden = background == .transparent
        if glass.superview == nil { addSubview(glass) }
    }
}
