import UIKit

/// A toolbar or a tab bar, whose appearances are its own and not those of an item.
@MainActor
protocol BottomBar: UIView {
    /// What blanks its appearances, each of which has an opposite that gives it back.
    func makeAppearanceOverrides() -> (show: () -> Void, end: () -> Void)
    /// How far its background reaches below it.
    var roomBelow: CGFloat { get }
    /// Whether the tabs' screens end above the bar instead of going on under it, as the bar is opaque.
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

    /// A toolbar ends where the safe area does.
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
    /// By the appearance that counts before content is under the bar (B8.34).
    var keepsContentOut: Bool { scrollEdgeAppearance?.isOpaque(in: traitCollection) == true }
}
