import UIKit

extension RunningTransition {
    /// Keeps the bottom insets of the screens free of a bar that is not theirs. Under a custom animator UIKit gives a
    /// screen that hides the tab bar with `hidesBottomBarWhenPushed` the inset of the bar until the transition ends
    /// (B1.80), and a screen that a pop reveals that of the leaving screen's toolbar (B27.44). Their content would
    /// jump.
    func keepBottomInset() {
        guard let change, let stack = change.upper.navigationController ?? change.lower.navigationController else {
            return
        }
        if let tabs = stack.tabBarController {
            for screen in [change.upper, change.lower] { stack.noteTabBar(for: screen) }
            if let bare = stack.screenWithoutTabBar(in: change) {
                lowerInset(of: bare === change.upper ? upper : lower, to: tabs, along: change)
            }
            // After a change of the tab the bar may move although it is hidden, or shown, for both screens.
            if let coordinator = change.to.transitionCoordinator { tabs.endBarAnimations(after: coordinator) }
        }
        // From iOS 26 on a search bar may be at the bottom.
        if operation == .pop, stack.isToolbarHidden, change.to.navigationItem.searchController == nil {
            lowerInset(of: entering, to: stack, along: change)
        }
    }

    /// Gives a screen the bottom inset of a container, with what the app has added, until the end.
    private func lowerInset(
        of screen: TransitionParticipant?, to container: UIViewController, along change: ScreenChange
    ) {
        guard let screen, let coordinator = change.to.transitionCoordinator else { return }
        let own = container.view.safeAreaInsets.bottom + screen.controller.additionalSafeAreaInsets.bottom
        let excess = screen.view.safeAreaInsets.bottom - own
        guard excess > 0 else { return }
        let delta = SafeAreaDelta(on: screen.controller)
        let waits = coordinator.animate(alongsideTransition: nil) { _ in delta.set(.zero) }
        if waits { delta.set(UIEdgeInsets(top: 0, left: 0, bottom: -excess, right: 0)) }
    }
}

extension UINavigationController {
    private static let hiddenTabBar = AssociationKey()

    /// Returns the screen of a change for which the tab bar is hidden, if it is shown for the other one.
    fileprivate func screenWithoutTabBar(in change: ScreenChange) -> UIViewController? {
        let (above, below) = (hidesTabBar(for: change.upper), hidesTabBar(for: change.lower))
        return above == below ? nil : above ? change.upper : change.lower
    }

    /// Returns whether the tab bar is hidden for a screen: one from the root up to it hides the bar (B1.79).
    private func hidesTabBar(for screen: UIViewController) -> Bool {
        guard let place = viewControllers.firstIndex(of: screen) else {
            return Self.hiddenTabBar.get(from: screen) as? Bool ?? screen.hidesBottomBarWhenPushed
        }
        return viewControllers[...place].contains(where: \.hidesBottomBarWhenPushed)
    }

    /// Notes whether the tab bar is hidden for a screen of the stack. A pop to a screen further below removes those between, and the stack
    /// then no longer tells that one of them has hidden the bar.
    func noteTabBar(for screen: UIViewController) {
        Self.hiddenTabBar.set(hidesTabBar(for: screen), on: screen)
    }
}

extension UITabBarController {
    /// Removes what a transition with a custom animator may leave on the tab bar, which then takes no touches (B1.81). If the next
    /// one runs by then, which may move the bar again, it is removed after that. A bar that the app has hidden is left alone.
    ///
    /// - Returns: Whether the end of the transition is reported.
    @discardableResult
    fileprivate func endBarAnimations(after coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            // UIKit moves the bar to its place after the completion handlers.
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.endBarAnimations() } }
        }
    }

    private func endBarAnimations() {
        if let running = selectedViewController?.animatedCoordinator, endBarAnimations(after: running) { return }
        guard !tabBar.isHidden, tabBar.layer.animationKeys()?.isEmpty == false else { return }
        tabBar.layer.removeAllAnimations()
        view.setNeedsLayout()
    }
}
