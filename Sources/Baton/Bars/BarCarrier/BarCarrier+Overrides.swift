import UIKit

extension BarCarrier {
    /// Whether screens are overridden: only in a window, or while the stack is away from it for a time. A screen that is
    /// kept longer than its stack is unchanged.
    private var overridesScreens: Bool { !isNested && (timeline.isInWindow || isAway) }

    /// Whether the stack is out of its window, and comes back by itself.
    private var isAway: Bool { !timeline.isInWindow && navigationController?.comesBack == true }

    /// Whether the stack is on another one, as in a collapsed split view. The carrier of the other one shows its screens.
    var isNested: Bool { navigationController?.parent is UINavigationController }

    func overrideScreen(_ look: BarLook, on controller: UIViewController) {
        guard overridesScreens else { return }
        renderer.edgeEffects.show(look, on: controller.barScreen)
        guard let appearance = renderer.style(controller.barScreen.navigationItem, for: look) else { return }
        appearance.screen = controller
        if look.isPainted, look.coversContent, appearance.wasOpaque { overrides.overrideFrame(of: controller) }
    }

    /// Restores the screens. UIKit keeps those of a stack that is covered or in another tab, and so they keep their overrides.
    func leaveWindow() {
        guard !isAway else { return }
        overrides.end()
        renderer.edgeEffects.restore()
    }

    // MARK: Hiding the bar

    /// Hides the bar for a screen whose state hides it, and shows it again for other screens. A bar that the app has
    /// hidden or shown itself is left alone.
    func hideBar(_ isWanted: Bool, on controller: UIViewController?, isAtRest: Bool, animated: Bool) {
        guard !isNested, let navigationController else { return }
        let former = hiding
        hiding = former.after(
            isWanted: isWanted, on: ObjectIdentifier(controller ?? navigationController),
            isHidden: navigationController.isNavigationBarHidden,
            isAtRest: isAtRest)
        if let isHidden = hiding.setsHidden(after: former) {
            navigationController.setNavigationBarHidden(isHidden, animated: animated)
        }
        // A swipe that is under way keeps its delegate.
        if hiding == .byBaton || isAtRest { SwipePermission.of(navigationController).hidesBar = hiding == .byBaton }
    }

    /// Returns a look with the bar as it is, whoever has hidden or shown it. The bar of a stack on another one is not shown.
    func inForce(_ look: BarLook) -> BarLook {
        guard look != .system, let navigationController else { return look }
        var look = look
        look.isHidden = navigationController.isNavigationBarHidden || isNested
        return look
    }

    func lookInForce(of controller: UIViewController) -> BarLook { inForce(look(of: controller)) }

    /// The visible look. The app may just have hidden or shown the bar, which has not moved yet.
    var seenLook: BarLook {
        var look = renderer.shown
        if let place = renderer.bar?.visibleFrame { look.isHidden = look.isHidden || place.maxY <= 0 }
        return look
    }
}
