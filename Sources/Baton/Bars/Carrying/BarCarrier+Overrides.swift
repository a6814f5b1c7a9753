import UIKit

extension BarCarrier {
    /// Assigns a screen to this carrier. The screen may come from another stack and may not have appeared since.
    func claim(_ controller: UIViewController) {
        if !isNested { controller.barScreen.navigationItem.belong(to: self) }
    }

    /// Assigns all screens of the stack to this carrier, and one that may be about to enter or leave it.
    func claimScreens(besides controller: UIViewController) {
        ((navigationController?.viewControllers ?? []) + [controller]).forEach(claim)
    }

    /// Whether the stack is in a window.
    var isSeen: Bool { navigationController?.viewIfLoaded?.window != nil }

    /// Whether screens are overridden: only in a window, or while the stack is away from it for a time. A screen that is
    /// kept longer than its stack is unchanged.
    private var overridesScreens: Bool { !isNested && (isSeen || absence != nil) }

    /// Whether the stack is on another one, as in a collapsed split view. The carrier of the other one shows its screens.
    private var isNested: Bool { navigationController?.parent is UINavigationController }

    func overrideScreen(_ look: BarLook, on controller: UIViewController) {
        guard overridesScreens else { return }
        edgeEffects.show(look, on: controller)
        guard let appearance = renderer.style(controller.barScreen.navigationItem, for: look), look.isPainted else {
            return
        }
        if look.isHidden {
            overrides.overrideFrame(of: controller, goesUnder: true)
        } else if look.coversContent, appearance.wasOpaque {
            overrides.overrideFrame(of: controller, goesUnder: false)
        }
    }

    /// Removes the current height of a hidden bar from the safe area.
    func compensate(_ look: BarLook, on controller: UIViewController) {
        guard look.isHidden, overridesScreens, let navigationController else { return }
        // A bar that the app has hidden with `isNavigationBarHidden` does not add to the safe area.
        let isAway = navigationController.isNavigationBarHidden
        overrides.delta(of: controller).set(top: isAway ? 0 : -navigationController.navigationBar.bounds.height)
    }

    // MARK: During a transition

    /// Keeps the content of the leaving screen in place where the height of the bar may change.
    func watchSafeArea(of steady: SteadyTop?) {
        guard let steady, let bar = renderer.bar, let view = steady.screen?.viewIfLoaded, let screen = steady.screen
        else { return }
        guard bar.prefersLargeTitles || !steady.hasSameRows || view.safeAreaInsets.top != steady.top else { return }
        let delta = overrides.delta(of: screen)
        let before = apps(of: screen, besides: delta)
        overrides.keep(
            SafeAreaWatch(in: view, delta: delta) { [weak self, weak view, weak screen, weak delta] in
                // Stop when the size of the view changes, as in a rotation: the new insets are correct then.
                guard let self, let screen, let delta, view?.bounds.size == steady.size else { return nil }
                return steady.top + apps(of: screen, besides: delta) - before
            })
    }

    /// Keeps the safe area of a screen with a hidden bar at the top of the stack's own safe area. UIKit sizes the bar
    /// for the title of the entering screen, so the height of the bar may change.
    func watchSafeArea(of controller: UIViewController?, _ look: BarLook) {
        guard look.isHidden, let controller, let view = controller.viewIfLoaded, view.window != nil else { return }
        let delta = overrides.delta(of: controller)
        overrides.keep(
            SafeAreaWatch(in: view, delta: delta) { [weak self, weak controller, weak delta] in
                guard let self, let navigationController, let controller, let delta else { return nil }
                return navigationController.view.safeAreaInsets.top + apps(of: controller, besides: delta)
            })
    }

    /// Returns what the app itself adds to the top of a screen's safe area.
    private func apps(of controller: UIViewController, besides delta: SafeAreaDelta) -> CGFloat {
        controller.additionalSafeAreaInsets.top - delta.top
    }
}
