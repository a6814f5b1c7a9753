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
    /// Why the stack is not in a window, if it may come back.
    var absence: StackAbsence?
    var overrides: ScreenOverrides { renderer.overrides }
    private(set) var state = BarCarrierState.resting(after: nil)
    private var numbers = TransitionNumbers()
    let edgeEffects = EdgeEffects()
    private var changes = NestedChanges()

    /// Creates a carrier for the bar of a navigation controller, which it does not retain.
    public init(for navigationController: UINavigationController, stackState: BarState = BarState()) {
        self.navigationController = navigationController
        self.stackState = stackState
        let bar = navigationController.navigationBar
        renderer = BarRenderer(bar, placement: BarPlacement(below: bar))
        renderer.observer = BackdropObserver(
            onLayout: { [weak self] in self.map { $0.handle(.layout($0.running)) } },
            onMove: { [weak self] in self?.backdropDidMove(toWindow: $0) })
        StackEnd.of(navigationController).restore(overrides)
        stateDidChange(of: nil)
    }

    // MARK: Receiving changes

    /// Animates the bar from the current screen to the next one. Call this method from the delegate's `willShow`.
    public func willShow(_ controller: UIViewController, animated: Bool) {
        guard animated, let newest, newest.isAnimated, !showsStack(newest) else {
            return handle(.willShow(nil), about: controller)
        }
        let number = numbers.number(of: newest)
        handle(isOwn(newest) ? .willShow(number) : .willShowBehind(number), about: controller)
    }

    /// Updates the bar after a change without a transition coordinator. Call this method from the delegate's
    /// `didShow`.
    public func didShow(_ controller: UIViewController) {
        handle(.didShow(running))
    }

    /// Removes everything that Baton has painted or overridden on the bar and its screens, until the next `willShow`.
    public func end() {
        handle(.giveUp)
        handle(.restored)
    }

    /// Updates the bar after the state of an item or of the stack has changed. On the visible screen the update
    /// animates inside an animation block.
    func stateDidChange(of item: UINavigationItem?) {
        guard isInstalled(), let navigationController, navigationController.isViewLoaded,
            let top = navigationController.topViewController, item == nil || item === top.barScreen.navigationItem
        else { return }
        handle(.stateSet(running))
    }

    func alphaDidChange(on item: UINavigationItem) {
        guard state.isAtRest(running), isInstalled(),
            navigationController?.topViewController?.barScreen.navigationItem === item,
            renderer.fade(to: item.barState.backgroundAlpha ?? stackState.backgroundAlpha)
        else { return stateDidChange(of: item) }
    }

    /// Called when the stack enters or leaves a window.
    private func backdropDidMove(toWindow isInWindow: Bool) {
        absence = isInWindow ? nil : navigationController.flatMap(StackAbsence.init)
        handle(isInWindow ? .layout(running) : .leftWindow)
    }

    private func handle(_ event: BarCarrierState.Event, about screen: UIViewController? = nil) {
        let (next, effects) = state.after(event)
        state = next
        for effect in effects { perform(effect, about: screen ?? navigationController?.topViewController) }
    }

    private func perform(_ effect: BarCarrierState.Effect, about screen: UIViewController?) {
        switch effect {
        case .update: screen.map(settle)
        case .settle: UIView.performWithoutAnimation { screen.map(settle) }
        case .paintLeaving:
            guard let leaving = coordinator?.viewController(forKey: .from) else { return }
            UIView.performWithoutAnimation { renderer.settle(in: look(of: leaving)) }
        case .carry:
            if let screen, let coordinator { carry(to: screen, along: coordinator) }
        case .await(let number):
            newest?.animate(alongsideTransition: nil) { [weak self] _ in
                self.map { $0.handle(.end(of: number, $0.running)) }
            }
        case .askAgain:
            if let screen { renderer.needBackdrop(for: look(of: screen)) }
            renderer.painting.backdrop?.setNeedsLayout()
        case .reconcile: reconcile()
        case .follow:
            if let coordinator, let bar = renderer.bar { renderer.painting.follow(bar, along: coordinator) }
        case .leaveWindow:
            // UIKit keeps the screens of a stack that is covered or in another tab, and so they keep their overrides.
            if absence != .covered { showBottomBars(.system) }
            guard absence == nil else { return }
            overrides.end()
            edgeEffects.restore()
        case .restore: apply(.system, on: nil)
        }
    }

    private func reconcile() {
        guard changes.notice(), state.isAtRest(running), isInstalled(), isSeen,
            let top = navigationController?.topViewController
        else { return }
        let look = look(of: top)
        guard
            look != renderer.shown || !overrides.serve(only: top.barScreen.navigationItem, look)
                || !bottomBarsShow(look)
        else {
            return compensate(look, on: top)
        }
        settle(on: top)
    }

    // MARK: Carrying

    /// The coordinator that UIKit returns for the stack. It may be that of a modal transition.
    private var newest: (any UIViewControllerTransitionCoordinator)? { navigationController?.transitionCoordinator }

    /// The coordinator of the newest transition between the stack's own screens.
    private var coordinator: (any UIViewControllerTransitionCoordinator)? {
        newest.flatMap { isOwn($0) ? $0 : nil }
    }

    private func isOwn(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
        let screens = [UITransitionContextViewControllerKey.from, .to].map { coordinator.viewController(forKey: $0) }
        return screens.contains { $0?.parent === navigationController }
    }

    /// Whether a modal transition shows the whole stack, which itself does not change.
    private func showsStack(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
        guard let entering = coordinator.viewController(forKey: .to), let navigationController else { return false }
        return sequence(first: navigationController as UIViewController) { $0.parent }.contains { $0 === entering }
    }

    /// The number of that transition.
    private var running: Int? { coordinator.map { numbers.number(of: $0) } }

    func look(of controller: UIViewController) -> BarLook {
        let item = controller.barScreen.navigationItem
        return renderer.look(of: item, item.barState.over(stackState))
    }

    private var isTouched: Bool { renderer.painting.backdrop != nil || !overrides.isEmpty }

    private func carry(to controller: UIViewController, along coordinator: any UIViewControllerTransitionCoordinator) {
        let leaving = coordinator.viewController(forKey: .from)
        let target = look(of: controller)
        guard target != renderer.shown || isTouched else { return }
        let isPop = leaving.map { navigationController?.isPop(to: controller, from: $0) == true } ?? false
        carry(to: target, controller, from: leaving, isPop: isPop, along: coordinator)
    }

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
            isPop: isPop, along: coordinator,
            latest: { [weak self, weak controller] in
                BarPaint.ends(from: former, to: controller.flatMap { self?.look(of: $0) } ?? target)
            })
        showBottomBars(target, along: coordinator)
        let steady = leaving.flatMap { SteadyTop(of: $0, besides: controller) }
        // The bar is outside the container view, so it has to be passed for an interaction to drive it (B3.36).
        coordinator.animateAlongsideTransition(
            in: bar,
            animation: { [weak self, weak controller, weak leaving] _ in
                guard let self, let controller, !state.hasEnded else { return }
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
                // On the iOS 26 design no appearance is written during an animation (B17.7). It is written at the end.
                if BarDesign.current == .classic { overrideScreen(look, on: controller) }
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

    /// Brings the bar to rest on the top screen, whether a transition was finished or cancelled.
    func settle() {
        guard !state.hasEnded, let top = navigationController?.topViewController else { return }
        UIView.performWithoutAnimation { settle(on: top) }
    }

    private func settle(on controller: UIViewController) {
        ((navigationController?.viewControllers ?? []) + [controller]).forEach(claim)
        apply(look(of: controller), on: controller)
    }

    /// Shows the bar at rest on a screen and restores all other screens. Without a screen, everything is restored.
    private func apply(_ look: BarLook, on controller: UIViewController?) {
        let change = changes.begin()
        defer { if changes.end(change) { reconcile() } }
        let changesStatusBar = look.statusBarStyle != renderer.shown.statusBarStyle
        if changesStatusBar { adviseOfStatusBar() }
        overrides.end(besides: controller?.barScreen.navigationItem, look)
        edgeEffects.restore(besides: controller)
        guard changes.isLast(change) else { return }
        if let controller {
            overrideScreen(look, on: controller)
            compensate(look, on: controller)
        }
        guard changes.isLast(change) else { return }
        renderer.settle(in: look)
        showBottomBars(look)
        if changesStatusBar { navigationController?.setNeedsStatusBarAppearanceUpdate() }
    }
}
