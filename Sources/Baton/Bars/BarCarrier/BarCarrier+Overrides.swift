import UIKit

extension BarCarrier {
    /// Whether screens are overridden: only in a window, or while the stack is away from it for a time. A screen that is
    /// kept longer than its stack is unchanged.
    private var overridesScreens: Bool { navigationController?.isNested == false && (timeline.isInWindow || isAway) }

    /// Whether the stack is out of its window, and comes back by itself.
    private var isAway: Bool { !timeline.isInWindow && navigationController?.comesBack == true }

    func overrideScreen(_ look: BarLook, on controller: UIViewController) {
        guard overridesScreens else { return }
        renderer.edgeEffects.show(look, on: controller.barScreen)
        guard let appearance = renderer.style(controller.barScreen.navigationItem, for: look) else { return }
        appearance.screen = controller
        if look.coversContent { appearance.keepContentFrame(of: controller) }
    }

    /// Restores the screens. UIKit keeps those of a stack that is covered or in another tab, and so they keep their overrides.
    func leaveWindow() {
        guard !isAway else { return }
        overrides.end()
        renderer.edgeEffects.restore()
    }
}
