public import UIKit

/// Carries the look of the navigation bar from screen to screen along with a transition, whichever object animates it.
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
public final class BarCarrier: BarStateListener, StackSubscriber {
    /// The state that the screens of the stack inherit.
    public var stackState: BarState {
        didSet { if stackState != oldValue { stateDidChange(of: nil) } }
    }
    /// Whether content moves along with the lower edge of the bar, where bars of different heights change into each
    /// other. Otherwise the content of each screen keeps its place on its screen.
    public var contentFollowsBar = false

    let timeline: StackTimeline
    private(set) var state = BarCarrierState.resting
    let renderer: BarRenderer
    let screens = CarriedScreens()
    let hidden: HiddenBar
    var carried: CarriedLooks?
    private(set) lazy var scrolled = ScrolledContent(below: renderer.bar) { [weak self] in self?.contentDidMove() }
    var changes = NestedChanges()

    var place: StackPlace { .bar }
    var tellsOfReturn: Bool { renderer.painting.backdrop != nil }
    var overrides: ScreenOverrides { renderer.overrides }
    var navigationController: UINavigationController? { timeline.stack }

    /// Creates a carrier for the bar of a navigation controller, which it does not retain.
    public init(for navigationController: UINavigationController, stackState: BarState = BarState()) {
        self.stackState = stackState
        timeline = StackTimeline.of(navigationController)
        hidden = HiddenBar(of: navigationController)
        let placement = BarPlacement(below: navigationController.navigationBar) { [weak navigationController] in
            navigationController?.viewIfLoaded
        } keepsStatusBar: { [weak navigationController] in
            navigationController?.isNavigationBarHidden == false
        }
        renderer = BarRenderer(navigationController.navigationBar, placement: placement)
        renderer.observer = BackdropObserver(
            onLayout: { [weak self] in self?.backdropDidLayOut() },
            onMove: { [weak self] in self?.timeline.move(intoWindow: $0) })
        StackEnd.of(navigationController).restore(overrides)
        BarStateListeners.add(self)
        timeline.subscribe(self)
        stateDidChange(of: nil)
    }

    // MARK: Receiving changes

    /// Animates the bar from the current screen to the next one. Call this method from the delegate's `willShow`.
    ///
    /// - Parameters:
    ///   - controller: The screen that is about to be shown.
    ///   - animated: Whether the change is animated.
    ///   - slidesAcross: Whether the two screens slide past each other across the whole width, as in UIKit's own transitions.
    ///     Only then can each screen keep its own bar. In a delegate that provides no animators, pass true.
    public func willShow(_ controller: UIViewController, animated: Bool, slidesAcross: Bool = false) {
        timeline.subscribe(self)
        timeline.willShow(controller, animated: animated, slidesAcross: slidesAcross)
    }

    /// Updates the bar after a change without a transition coordinator. Call this method from the delegate's `didShow`.
    public func didShow(_ controller: UIViewController) {
        if !state.hasEnded { adopt(controller) }
        timeline.didShow()
    }

    /// Removes everything that Baton has painted or overridden on the bar and its screens, until the next `willShow`.
    ///
    /// On the iOS 26 design a running push or pop ends first, because no appearance may change during it. You can release
    /// the carrier all the same.
    public func end() {
        screens.forget()
        timeline.coordinator.map(writeAgain)
        handle(BarDesign.current == .glass && timeline.isUnderWay ? .giveUpAtEnd : .giveUp)
    }

    func receive(_ moment: StackMoment, _ change: StackChange?) {
        let top = change?.to ?? navigationController?.topViewController
        if [.begins, .ended, .uncovered, .rests].contains(moment) { top.map(adopt) }
        switch moment {
        case .announced, .hidden: handle(.waits)
        case .begins: handle(.begins, along: change)
        case .uncovered: askAtNextLayout()
        case .ended: handle(.ends)
        case .rests:
            if top == nil { apply(.system, on: nil) }
            handle(.rests)
        case .leftWindow: handle(.leftWindow)
        case .cameBack: handle(.layout)
        case .looked: break
        }
    }

    /// Updates the bar after the state of an item or of the stack has changed. On the visible screen the update
    /// animates inside an animation block.
    func stateDidChange(of item: UINavigationItem?) {
        // A state of another screen, or of one that is not shown yet, is no event for this bar.
        guard !state.hasEnded, let navigationController, navigationController.isViewLoaded,
            let screen = timeline.shownScreen
        else { return }
        let (shown, top) = (screen.barScreen.navigationItem, navigationController.topViewController?.barScreen)
        guard item == nil || item === shown || item === top?.navigationItem else { return }
        timeline.look()
        // UIKit may have reported the top screen as shown, although its view is not in the window yet.
        if item != nil, item !== shown || timeline.awaits(screen) { return timeline.doubt() }
        guard !state.hasEnded else { return }
        adopt(screen)
        handle(.stateSet)
    }

    func alphaDidChange(on item: UINavigationItem) {
        timeline.look()
        guard state == .resting, let top = navigationController?.topViewController,
            top.barScreen.navigationItem === item, !timeline.awaits(top),
            renderer.fade(to: item.barState.backgroundAlpha ?? stackState.backgroundAlpha)
        else { return stateDidChange(of: item) }
    }

    /// Looks at the next layout, when a modal transition that hid the stack's own one may have gone.
    private func askAtNextLayout() {
        guard screens.haveStates, let top = navigationController?.topViewController else { return }
        renderer.needBackdrop(for: look(of: top))
        renderer.painting.backdrop?.setNeedsLayout()
    }

    private func backdropDidLayOut() {
        renderer.painting.keepPlaces()
        timeline.look()
        handle(.layout)
    }

    /// Assigns the screens of the stack to this carrier, and one that may be about to enter or leave it.
    func adopt(_ screen: UIViewController) {
        screens.adopt(navigationController?.viewControllers ?? [], and: screen, for: self)
    }

    // MARK: State

    /// Sends an event to the state, and carries out the effects on the screen that is shown.
    private func handle(_ event: BarCarrierState.Event, along change: StackChange? = nil) {
        let (next, effects) = state.after(event)
        state = next
        for effect in effects {
            if effect == .restore {
                restore()
            } else if screens.haveStates {
                carryOut(effect, along: change)
            }
        }
    }

    private func carryOut(_ effect: BarCarrierState.Effect, along change: StackChange?) {
        let top = navigationController?.topViewController
        switch effect {
        case .update: timeline.shownScreen.map { apply(look(of: $0), on: $0) }
        case .settle: settle()
        case .arrive:
            if carried == nil { timeline.afterward { self.writeOverwritten(on: []) } }
            top.map(arrive)
            if !timeline.isInWindow { leaveWindow() }
        case .paintLeaving:
            guard let leaving = change?.from else { return }
            UIView.performWithoutAnimation { renderer.settle(in: look(of: leaving)) }
        case .carry: change.map(carry)
        case .reconcile: top.map(reconcile)
        case .follow: follow()
        case .leaveWindow: leaveWindow()
        case .restore: break
        }
    }

    private func restore() {
        apply(.system, on: nil)
        handle(.restored)
        timeline.unsubscribe(self)
    }

    func look(of controller: UIViewController) -> BarLook {
        let item = controller.barScreen.navigationItem
        return renderer.look(of: item, item.barState.over(stackState), in: circumstances(of: controller))
    }
}
