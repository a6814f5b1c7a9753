import UIKit

/// A likeness of UIKit's own background, painted while a state asks for something that UIKit's cannot do.
struct BarLikeness: Equatable {
    /// The background in one situation.
    struct Side: Equatable {
        var fill: BarFill?
        var shadow = BarShadow()
        var hasLine = false
    }

    /// The background above content.
    var scrolled: Side
    /// The background at the scroll edge. UIKit shows none without an appearance for it (B8.41).
    var edge = Side()
}

extension BarLikeness {
    /// Reads the appearances that apply to an item with these appearances. Returns nil where the background above content
    /// is not one that can be painted, as that of the iOS 26 design.
    @MainActor
    init?(of appearances: AppearanceSlots, in bar: UINavigationBar) {
        guard let scrolled = Side(of: appearances.aboveContent(in: bar)) else { return nil }
        self.scrolled = scrolled
        edge = appearances.atScrollEdge(in: bar).flatMap { Side(of: $0) } ?? Side()
    }
}

extension BarLikeness.Side {
    /// Reads an appearance. Its image hides its colour, which tints its effect (B8.45).
    @MainActor
    fileprivate init?(of appearance: UINavigationBarAppearance) {
        if BarDesign.current == .glass, appearance.hasSystemBackground { return nil }
        if let image = appearance.backgroundImage {
            fill = .image(image, appearance.backgroundImageContentMode)
        } else if let effect = appearance.backgroundEffect {
            fill = .blur(.effect(effect), tint: appearance.backgroundColor)
        } else {
            fill = appearance.backgroundColor.map { .color($0) }
        }
        shadow = BarShadow(of: appearance)
        hasLine = appearance.shadowImage != nil || appearance.shadowColor.map { $0.cgColor.alpha > 0 } == true
    }
}
