public import UIKit

/// Carries the look of the navigation bar from screen to screen along with a transition, whichever object animates
/// it.
///
/// `NavigationTransitions` creates a carrier. In a navigation delegate of your own, call it in one line:
///
/// ```swift
/// func navigationController(_ n: UINavigationController, willShow controller: UIViewController, animated: Bool) {
///     carrier.willShow(controller, animated: animated)
/// }
/// ```
///
/// Keep the carrier as long as the delegate, and call `end()` before you release it. Until then, what it has painted
/// and overridden stays.
@MainActor
public final class BarCarrier: BarStateListener {
    /// The state that the screens of the stack inherit.
    public var stackState: BarState {
        didSet { if stackState != oldValue { stateDidChange(of: nil) } }
    }
    /// Whether the screens of the transition that is about to start slide past each other across the whole width, as
    /// in UIKit's own transitions. Only then can each screen keep its own bar. In a delegate that provides no
    /// animators, return true.
    public var slidesAcross: @MainActor () -> Bool = { false }

    /// Whether the driver that created the carrier is still the delegate of the stack.
    var isInstalled: () -> Bool = { true }

    weak var navigationController: UINavigationController?
    let renderer: BarRenderer
    /// Whether the stack's toolbar has ever been painted.
    var paintsToolbar = false
    /// The tab bar that was painted last. The stack may no longer belong to its tab bar controller.
    weak var paintedTabBar: UITabBar?
    var overrides: ScreenOverrides { renderer.overrides }
    let edgeEffects = EdgeEffects()
    private var state = State.carrying
    private var settled: BarCircumstances?
    private var knownStack = KnownStack()
    private var changes = NestedChanges()
    /// The transition whose end the carrier waits for, and the last one that ended. UIKit still returns the ended one
    /// for a while (B1.61).
    private weak var awaited: (any UIViewControllerTransitionCoordinator)?
    private weak var arrived: (any UIViewControllerTransitionCoordinator)?

    private enum State {
        case carrying
        case ending
        case ended
    }

    /// Creates a carrier for the bar of a navigation controller, which it does not retain.
    public init(for navigationController: UINavigationController, stackState: BarState = BarState()) {
        self.navigationController = navigationController
        self.stackState = stackState
        let bar = navigationController.navigationBar
        renderer = BarRenderer(bar, placement: BarPlacement(below: bar))
        renderer.observer = BackdropObserver(
            onLayout: { [weak self] in self?.backdropDidLayOut() },
            onMove: { [weak self] in self?.backdropDidMove(toWindow: $0) })
        stateDidChange(of: nil)
    }

    // MARK: Receiving changes

    /// Animates the bar from the current screen to the next one. Call this method from the delegate's `willShow`.
    public func willShow(_ controller: UIViewController, animated: Bool) {
        guard state != .ending else { return }
        state = .carrying
        guard animated, let coordinator, coordinator.isAnimated else {
            return UIView.performWithoutAnimation { settle(on: controller) }
        }
        let leaving = coordinator.viewController(forKey: .from)
        let isPop = knownStack.isPop(
            to: controller, from: leaving, in: navigationController?.viewControllers ?? [])
        // This transition began before the previous one ended, for example in an earlier completion handler.
        if let awaited, awaited !== coordinator, let leaving { UIView.performWithoutAnimation { settle(on: leaving) } }
        let target = look(of: controller)
        if target != renderer.shown || isTouched {
            carry(to: target, controller, from: leaving, isPop: isPop, along: coordinator)
        }
        arrive(with: coordinator)
    }

    /// Updates the bar after a change without a transition coordinator. Call this method from the delegate's
    /// `didShow`.
    public func didShow(_ controller: UIViewController) {
        renderer.painting.leaveTitleFree()
        reconcile()
    }

    /// Removes everything that Baton has painted or overridden on the bar and its screens, until the next `willShow`.
    public func end() {
        // Restoring properties may make UIKit run layout and begin a change that waited for layout.
        state = .ending
        defer { state = .ended }
        apply(.system, on: nil)
    }

    /// Updates the bar after the state of an item or of the stack has changed. On the visible screen the update
    /// animates inside an animation block.
    func stateDidChange(of item: UINavigationItem?) {
        guard state == .carrying, isInstalled(), let navigationController, navigationController.isViewLoaded,
            let top = navigationController.topViewController, item == nil || item === top.navigationItem
        else { return }
        if let coordinator { arrive(with: coordinator) } else { settle(on: top) }
    }

    func alphaDidChange(on item: UINavigationItem) {
        guard state == .carrying, isInstalled(), coordinator == nil,
            navigationController?.topViewController?.navigationItem === item,
            renderer.fade(to: item.barState.backgroundAlpha ?? stackState.backgroundAlpha)
        else { return stateDidChange(of: item) }
    }

    /// Applies changes that no delegate call reported, such as a stack edited under a modal (B1.14).
    private func reconcile() {
        guard changes.notice(), state == .carrying, isInstalled(), coordinator == nil,
            navigationController?.viewIfLoaded?.window != nil, let top = navigationController?.topViewController
        else { return }
        let look = look(of: top)
        guard look != renderer.shown || !overrides.serve(only: top.navigationItem, look) || !bottomBarsShow(look) else {
            settled = circumstances
            return compensate(look, on: top)
        }
        settle(on: top)
    }

    /// Called when the backdrop was laid out. The frame of the bar may have changed.
    private func backdropDidLayOut() {
        guard let coordinator, let bar = renderer.bar else {
            renderer.painting.leaveTitleFree()
            return isSettled ? () : reconcile()
        }
        renderer.painting.follow(bar, along: coordinator)
    }

