import UIKit

extension BarCarrier {
    /// A screen that was on another stack, which may not have been seen since it left that, is this one's now.
    func claim(_ controller: UIViewController) {
        controller.navigationItem.belong(to: self)
    }

    /// Only a screen in a window has overrides, so that a screen that outlives its stack is as it was.
    var isSeen: Bool { navigationController?.viewIfLoaded?.window != nil }

    func overrideScreen(_ look: BarLook, on controller: UIViewController) {
        guard isSeen else { return }
        guard let appearance = renderer.style(controller.navigationItem, for: look), look.isPainted else { return }
        if look.isHidden {
            overrides.overrideFrame(of: controller, goesUnder: true)
        } else if appearance.wasOpaque {
            overrides.overrideFrame(of: controller, goesUnder: false)
        }
    }

    /// Takes the height of a hidden bar out of the safe area, as high as it is now.
    func compensate(_ look: BarLook, on controller: UIViewController) {
        guard look.isHidden, isSeen, let navigationController else { return }
        // A bar that the app itself has taken away is in nobody's safe area.
        let isAway = navigationController.isNavigationBarHidden
        overrides.delta(of: controller).set(top: isAway ? 0 : -navigationController.navigationBar.bounds.height)
    }

    // MARK: On the way

    /// The bar may get another height, and the content of the screen that leaves must not jump for it.
    func watchSafeArea(of steady: SteadyTop?) {
        guard let steady, let bar = renderer.bar, let view = steady.screen?.viewIfLoaded, let screen = steady.screen
        else { return }
        guard bar.prefersLargeTitles || !steady.hasSameRows || view.safeAreaInsets.top != steady.top else { return }
        let delta = overrides.delta(of: screen)
        let before = apps(of: screen, besides: delta)
        overrides.keep(
            SafeAreaWatch(in: view, delta: delta) { [weak self, weak view, weak screen, weak delta] in
                // In a rotation everything changes, and is right as it comes.
                guard let self, let screen, let delta, view?.bounds.size == steady.size else { return nil }
                return steady.top + apps(of: screen, besides: delta) - before
            })
    }

    /// UIKit gives a screen that comes the bar that its title asks for, which may not be as high as the one that is there.
    func watchSafeArea(of controller: UIViewController?, _ look: BarLook) {
        guard look.isHidden, let controller, let view = controller.viewIfLoaded, view.window != nil else { return }
        let delta = overrides.delta(of: controller)
        overrides.keep(
            SafeAreaWatch(in: view, delta: delta) { [weak self, weak controller, weak delta] in
                guard let self, let navigationController, let controller, let delta else { return nil }
                return navigationController.view.safeAreaInsets.top + apps(of: controller, besides: delta)
            })
    }

    /// What the app itself adds to the top of a screen's safe area.
    private func apps(of controller: UIViewController, besides delta: SafeAreaDelta) -> CGFloat {
        controller.additionalSafeAreaInsets.top - delta.top
    }
}
