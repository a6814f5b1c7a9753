import UIKit

/// A toolbar or a tab bar. Its appearances belong to the bar and not to an item.
@MainActor
protocol BottomBar: UIView {
    /// Returns an override for each appearance of the bar.
    func makeAppearanceOverrides() -> [any BottomBarOverride]
    /// How far the background extends below the bar.
    var roomBelow: CGFloat { get }
    /// Whether the screens of the tabs end above the bar because the bar is opaque.
    var keepsContentOut: Bool { get }
}

/// An override of one appearance of a bar.
@MainActor
protocol BottomBarOverride {
    func show()
    func end()
}

extension UIToolbar: BottomBar {
    func makeAppearanceOverrides() -> [any BottomBarOverride] {
        let slots: [ReferenceWritableKeyPath<UIToolbar, UIToolbarAppearance?>] = [
            \.normalAppearance, \.compactAppearance, \.scrollEdgeAppearance, \.compactScrollEdgeAppearance,
        ]
        return slots.map { BottomAppearanceOverride(of: $0, in: self) }
    }

    /// The standard appearance, in the type of the others.
    private var normalAppearance: UIToolbarAppearance? {
        get { standardAppearance }
        set { standardAppearance = newValue ?? UIToolbarAppearance() }
    }

    /// A toolbar ends at the safe area, and its background extends to the bottom of its superview.
    var roomBelow: CGFloat { superview?.safeAreaInsets.bottom ?? 0 }
    var keepsContentOut: Bool { false }
}

extension UITabBar: BottomBar {
    func makeAppearanceOverrides() -> [any BottomBarOverride] {
        let slots: [ReferenceWritableKeyPath<UITabBar, UITabBarAppearance?>] = [
            \.normalAppearance, \.scrollEdgeAppearance,
        ]
        return slots.map { BottomAppearanceOverride(of: $0, in: self) }
    }

    /// The standard appearance, in the type of the others.
    private var normalAppearance: UITabBarAppearance? {
        get { standardAppearance }
        set { standardAppearance = newValue ?? UITabBarAppearance() }
    }

    var roomBelow: CGFloat { 0 }
    /// Uses the appearance that applies while no content is under the bar (B8.34).
    var keepsContentOut: Bool { scrollEdgeAppearance?.isOpaque(in: traitCollection) == true }
}
