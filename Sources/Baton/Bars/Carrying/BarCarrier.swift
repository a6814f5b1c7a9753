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
public final class BarCarrier: BarStateListener {
    /// What the screens of the stack inherit.
    public var stackState: BarState {
        didSet { if stackState != oldValue { stateDidChange() } }
    }
    /// Whether the screens of the transition that is about to start slide past each other over the whole width, as UIKit's
    /// own do: only then can each keep its own bar. In a delegate that brings no animators let it answer true.
    public var slidesAcross: @MainActor () -> Bool = { false }

    /// Whether whoever brought the carrier still hears of the stack's screens.
    var isInCharge: () -> Bool = { true }

    weak var navigationController: UINavigationController?
    var shown = BarLook.system
    let painting = BarPainting()
    let leases = BarLeases()
    var original: BarOriginal?
    private var knownStack: [WeakScreen] = []
    /// While something is being changed: UIKit may lay out in the middle of it, which is no news.
    private var isChanging = false
    private var isEnding = false
    private weak var awaited: (any UIViewControllerTransitionCoordinator)?

    /// Carries the bar of a navigation controller, which it does not retain.
    public init(for navigationController: UINavigationController, stackState: BarState = BarState()) {
        self.navigationController = navigationController
        self.stackState = stackState
    }

    // MARK: Hearing of changes

    /// Call it from the delegate's `willShow`: paints the way from the present screen to the next one.
    public func willShow(_ controller: UIViewController, animated: Bool) {
        guard !isEnding else { return }
        guard animated, let coordinator, coordinator.isAnimated else {
            return UIView.performWithoutAnimation { settle(on: controller) }
        }
        let target = look(of: controller)
        if target != shown || isTouched { carry(to: target, controller, along: coordinator) }
        arrive(with: coordinator)
    }

    /// Call it from the delegate's `didShow`, for changes that had no coordinator to end with.
    public func didShow(_ controller: UIViewController) {
        reconcile()
    }

    /// Takes everything of Baton's off the bar and its screens.
    public func end() {
        // What is given back may have UIKit lay out, and begin a change that waited for that.
        isEnding = true
        defer { isEnding = false }
        apply(.system, on: nil)
    }

    /// The state of a visible item or of the stack has changed; inside an animation block this animates.
    func stateDidChange() {
        guard isInCharge(), let navigationController, navigationController.isViewLoaded else { return }
        guard let coordinator else { return navigationController.topViewController.map(settle) ?? () }
        arrive(with: coordinator)
    }

    func alphaDidChange(on item: UINavigationItem) {
        guard shown.isPainted, leases.areUntouched, painting.backdrop != nil,
            navigationController?.topViewController?.navigationItem === item
        else { return stateDidChange() }
        guard isInCharge(), coordinator == nil else { return }
        shown.fade(to: item.barState.backgroundAlpha ?? stackState.backgroundAlpha)
        painting.backdrop?.show(BarPaint(shown))
    }

    /// Sets right what no delegate call told of, such as a stack edited under a modal (B1.14).
    private func reconcile() {
        guard !isChanging, !isEnding, isInCharge(), coordinator == nil,
            let top = navigationController?.topViewController
        else { return }
        let look = look(of: top)
        guard look != shown || !leases.areOnly(on: top) || !bottomBarsShow(look) else {
            return compensate(look, on: top)
        }
        settle(on: top)
    }

    /// The backdrop was laid out, so the bar may have gone elsewhere.
    func backdropDidLayOut() {
        guard let coordinator, let bar = navigationController?.navigationBar else { return reconcile() }
        painting.follow(bar, along: coordinator)
    }

    /// The stack comes into the window, or leaves it with all that it shows; then the tab bar is somebody else's.
    func backdropDidMove(toWindow isInWindow: Bool) {
        isInWindow ? backdropDidLayOut() : showBottomBars(.system)
    }

    // MARK: Carrying

    /// The stack's own transition; that of a modal, by which the whole stack comes or goes, is none of a bar's.
    private var coordinator: (any UIViewControllerTransitionCoordinator)? {
        guard let navigationController, let running = navigationController.transitionCoordinator else { return nil }
        let screens = [UITransitionContextViewControllerKey.from, .to].map { running.viewController(forKey: $0) }
        return screens.contains { $0?.parent === navigationController } ? running : nil
    }

