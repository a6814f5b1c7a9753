import UIKit

extension BarCarrier {
    /// Whether screens are overridden: only in a window, or while the stack is away from it for a time. A screen that is
    /// kept longer than its stack is unchanged.
    private var overridesScreens: Bool {
        guard let navigationController, !navigationController.isNested else { return false }
        return timeline.isInWindow || navigationController.comesBack
    }

    func overrideScreen(_ look: BarLook, on controller: UIViewController) {
        guard overridesScreens else { return }
        renderer.edgeEffects.show(look, on: controller.barScreen)
        guard let appearance = renderer.style(controller.barScreen.navigationItem, for: look) else { return }
        appearance.screen = controller
        if look.coversContent { appearance.keepContentFrame(of: controller) }
    }

    /// Restores the screens. UIKit keeps those of a stack that is covered or in another tab, and so they keep their overrides.
    func leaveWindow() {
        if !timeline.isInWindow, navigationController?.comesBack == true { return }
        overrides.end()
        renderer.edgeEffects.restore()
    }
}
