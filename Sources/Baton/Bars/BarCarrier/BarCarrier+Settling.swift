import UIKit

extension BarCarrier {
    /// Applies changes that no event reported. It is also called after a change that missed a layout, in any state.
    func reconcile() {
        timeline.look()
        if state == .resting, let top = navigationController?.topViewController { reconcile(on: top) }
    }

    func reconcile(on screen: UIViewController) {
        guard changes.notice() else { return }
        // A change of screens without animation is not animated.
        if screen !== screens.settled { return UIView.performWithoutAnimation { settle(on: screen) } }
        let look = look(of: screen)
        let isShown =
            hidden.inForce(look) == renderer.shown && overrides.areOnly(on: screen.barScreen.navigationItem, for: look)
        if timeline.isInWindow, !isShown { settle(on: screen) }
    }

    /// Brings the bar to rest on the top screen, whether a transition was finished or cancelled.
    func settle() {
        guard !state.hasEnded, let top = navigationController?.topViewController else { return }
        UIView.performWithoutAnimation { settle(on: top) }
    }

    /// Writes what UIKit overwrites after the end of a transition (B8.25). Where the app has changed the stack, or taken it from
    /// Baton, the screens of the transition are given back what is the app's.
    func writeAgain(after transition: any UIViewControllerTransitionCoordinator) {
        weak let leaving = transition.viewController(forKey: .from)
        weak let entering = transition.viewController(forKey: .to)
        timeline.afterward { self.writeOverwritten(on: [leaving, entering]) }
    }

    func writeOverwritten(on controllers: [UIViewController?]) {
        UIView.performWithoutAnimation {
            for controller in controllers { controller?.barScreen.navigationItem.giveBackAgain() }
        }
        guard state == .resting, timeline.isInWindow, let top = navigationController?.topViewController,
            top === screens.settled, !timeline.awaits(top)
        else { return }
        if !overrides.areUntouched { settle() }
    }

    /// The time in which a state that came late is blended in.
    private static let blendDuration = 0.35

    /// Brings the bar to rest after a transition. A state that came too late to be carried along, as from content of SwiftUI,
    /// is blended in from what is visible: what was carried, or if nothing was, the bar of the former screen.
    func arrive(at controller: UIViewController) {
        let seen = carried.map { $0.look(on: controller) } ?? renderer.shown
        // A change that waits for layout would begin in the animation.
        guard let seen, timeline.isInWindow, !timeline.awaits(controller), seen != look(of: controller) else {
            return UIView.performWithoutAnimation { settle(on: controller) }
        }
        if carried != nil { UIView.performWithoutAnimation { apply(seen, on: controller) } }
        UIView.animate(withDuration: Self.blendDuration) { self.settle(on: controller) }
    }

    func settle(on controller: UIViewController) {
        screens.settled = controller
        adopt(controller)
        apply(look(of: controller), on: controller)
    }

    /// Shows the bar at rest on a screen and restores all other screens. Without a screen, everything is restored.
    func apply(_ look: BarLook, on controller: UIViewController?) {
        let change = changes.begin()
        defer { if changes.end(change) { reconcile() } }
        let changesStatusBar = look.statusBarStyle != renderer.shown.statusBarStyle
        overrides.end(besides: controller?.barScreen.navigationItem, look)
        renderer.edgeEffects.restore(besides: controller?.barScreen)
        // Restoring a screen has begun a later change.
        guard changes.isLast(change) else { return }
        if let controller { overrideScreen(look, on: controller) }
        hidden.hide(look.isHidden, on: controller, isAtRest: true, animated: AnimatedChanges.areMadeNow)
        // Hiding the bar has begun a later change.
        guard changes.isLast(change) else { return }
        endCarrying()
        renderer.settle(in: hidden.inForce(look))
        scrolled.watch(controller?.barScreen, showing: renderer.shown, in: stackState)
        if changesStatusBar { navigationController?.updateStatusBarStyle() }
    }
}