    func look(of controller: UIViewController) -> BarLook {
        let isCompact = navigationController?.traitCollection.verticalSizeClass == .compact
        return BarLook(controller.navigationItem.barState.over(stackState), isCompact: isCompact)
    }

    private var isTouched: Bool {
        painting.backdrop != nil || !leases.isEmpty || original != nil
    }

    private func carry(
        to target: BarLook, _ controller: UIViewController,
        along coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let navigationController else { return }
        isChanging = true
        defer { isChanging = false }
        let bar = navigationController.navigationBar
        let isPop = knownStack.contains { $0.controller === controller }
        claim(controller)
        watchSafeArea(of: coordinator.viewController(forKey: .from), besides: controller)
        lease(target, on: controller)
        compensate(target, on: controller)
        original = original ?? BarOriginal(of: bar)
        if shown.needsBackdrop || target.needsBackdrop {
            let course = BarCourse(
                from: shown, to: target, wish: (isPop ? shown : target).manner, slides: slidesAcross() && !isReduced)
            needBackdrop(below: bar)
            painting.carry(course, isPop: isPop, along: coordinator)
        }
        showBottomBars(target, along: coordinator)
        // The bar is outside the container as well, and has to be named for an interaction to drive it (B3.36).
        coordinator.animateAlongsideTransition(
            in: bar,
            animation: { [original, weak navigationController] _ in
                original?.apply(target, to: bar)
                navigationController?.setNeedsStatusBarAppearanceUpdate()
            })
    }

    /// Whether screens fade instead of sliding.
    private var isReduced: Bool {
        UIAccessibility.isReduceMotionEnabled || UIAccessibility.prefersCrossFadeTransitions
    }

    /// Waits for the end of a transition, of whose beginning a carrier that came later has not heard.
    private func arrive(with coordinator: any UIViewControllerTransitionCoordinator) {
        guard awaited !== coordinator else { return }
        awaited = coordinator
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.arrive() }
    }

    /// Whichever way the transition went, the bar now belongs to the screen on top.
    func arrive() {
        guard let top = navigationController?.topViewController else { return }
        UIView.performWithoutAnimation { settle(on: top) }
    }

    private func settle(on controller: UIViewController) {
        knownStack = navigationController?.viewControllers.map(WeakScreen.init) ?? []
        claim(controller)
        apply(look(of: controller), on: controller)
    }

    /// The bar at rest on a screen, with nothing left on any other; on no screen, with nothing left at all.
    private func apply(_ look: BarLook, on controller: UIViewController?) {
        // Inside an animation block the way begins at what was shown, as it does alongside a transition.
        let start = UIView.inheritedAnimationDuration > 0 ? shown : look
        isChanging = true
        defer { isChanging = false }
        let changesStatusBar = look.statusBarStyle != shown.statusBarStyle
        shown = look
        leases.end(besides: controller, look, in: navigationController?.navigationBar)
        if let controller {
            lease(look, on: controller)
            compensate(look, on: controller)
        }
        guard let bar = navigationController?.navigationBar else { return }
        if look.needsBackdrop || start.needsBackdrop { needBackdrop(below: bar) }
        painting.settle(from: start, to: look)
        showBottomBars(look)
        dress(bar, look)
        if changesStatusBar { navigationController?.setNeedsStatusBarAppearanceUpdate() }
    }

    private func dress(_ bar: UINavigationBar, _ look: BarLook) {
        let touches = look.isHidden || look.tint != nil
        if touches { original = original ?? BarOriginal(of: bar) }
        original?.apply(look, to: bar)
        if !touches { original = nil }
    }

    private func needBackdrop(below bar: UINavigationBar) {
        painting.need(
            BarSeat(below: bar, at: .top),
            hearing: BarHearing(
                onLayout: { [weak self] in self?.backdropDidLayOut() },
                onMove: { [weak self] in self?.backdropDidMove(toWindow: $0) }))
    }
}

/// A screen that is remembered and not kept.
private struct WeakScreen {
    weak var controller: UIViewController?

    init(_ controller: UIViewController) {
        self.controller = controller
    }
}
