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
        let target = look(of: controller)
        guard let navigationController, let coordinator = navigationController.transitionCoordinator,
            animated, coordinator.isAnimated
        else { return UIView.performWithoutAnimation { settle(on: controller) } }
        guard target != shown || isTouched else { return }
        carry(to: target, controller, along: coordinator)
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
        guard let navigationController, navigationController.isViewLoaded,
            navigationController.transitionCoordinator == nil
        else { return }
        navigationController.topViewController.map(settle)
    }

    /// Sets right what no delegate call told of, such as a stack edited under a modal (B1.14).
    private func reconcile() {
        guard let navigationController, navigationController.transitionCoordinator == nil,
            let top = navigationController.topViewController
        else { return }
        guard look(of: top) != shown || leases.contains(where: { $0.item !== top.navigationItem }) else { return }
        settle(on: top)
    }

    // MARK: Carrying

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
        coordinator.animateAlongsideTransition(
            in: bar,
            animation: { [original] _ in original?.apply(target, to: bar) },
            completion: { [weak self] context in self?.arrive(at: controller, cancelled: context.isCancelled) })
    }

    private func arrive(at controller: UIViewController, cancelled: Bool) {
        guard let top = navigationController?.topViewController ?? (cancelled ? nil : controller) else { return }
        UIView.performWithoutAnimation { settle(on: top) }
    }

    private func settle(on controller: UIViewController) {
        apply(look(of: controller), on: controller)
        controller.navigationItem.barCarrier = self
    }

    /// The bar at rest on a screen, with nothing left on any other; on no screen, with nothing left at all.
    private func apply(_ look: BarLook, on controller: UIViewController?) {
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
        paint(look, below: bar)
        dress(bar, look)
    }

    private func paint(_ look: BarLook, below bar: UINavigationBar) {
        guard look.isPainted else {
            backdrop?.removeFromSuperview()
            return backdrop = nil
        }
        needBackdrop(below: bar).show(BarPaint(look))
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
        guard look.isHidden, let bar = navigationController?.navigationBar else { return }
        let delta = deltas.first { $0.controller === controller } ?? SafeAreaDelta(on: controller)
        if !deltas.contains(where: { $0 === delta }) { deltas.append(delta) }
        delta.set(top: -bar.bounds.height)
    }
}
