import UIKit

extension RunningTransition {
    /// Keeps the bottom inset of a screen that hides the tab bar with `hidesBottomBarWhenPushed`.
    ///
    /// Under a custom animator UIKit gives it the inset of the bar until the transition ends, so that its content would
    /// jump (B1.80).
    func keepBottomInset() {
        guard let change, let stack = change.upper.navigationController ?? change.lower.navigationController,
            let tabs = stack.tabBarController, stack.hidesTabBar(for: change), let upper
        else { return }
        let excess = upper.view.safeAreaInsets.bottom - tabs.view.safeAreaInsets.bottom
        guard excess > 0, let coordinator = change.to.transitionCoordinator else { return }
        let delta = SafeAreaDelta(on: upper.controller)
        let waits = coordinator.animate(alongsideTransition: nil) { _ in delta.set(.zero) }
        if waits { delta.set(UIEdgeInsets(top: 0, left: 0, bottom: -excess, right: 0)) }
    }
}

extension UINavigationController {
    /// Whether the tab bar is hidden for the upper screen of a change and shown for the lower one (B1.79).
    fileprivate func hidesTabBar(for change: ScreenChange) -> Bool {
        guard change.upper.hidesBottomBarWhenPushed else { return false }
        return !viewControllers.prefix { $0 !== change.upper }.contains(where: \.hidesBottomBarWhenPushed)
    }
}
