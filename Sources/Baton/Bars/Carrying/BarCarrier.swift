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
///
/// Keep it as long as the delegate, and call `end()` before you release it: what it has painted and overridden stays until then.
@MainActor
public final class BarCarrier: BarStateListener {
    /// What the screens of the stack inherit.
    public var stackState: BarState {
        didSet { if stackState != oldValue { stateDidChange(of: nil) } }
    }
    /// Whether the screens of the transition that is about to start slide past each other over the whole width, as UIKit's
    /// own do: only then can each keep its own bar. In a delegate that brings no animators let it answer true.
    public var slidesAcross: @MainActor () -> Bool = { false }

    /// Whether whoever brought the carrier still hears of the stack's screens.
    var isInstalled: () -> Bool = { true }

    weak var navigationController: UINavigationController?
    let renderer: BarRenderer
    /// Whether the stack's toolbar has ever been painted.
    var paintsToolbar = false
    /// The tab bar that was painted last, which the stack may not be below any more.
    weak var paintedTabBar: UITabBar?
    var overrides: ScreenOverrides { renderer.overrides }
    private var state = State.carrying
    private var knownStack = KnownStack()
    private var changes = NestedChanges()
    /// The transition whose end is waited for, and the last one that ended; UIKit still names that for a while (B1.61).
    private weak var awaited: (any UIViewControllerTransitionCoordinator)?
    private weak var arrived: (any UIViewControllerTransitionCoordinator)?

    private enum State {
        case carrying
        case ending
        case ended
    }

    /// Carries the bar of a navigation controller, which it does not retain.
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

    // MARK: Hearing of changes

    /// Call it from the delegate's `willShow`: paints the way from the present screen to the next one.
    public func willShow(_ controller: UIViewController, animated: Bool) {
        guard state != .ending else { return }
        state = .carrying
        guard animated, let coordinator, coordinator.isAnimated else {
            return UIView.performWithoutAnimation { settle(on: controller) }
        }
        let leaving = coordinator.viewController(forKey: .from)
        let isPop = knownStack.isPop(
            to: controller, from: leaving, in: navigationController?.viewControllers ?? [])
        // The next change begins before the last one is over, as from an earlier completion.
        if let awaited, awaited !== coordinator, let leaving { UIView.performWithoutAnimation { settle(on: leaving) } }
        let target = look(of: controller)
        if target != renderer.shown || isTouched {
            carry(to: target, controller, from: leaving, isPop: isPop, along: coordinator)
        }
        arrive(with: coordinator)
    }

    /// Call it from the delegate's `didShow`, for changes that had no coordinator to end with.
    public func didShow(_ controller: UIViewController) {
        reconcile()
    }

    /// Takes everything of Baton's off the bar and its screens, until the next `willShow`.
    public func end() {
        // What is given back may have UIKit lay out, and begin a change that waited for that.
        state = .ending
        defer { state = .ended }
        apply(.system, on: nil)
    }

    /// The state of an item or of the stack has changed; on the visible screen this animates inside an animation block.
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

    /// Sets right what no delegate call told of, such as a stack edited under a modal (B1.14).
    private func reconcile() {
        guard changes.notice(), state == .carrying, isInstalled(), coordinator == nil,
            navigationController?.viewIfLoaded?.window != nil, let top = navigationController?.topViewController
        else { return }
        let look = look(of: top)
        guard look != renderer.shown || !overrides.serve(only: top.navigationItem, look) || !bottomBarsShow(look) else {
            return compensate(look, on: top)
        }
        settle(on: top)
    }

    /// The backdrop was laid out, so the bar may have gone elsewhere.
    private func backdropDidLayOut() {
        guard let coordinator, let bar = renderer.bar else { return reconcile() }
        renderer.painting.follow(bar, along: coordinator)
    }

    /// The stack comes into the window, or leaves it with all that it shows: the tab bar is somebody else's then, and what
    /// was overridden is the screens' again, since nobody tells whether the stack comes back.
    private func backdropDidMove(toWindow isInWindow: Bool) {
        guard !isInWindow else { return backdropDidLayOut() }
        showBottomBars(.system)
        overrides.end()
    }

    // MARK: Carrying

    /// The transition of the stack's own screens until it has arrived. That of a modal, by which the whole stack comes or goes,
    /// does not count.
    private var coordinator: (any UIViewControllerTransitionCoordinator)? {
        guard let navigationController, let running = navigationController.transitionCoordinator,
            running !== arrived
        else { return nil }
        let screens = [UITransitionContextViewControllerKey.from, .to].map { running.viewController(forKey: $0) }
        return screens.contains { $0?.parent === navigationController } ? running : nil
    }

    func look(of controller: UIViewController) -> BarLook {
        let isCompact = navigationController?.traitCollection.verticalSizeClass == .compact
        return BarLook(controller.navigationItem.barState.over(stackState), isCompact: isCompact)
    }

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
            isPop: isPop, along: coordinator,
            latest: { [weak self, weak controller] in
                BarPaint.ends(from: former, to: controller.flatMap { self?.look(of: $0) } ?? target)
            })
        showBottomBars(target, along: coordinator)
        let steady = leaving.flatMap { SteadyTop(of: $0, besides: controller) }
        // The bar is outside the container as well, and has to be named for an interaction to drive it (B3.36).
        coordinator.animateAlongsideTransition(
            in: bar,
            animation: { [weak self, weak controller, weak leaving] _ in
                guard let self, let controller, state == .carrying else { return }
                begin(target, on: controller, after: former, of: leaving, steady)
            })
    }

    /// The transition begins, and the screen that comes has said what it wants by now.
    private func begin(
        _ target: BarLook, on controller: UIViewController, after former: BarLook, of leaving: UIViewController?,
        _ steady: SteadyTop?
    ) {
        let look = look(of: controller)
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

    /// Whether screens fade instead of sliding.
    private var isReduced: Bool {
        UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
    }

    /// Waits for the end of a transition, also of one that began before the carrier came.
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

    /// Whichever way the transition went, the bar now belongs to the screen on top.
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

    /// The bar at rest on a screen, with nothing left on any other; on no screen, with nothing left at all.
    private func apply(_ look: BarLook, on controller: UIViewController?) {
        let change = changes.begin()
        defer { if changes.end(change) { reconcile() } }
        let changesStatusBar = look.statusBarStyle != renderer.shown.statusBarStyle
        if changesStatusBar { adviseOfStatusBar() }
        overrides.end(besides: controller?.navigationItem, look)
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
