import Foundation

/// Taps on the items of bars. An item is identified by its object, since its position in the bar is not defined.
///
/// Each method returns whether the tap had an effect. A bar ignores taps while its controller is in a transition, unless
/// that can be interrupted.
@preconcurrency @MainActor
public enum HeadlessBars {
    /// What was wrong with each write of an appearance during the animation of a push or pop, oldest first, and what to
    /// do instead. On iOS 26 such writes can stop the app (B17.7). `HeadlessLog.reset()` empties the list.
    public internal(set) static var appearanceOffences: [String] = []

    /// Taps the back button. The tap performs the back action of the item, or else goes back (B8.26, B1.72).
    @discardableResult
    public static func tapBackButton(of bar: UINavigationBar) -> Bool {
        guard canBeTapped(bar), let button = bar.tappedContent?.buttons.first(where: { $0.item == nil }) else {
            return false
        }
        if let action = bar.topItem?.backAction {
            action.performWithSender(button, target: nil)
        } else if let manager = bar.manager {
            manager.goBackByTap()
        } else {
            bar.popItem(animated: true)
        }
        return true
    }

    /// Taps a button of a navigation bar or a toolbar.
    @discardableResult
    public static func tap(_ item: UIBarButtonItem, in bar: UIView) -> Bool {
        let buttons = (bar as? UINavigationBar)?.tappedContent?.buttons ?? (bar as? UIToolbar)?.buttons ?? []
        guard canBeTapped(bar), item.isEnabled, buttons.contains(where: { $0.item === item }) else { return false }
        return item.performAction()
    }

    /// Taps an item of a tab bar (B10.2). If the bar is minimized, only the selected item is there. The tap brings the
    /// others back.
    @discardableResult
    public static func tap(_ item: UITabBarItem, in bar: UITabBar) -> Bool {
        guard canBeTapped(bar), bar.manager?.takesTaps ?? true, item.isEnabled, bar.showsItems,
            bar.shownItems?.contains(item) == true, !bar.isMinimized || item === bar.selectedItem
        else { return false }
        bar.selectByTap(item)
        return true
    }

    static func canBeTapped(_ bar: UIView) -> Bool {
        let manager = (bar as? UINavigationBar)?.manager
        guard bar.window != nil, manager?.takesBarTaps ?? true else {
            return false
        }
        return sequence(first: bar) { $0.superview }
            .allSatisfy { $0.isUserInteractionEnabled && !$0.isHidden && $0.alpha >= 0.01 }
    }
}
