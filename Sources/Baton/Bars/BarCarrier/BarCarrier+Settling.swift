import UIKit

extension BarCarrier {
    /// Applies changes that no event reported. It is also called after a change in which a layout was missed, whatever the state
    /// is by then.
    func reconcile() {
        guard changes.notice(), state.isAtRest(running), verifyDelegate(), isSeen,
            let top = navigationController?.topViewController
        else { return }
        let look = look(of: top)
        guard inForce(look) != renderer.shown || !overrides.areOnly(on: top.barScreen.navigationItem, for: look)
        else { return }
        settle(on: top)
    }

    /// Brings the bar to rest on the top screen, whether a transition was finished or cancelled.
    func settle() {
        guard !state.hasEnded, let top = navigationController?.topViewController else { return }
        UIView.performWithoutAnimation { settle(on: top) }
    }

    func settle(on controller: UIViewController) {
        adoptScreens(and: controller)
        apply(look(of: controller), on: controller)
    }

    /// Shows the bar at rest on a screen and restores all other screens. Without a screen, everything is restored.
    func apply(_ look: BarLook, on controller: UIViewController?) {
        let change = changes.begin()
        defer { if changes.end(change) { reconcile() } }
        let changesStatusBar = look.statusBarStyle != renderer.shown.statusBarStyle
        if changesStatusBar { adviseOfStatusBar() }
        overrides.end(besides: controller?.barScreen.navigationItem, look)
        edgeEffects.restore(besides: controller?.barScreen)
        // Restoring a screen has begun a later change.
        guard changes.isLast(change) else { return }
        if let controller {
            overrideScreen(look, on: controller)
        }
        let isAnimated = AnimatedChanges.areMadeNow
        hideBar(look.isHidden, on: controller, isAtRest: true, animated: isAnimated)
        steadyTop?.end()
        steadyTop = nil
        // Hiding the bar has begun a later change.
        guard changes.isLast(change) else { return }
        renderer.settle(in: inForce(look))
        watchScrolling(of: controller, look)
        if changesStatusBar { navigationController?.setNeedsStatusBarAppearanceUpdate() }
    }

    /// Gives advice where a status bar style has no effect. A plain navigation controller determines the style from its
    /// bar and does not ask Baton (B8.61).
    private func adviseOfStatusBar() {
        guard let navigationController, type(of: navigationController) == UINavigationController.self else { return }
        Advice.give(
            about: BarState.self, "A statusBarStyle has no effect on a plain UINavigationController.",
            "Use a BatonNavigationController, or override preferredStatusBarStyle in your own subclass.")
    }
}
