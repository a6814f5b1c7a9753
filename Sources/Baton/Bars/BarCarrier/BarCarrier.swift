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
    public var slidesAcross: () -> Bool = { false }

    /// Whether content moves along with the lower edge of the bar, where bars of different heights change into each
    /// other. Otherwise the content of each screen keeps its place on its screen.
    public var contentFollowsBar = false

    /// Returns whether the driver that created the carrier is still the delegate of the stack. If the app has set another
    /// one, the driver leaves, and the carrier ends.
    var verifyDelegate: () -> Bool = { true }

    weak var navigationController: UINavigationController?
    let renderer: BarRenderer
    /// Whether the stack is out of its window, and comes back by itself.
    var isAway = false
    var overrides: ScreenOverrides { renderer.overrides }
    private(set) var state = BarCarrierState.resting(after: nil)
    let edgeEffects = EdgeEffects()
    var hiding = BarHiding.unasked
    /// The screen on which the bar was brought to rest last.
    weak var settledScreen: UIViewController?
    /// What the bar shows at the ends of a transition, during it.
    var carried: CarriedLooks?
    /// The safe area of the leaving screen, during a transition.
    var steadyTop: SteadyTop?
    /// Exists while the background of the visible screen depends on its scroll position.
    var scrollWatch: ScrollWatch?
    var transitions: StackTransitions
    /// Whether the stack or one of its screens has had a state. Until then there is nothing to carry and nothing to restore.
    var hasStates = false
    /// The screens that the carrier has adopted, in the order of the stack. They are not retained.
    var adopted: [ObjectIdentifier] = []
    var changes = NestedChanges()

    /// Creates a carrier for the bar of a navigation controller, which it does not retain.
    public init(for navigationController: UINavigationController, stackState: BarState = BarState()) {
        self.navigationController = navigationController
        self.stackState = stackState
        transitions = StackTransitions(of: navigationController)
        let bar = navigationController.navigationBar
        let placement = BarPlacement(below: bar) { [weak navigationController] in
            navigationController?.viewIfLoaded
        } keepsStatusBar: { [weak navigationController] in
            navigationController?.isNavigationBarHidden == false
        }
        renderer = BarRenderer(bar, placement: placement)
        renderer.observer = BackdropObserver(
            onLayout: { [weak self] in self?.backdropDidLayOut() },
            onMove: { [weak self] in self?.backdropDidMove(toWindow: $0) })
        StackEnd.of(navigationController).restore(overrides)
        BarStateListeners.add(self)
        beginBehindModal()
        stateDidChange(of: nil)
    }

    // MARK: Receiving changes

    /// Animates the bar from the current screen to the next one. Call this method from the delegate's `willShow`.
    public func willShow(_ controller: UIViewController, animated: Bool) {
        adoptScreens(and: controller)
        if animated, transitions.mayBeHiddenSilently { return handle(.willShowBehind(nil), about: controller) }
        let newest = animated ? transitions.newest.flatMap { $0.isAnimated ? $0 : nil } : nil
        if let newest, transitions.mayHide(newest) {
            return handle(.willShowBehind(transitions.number(of: newest)), about: controller)
        }
        // The number is noted also without a state: `StackTransitions.isHidden` compares it when the first state is set.
        let own = newest.flatMap { transitions.isOwn($0) ? transitions.number(of: $0) : nil }
        // A stack that comes back into the window reports its screen again, also while it changes.
        if let own, state == .moving(with: own), transitions.hasBegun { return }
        guard hasStates || state.hasEnded else { return }
        handle(.willShow(during: own), about: controller)
    }

    /// Updates the bar after a change without a transition coordinator. Call this method from the delegate's
    /// `didShow`.
    public func didShow(_ controller: UIViewController) {
        // A delegate may still call a carrier that has ended. It takes no items.
        guard !state.hasEnded else { return handle(.didShow(during: running), about: controller) }
        adoptScreens(and: controller)
        guard hasStates else { return }
        // A push that another tab hides is reported only here. The backdrop notices when the stack is visible again.
        if !isSeen { renderer.needBackdrop(for: look(of: controller)) }
        let isHidden = transitions.newest.map(transitions.mayHide) ?? false
        handle(isHidden ? .didShowEarly : .didShow(during: running), about: controller)
    }

    /// Removes everything that Baton has painted or overridden on the bar and its screens, until the next `willShow`.
    ///
    /// On the iOS 26 design a running push or pop ends first, because no appearance may change during it. You can release
    /// the carrier all the same.
    public func end() {
        adopted = []
        transitions.own.map(writeAgain)
        let running = BarDesign.current == .glass && transitions.hasBegun ? running : nil
        handle(running.map { .giveUpAtEnd(of: $0) } ?? .giveUp)
    }

    /// Updates the bar after the state of an item or of the stack has changed. On the visible screen the update
    /// animates inside an animation block.
    func stateDidChange(of item: UINavigationItem?) {
        // A state of another screen, or of one that is not shown yet, is no event for this bar.
        guard !state.hasEnded, verifyDelegate(), navigationController?.isViewLoaded == true, let screen = shownScreen,
            item == nil || item === screen.barScreen.navigationItem || item === topItem
        else { return }
        // UIKit may have reported the top screen as shown, although its view is not in the window yet.
        if item != nil, awaits(screen) || item !== screen.barScreen.navigationItem { return handle(.didShowEarly) }
        let isFirst = !hasStates
        adoptScreens(and: screen)
        // A transition was not followed before there was a state.
        if isFirst, transitions.isHidden { beginBehindModal() }
        if mustAskLater { return }
        handle(unlessHidden(.stateSet(during: running)), about: screen)
    }

    private var topItem: UINavigationItem? { navigationController?.topViewController?.barScreen.navigationItem }

    /// The screen that the bar shows. A screen that is pushed and is not in the window yet is shown at its `willShow`, if
    /// it is not popped before.
    private var shownScreen: UIViewController? {
        let screens = navigationController?.viewControllers ?? []
        return screens.last { !awaits($0) } ?? screens.last
    }

    func alphaDidChange(on item: UINavigationItem) {
        guard state.isAtRest(running), verifyDelegate(), let top = navigationController?.topViewController,
            top.barScreen.navigationItem === item, !awaits(top),
            renderer.fade(to: item.barState.backgroundAlpha ?? stackState.backgroundAlpha)
        else { return stateDidChange(of: item) }
    }

    /// Whether UIKit shows the top screen in its next layout pass only, and calls `willShow` then (B1.10). If the screen is
    /// popped before, UIKit calls nothing.
    func awaits(_ top: UIViewController) -> Bool {
        isSeen && top.viewIfLoaded?.window == nil
    }

    private func backdropDidLayOut() {
        renderer.painting.keepPlaces()
        ask()
    }

    /// Called when the stack enters or leaves a window. If the app has set another delegate of the stack, a carrier that
    /// leaves at the end of a transition is still told.
    private func backdropDidMove(toWindow isInWindow: Bool) {
        isAway = !isInWindow && navigationController?.comesBack == true
        _ = verifyDelegate()
        handle(isInWindow ? layoutEvent : .leftWindow(during: running))
    }

    func handle(_ event: BarCarrierState.Event, about screen: UIViewController? = nil) {
        let (next, effects) = state.after(event)
        state = next
        for effect in effects { carryOut(effect, about: screen ?? navigationController?.topViewController) }
    }

    private func carryOut(_ effect: BarCarrierState.Effect, about screen: UIViewController?) {
        switch effect {
        case .update: screen.map { apply(look(of: $0), on: $0) }
        case .settle: UIView.performWithoutAnimation { screen.map(settle) }
        case .awaitTurn: awaitTurn()
        case .arrive:
            screen.map(arrive)
            if !isSeen { leaveWindow() }
        case .paintLeaving:
            guard let leaving = transitions.own?.viewController(forKey: .from) else { return }
            UIView.performWithoutAnimation { renderer.settle(in: look(of: leaving)) }
        case .carry:
            if let screen, let coordinator = transitions.own { carry(to: screen, along: coordinator) }
        case .await(let number):
            transitions.newest?.animate(alongsideTransition: nil) { [self] _ in
                handle(.end(of: number, during: self.running))
            }
            transitions.newest.map(writeAgain)
        case .askAgain:
            if let screen { renderer.needBackdrop(for: look(of: screen)) }
            askAgain()
        case .reconcile: reconcile()
        case .follow:
            if let coordinator = transitions.own, let bar = renderer.bar {
                let course = TransitionCourse(along: coordinator)
                renderer.painting.follow(bar, along: course)
                keepTop(along: course)
            }
            steadyTop?.keep()
        case .leaveWindow: leaveWindow()
        case .restore:
            apply(.system, on: nil)
            handle(.restored)
        }
    }

    private func awaitTurn() {
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.endTurn() } }
    }

    private func endTurn() {
        guard verifyDelegate() else { return }
        if transitions.mayBeHiddenSilently { return StackTransitions.askLater { [weak self] in self?.endTurn() } }
        handle(.turned(during: running))
    }

    /// The number of the transition between the stack's own screens that runs.
    var running: Int? { transitions.running }

    func look(of controller: UIViewController) -> BarLook {
        let item = controller.barScreen.navigationItem
        return renderer.look(of: item, item.barState.over(stackState), in: circumstances(of: controller))
    }
}
