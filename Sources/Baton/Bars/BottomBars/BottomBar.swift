import UIKit

/// A toolbar or a tab bar. Its appearances belong to the bar and not to an item.
@MainActor
protocol BottomBar: UIView {
    /// Returns two closures. The first blanks the appearances of the bar, the second restores them.
    func makeAppearanceOverrides() -> (show: () -> Void, end: () -> Void)
    /// How far the background extends below the bar.
    var roomBelow: CGFloat { get }
    /// Whether the screens of the tabs end above the bar because the bar is opaque.
    var keepsContentOut: Bool { get }
}

extension UIToolbar: BottomBar {
    func makeAppearanceOverrides() -> (show: () -> Void, end: () -> Void) {
        let overrides: [BottomAppearanceOverride<UIToolbarAppearance>] = [
            BottomAppearanceOverride(
                read: { [weak self] in self?.standardAppearance },
                write: { [weak self] in self?.standardAppearance = $0 ?? UIToolbarAppearance() }),
            BottomAppearanceOverride(
                read: { [weak self] in self?.compactAppearance },
                write: { [weak self] in self?.compactAppearance = $0 }),
            BottomAppearanceOverride(
                read: { [weak self] in self?.scrollEdgeAppearance },
                write: { [weak self] in self?.scrollEdgeAppearance = $0 }),
            BottomAppearanceOverride(
                read: { [weak self] in self?.compactScrollEdgeAppearance },
                write: { [weak self] in self?.compactScrollEdgeAppearance = $0 }),
        ]
        return ({ overrides.forEach { $0.show() } }, { overrides.forEach { $0.end() } })
    }

    /// A toolbar ends at the safe area, and its background extends to the bottom of its superview.
    var roomBelow: CGFloat { superview?.safeAreaInsets.bottom ?? 0 }
    var keepsContentOut: Bool { false }
}

extension UITabBar: BottomBar {
    func makeAppearanceOverrides() -> (show: () -> Void, end: () -> Void) {
        let overrides: [BottomAppearanceOverride<UITabBarAppearance>] = [
            BottomAppearanceOverride(
                read: { [weak self] in self?.standardAppearance },
                write: { [weak self] in self?.standardAppearance = $0 ?? UITabBarAppearance() }),
            BottomAppearanceOverride(
                read: { [weak self] in self?.scrollEdgeAppearance },
                write: { [weak self] in self?.scrollEdgeAppearance = $0 }),
        ]
        return ({ overrides.forEach { $0.show() } }, { overrides.forEach { $0.end() } })
    }

    var roomBelow: CGFloat { 0 }
    /// Uses the appearance that applies while no content is under the bar (B8.34).
    var keepsContentOut: Bool { scrollEdgeAppearance?.isOpaque(in: traitCollection) == true }
}
