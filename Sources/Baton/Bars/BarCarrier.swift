public import UIKit

/// Hands the bar from screen to screen along with a transition, whoever animates it.
///
/// `NavigationTransitions` brings one. In somebody else's delegate it is one line:
///
/// ```swift
/// func navigationController(_ n: UINavigationController, willShow controller: UIViewController, animated: Bool) {
///     carrier.willShow(controller, animated: animated)
/// }
/// ```
@MainActor
public final class BarCarrier {
    /// What the screens of the stack inherit.
    public var stackState: BarState {
        didSet { if stackState != oldValue { stateDidChange() } }
    }

    /// Whether whoever brought the carrier still hears of the stack's screens.
    var isInCharge: () -> Bool = { true }

    private weak var navigationController: UINavigationController?
    private var shown = BarLook.system
    private var backdrop: BarBackdrop?
    private var leases: [AppearanceLease] = []
    private var deltas: [SafeAreaDelta] = []
    private var original: BarOriginal?

    /// Carries the bar of a navigation controller, which it does not retain.
    public init(for navigationController: UINavigationController, stackState: BarState = BarState()) {
        self.navigationController = navigationController
        self.stackState = stackState
    }

    // MARK: Hearing of changes

    /// Call it from the delegate's `willShow`: paints the way from the present screen to the next one.
    public func willShow(_ controller: UIViewController, animated: Bool) {
        guard animated, let coordinator, coordinator.isAnimated else {
            return UIView.performWithoutAnimation { settle(on: controller) }
        }
        let target = look(of: controller)
        if target != shown || isTouched { carry(to: target, controller, along: coordinator) }
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.arrive() }
    }

    /// Call it from the delegate's `didShow`, for changes that had no coordinator to end with.
    public func didShow(_ controller: UIViewController) {
        reconcile()
    }

    /// Takes everything of Baton's off the bar and its screens.
    public func end() {
        apply(.system, on: nil)
    }

    /// The state of a visible item or of the stack has changed; inside an animation block this animates.
    func stateDidChange() {
        guard isInCharge(), let navigationController, navigationController.isViewLoaded, coordinator == nil
        else { return }
        navigationController.topViewController.map(settle)
    }

    /// Sets right what no delegate call told of, such as a stack edited under a modal (B1.14).
    private func reconcile() {
        guard isInCharge(), coordinator == nil, let top = navigationController?.topViewController else { return }
        guard look(of: top) != shown || leases.contains(where: { $0.item !== top.navigationItem }) else { return }
        settle(on: top)
    }

    // MARK: Carrying

    /// The stack's own transition; that of a modal, by which the whole stack comes or goes, is none of a bar's.
    private var coordinator: (any UIViewControllerTransitionCoordinator)? {
        guard let navigationController, let running = navigationController.transitionCoordinator else { return nil }
        let screens = [UITransitionContextViewControllerKey.from, .to].map { running.viewController(forKey: $0) }
        return screens.contains { $0?.parent === navigationController } ? running : nil
    }

    private func look(of controller: UIViewController) -> BarLook {
        BarLook(controller.navigationItem.barState.over(stackState))
    }

    private var isTouched: Bool {
        backdrop != nil || !leases.isEmpty || !deltas.isEmpty || original != nil
    }

    private func carry(
        to target: BarLook, _ controller: UIViewController,
        along coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let bar = navigationController?.navigationBar else { return }
        let paints = BarPaint.ends(from: shown, to: target)
        lease(target, on: controller)
        compensate(target, on: controller)
        original = original ?? BarOriginal(of: bar)
        if shown.isPainted || target.isPainted {
            let backdrop = needBackdrop(below: bar)
            UIView.performWithoutAnimation { backdrop.show(paints.start) }
            coordinator.animateAlongsideTransition(in: backdrop, animation: { _ in backdrop.show(paints.end) })
        }
        // The bar is outside the container as well, and has to be named for an interaction to drive it (B3.36).
        coordinator.animateAlongsideTransition(in: bar, animation: { [original] _ in original?.apply(target, to: bar) })
    }

    /// Whichever way the transition went, the bar now belongs to the screen on top.
    private func arrive() {
        guard let top = navigationController?.topViewController else { return }
        UIView.performWithoutAnimation { settle(on: top) }
    }

    private func settle(on controller: UIViewController) {
        apply(look(of: controller), on: controller)
        controller.navigationItem.barCarrier = self
    }

    /// The bar at rest on a screen, with nothing left on any other; on no screen, with nothing left at all.
    private func apply(_ look: BarLook, on controller: UIViewController?) {
        // Inside an animation block the way begins at what was shown, as it does alongside a transition.
        let start = UIView.inheritedAnimationDuration > 0 ? shown : look
        shown = look
        for lease in leases where lease.item !== controller?.navigationItem || !look.writesAppearances { lease.end() }
        leases.removeAll { $0.item !== controller?.navigationItem || !look.writesAppearances }
        for delta in deltas where delta.controller !== controller || !look.isHidden { delta.set(top: 0) }
        deltas.removeAll { $0.controller !== controller || !look.isHidden }
        if let controller {
            lease(look, on: controller)
            compensate(look, on: controller)
        }
        guard let bar = navigationController?.navigationBar else { return }
        paint(from: start, to: look, below: bar)
        dress(bar, look)
    }

    private func paint(from start: BarLook, to look: BarLook, below bar: UINavigationBar) {
        guard look.isPainted || start.isPainted else {
            backdrop?.removeFromSuperview()
            return backdrop = nil
        }
        let paints = BarPaint.ends(from: start, to: look)
        let backdrop = needBackdrop(below: bar)
        UIView.performWithoutAnimation { backdrop.show(paints.start) }
        look.isPainted ? backdrop.show(paints.end) : fade(backdrop, to: paints.end)
    }

    /// The last that is seen of a backdrop, inside the animation block that is open.
    private func fade(_ leaving: BarBackdrop, to paint: BarPaint) {
        backdrop = nil
        UIView.animate(withDuration: UIView.inheritedAnimationDuration) {
            leaving.show(paint)
        } completion: { _ in
            leaving.removeFromSuperview()
        }
    }

    private func dress(_ bar: UINavigationBar, _ look: BarLook) {
        let touches = look.isHidden || look.tint != nil
        if touches { original = original ?? BarOriginal(of: bar) }
        original?.apply(look, to: bar)
        if !touches { original = nil }
    }

    private func needBackdrop(below bar: UINavigationBar) -> BarBackdrop {
        if let backdrop { return backdrop }
        let made = UIView.withoutAnimation {
            BarBackdrop(below: bar) { [weak self] in self?.reconcile() }
        }
        backdrop = made
        return made
    }

    private func lease(_ look: BarLook, on controller: UIViewController) {
        guard look.writesAppearances, let bar = navigationController?.navigationBar else { return }
        let item = controller.navigationItem
        if let known = leases.first(where: { $0.item === item }) { return known.update(look, in: bar) }
        leases.append(AppearanceLease(on: item, in: bar, look: look))
    }

    private func compensate(_ look: BarLook, on controller: UIViewController) {
        guard look.isHidden, let navigationController else { return }
        let delta = deltas.first { $0.controller === controller } ?? SafeAreaDelta(on: controller)
        if !deltas.contains(where: { $0 === delta }) { deltas.append(delta) }
        // A bar that the app itself has taken away is in nobody's safe area.
        let isAway = navigationController.isNavigationBarHidden
        delta.set(top: isAway ? 0 : -navigationController.navigationBar.bounds.height)
    }
}