    /// Called when the stack enters or leaves a window. When it leaves, the tab bar is released for other stacks and
    /// the screens are restored, because UIKit does not report whether the stack will come back.
    private func backdropDidMove(toWindow isInWindow: Bool) {
        settled = nil
        guard !isInWindow else { return backdropDidLayOut() }
        showBottomBars(.system)
        overrides.end()
        edgeEffects.restore()
    }

    // MARK: Carrying

    /// The coordinator of the running transition between the stack's own screens. A transition that has ended for the
    /// carrier, and a modal transition of the whole stack, do not count.
    private var coordinator: (any UIViewControllerTransitionCoordinator)? {
        guard let navigationController, let running = navigationController.transitionCoordinator,
            running !== arrived
        else { return nil }
        let screens = [UITransitionContextViewControllerKey.from, .to].map { running.viewController(forKey: $0) }
        return screens.contains { $0?.parent === navigationController } ? running : nil
    }

    func look(of controller: UIViewController) -> BarLook {
        let now = circumstances
        return BarLook(
            controller.navigationItem.barState.over(stackState), isCompact: now.isCompact,
            isBesideVerticalBar: now.isBesideVerticalBar)
    }

    /// Whether only the height of the bar can have changed, as in each frame of scrolling below a large title.
    private var isSettled: Bool {
        let look = renderer.shown
        return !look.isHidden && circumstances == settled
            && overrides.serve(only: navigationController?.topViewController?.navigationItem, look)
    }

    private var circumstances: BarCircumstances { BarCircumstances(of: navigationController) }

    private var isTouched: Bool { renderer.painting.backdrop != nil || !overrides.isEmpty }

    private func carry(
        to target: BarLook, _ controller: UIViewController, from leaving: UIViewController?, isPop: Bool,
        along coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let bar = renderer.bar else { return }
        let change = changes.begin()
        defer { if changes.end(change) { reconcile() } }
        claim(controller)
        overrideScreen(target, on: controller)
        compensate(target, on: controller)
        guard changes.isLast(change) else { return }
        let former = renderer.shown
        renderer.needBackdrop(for: former, target)
        renderer.painting.carry(
            BarPlan(
                from: former, to: target, wish: (isPop ? former : target).transitionStyle,
                slides: slidesAcross() && !isReduced),
            isPop: isPop, to: controller.navigationItem, along: coordinator,
            latest: { [weak self, weak controller] in
                BarPaint.ends(from: former, to: controller.flatMap { self?.look(of: $0) } ?? target)
            })
        showBottomBars(target, along: coordinator)
        let steady = leaving.flatMap { SteadyTop(of: $0, besides: controller) }
        // The bar is outside the container view, so it has to be passed for an interaction to drive it (B3.36).
        coordinator.animateAlongsideTransition(
            in: bar,
            animation: { [weak self, weak controller, weak leaving] _ in
                guard let self, let controller, state == .carrying else { return }
                begin(target, on: controller, after: former, of: leaving, steady)
            })
    }

    /// Called when the transition begins. By now the entering screen has set its state.
    private func begin(
        _ target: BarLook, on controller: UIViewController, after former: BarLook, of leaving: UIViewController?,
        _ steady: SteadyTop?
    ) {
        let look = look(of: controller)
        edgeEffects.show(look, on: controller)
        if look != target {
            UIView.performWithoutAnimation {
                overrideScreen(look, on: controller)
                compensate(look, on: controller)
            }
        }
        renderer.turn(toTint: look.tint, isHidden: look.isHidden)
        former.isHidden ? watchSafeArea(of: leaving, former) : watchSafeArea(of: steady)
        watchSafeArea(of: controller, look)
        navigationController?.setNeedsStatusBarAppearanceUpdate()
    }

    /// Whether screens fade instead of sliding, because of an accessibility setting.
    private var isReduced: Bool {
        UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
    }

    /// Waits for the end of a transition, including one that began before the carrier was created.
    private func arrive(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard awaited !== coordinator else { return }
        awaited = coordinator
        coordinator.animate(alongsideTransition: nil) { [weak self, weak coordinator] _ in
            guard let self, awaited === coordinator else { return }
            awaited = nil
            arrived = coordinator
            arrive()
        }
    }

    /// Settles the bar on the top screen, whether the transition was finished or cancelled.
    func arrive() {
        guard state == .carrying, let top = navigationController?.topViewController else { return }
        UIView.performWithoutAnimation { settle(on: top) }
    }

    private func settle(on controller: UIViewController) {
        let stack = navigationController?.viewControllers ?? []
        knownStack = KnownStack(stack)
        (stack + [controller]).forEach(claim)
        apply(look(of: controller), on: controller)
    }

    /// Shows the bar at rest on a screen and restores all other screens. Without a screen, everything is restored.
    private func apply(_ look: BarLook, on controller: UIViewController?) {
        let change = changes.begin()
        defer { if changes.end(change) { reconcile() } }
        let changesStatusBar = look.statusBarStyle != renderer.shown.statusBarStyle
        if changesStatusBar { adviseOfStatusBar() }
        overrides.end(besides: controller?.navigationItem, look)
        edgeEffects.restore(besides: controller)
        guard changes.isLast(change) else { return }
        if let controller {
            overrideScreen(look, on: controller)
            compensate(look, on: controller)
        }
        guard changes.isLast(change) else { return }
        settled = circumstances
        renderer.settle(in: look)
        showBottomBars(look)
        if changesStatusBar { navigationController?.setNeedsStatusBarAppearanceUpdate() }
    }
}
