public import UIKit

/// The custom transitions of a navigation stack as one value: how it pushes and pops, the swipe back, and the bar.
///
/// ```swift
/// navigationController.transitions = .slide
/// navigationController.transitions = NavigationTransitions(push: FadePushAnimator(), pop: FadePopAnimator())
/// ```
///
/// It becomes the navigation controller's delegate. A delegate that was there before goes on hearing everything, and
/// where both answer, the app's answer counts. To set a delegate afterwards, hand it over instead:
/// `NavigationTransitions(…, forwardingTo: delegate)`.
@MainActor
public final class NavigationTransitions: NSObject {
    private let stack: ScreenTransition
    /// Which transition a screen has that differs from the others of the stack; nil leaves it to the screen, if that is a
    /// `TransitioningScreen`, or else to the stack. It is asked for the screen above, the one that comes with a push and
    /// goes with a pop. Do not hold the navigation controller in it, which holds the transitions.
    ///
    /// ```swift
    /// transitions.choose = { $0 is SettingsScreen ? .cover : nil }
    /// ```
    public var choose: @MainActor (UIViewController) -> ScreenTransition? = { _ in nil } {
        didSet { bringsAnimators = true }
    }
    /// What lets a finger pop from the leading edge; nil where the system's own swipe is in state.
    public let swipe: EdgeSwipePop?
    /// What drives pushes and pops by a finger: begin it with the call that changes screens. The swipe drives by it, too.
    public let interaction: TransitionInteraction
    /// What the bars of all screens inherit.
    public var barState: BarState {
        didSet { carrier?.stackState = barState }
    }

    private let systemSwipe = SystemSwipe()
    private weak var navigationController: UINavigationController?
    private(set) var forwarded = ForwardedNavigationDelegate()
    /// The delegate that was there before.
    private weak var found: (any UINavigationControllerDelegate)?
    private var carrier: BarCarrier?
    private let wasHandedADelegate: Bool
    /// Whether the transition that is about to start is the system's or looks like it; UIKit asks for the animator before
    /// it tells of the screen.
    private var slidesAcross = true

    /// Animators are made anew for each transition.
    ///
    /// - Parameters:
    ///   - push: how a screen comes.
    ///   - pop: how it goes.
    ///   - swipe: what lets a finger pop; nil for nothing.
    ///   - barState: what the bars of all screens inherit.
    ///   - delegate: the app's own delegate, held weakly, if it is not set on the navigation controller already.
    public convenience init(
        push: @autoclosure @escaping @MainActor () -> PushAnimator,
        pop: @autoclosure @escaping @MainActor () -> PopAnimator,
        swipe: EdgeSwipePop? = EdgeSwipePop(), barState: BarState = BarState(),
        forwardingTo delegate: (any UINavigationControllerDelegate)? = nil
    ) {
        self.init(
            ScreenTransition(makePush: push, makePop: pop), swipe: swipe, barState: barState, forwardingTo: delegate)
    }

    /// A stack all of whose screens come and go in one manner, but for those that `choose` names.
    public init(
        _ stack: ScreenTransition, swipe: EdgeSwipePop? = EdgeSwipePop(), barState: BarState = BarState(),
        forwardingTo delegate: (any UINavigationControllerDelegate)? = nil
    ) {
        self.stack = stack
        self.swipe = swipe
        interaction = swipe?.interaction ?? TransitionInteraction()
        self.barState = barState
        wasHandedADelegate = delegate != nil
        super.init()
        forwarded.delegate = delegate
    }

    /// Whether the animator query is answered at all: merely having that method turns the system's swipe off (B2.40).
    var bringsAnimators = true {
        didSet { if bringsAnimators != oldValue { tellUIKitOfOtherMethods() } }
    }

    // MARK: Being in state

    func install(on navigationController: UINavigationController) {
        leaveOther(than: navigationController)
        self.navigationController = navigationController
        if navigationController.delegate !== self { found = navigationController.delegate }
        if !wasHandedADelegate {
            forwarded.delegate = found
        } else if let found, found !== forwarded.delegate {
            Advice.give(
                "A stack had a delegate when its transitions came with another one, so the first hears nothing until they "
                    + "go. Hand over the one that is to hear, and set no other.")
        }
        navigationController.delegate = self
        let carrier = BarCarrier(for: navigationController, stackState: barState)
        self.carrier = carrier
        carrier.isInCharge = { [weak self] in self?.isStillInCharge() ?? false }
        carrier.slidesAcross = { [weak self] in self?.slidesAcross ?? false }
        swipe?.isInCharge = { [weak self] in self?.swipesByItself ?? false }
        systemSwipe.isStillInCharge = { [weak self] in self?.isStillInCharge() ?? false }
        systemSwipe.isSystems = { [weak self] in self?.isSystems(popOf: $0) ?? false }
        guard navigationController.isViewLoaded else { return }
        attachSwipes(to: navigationController)
        carrier.stateDidChange(of: nil)
    }

    /// One object serves one stack.
    private func leaveOther(than navigationController: UINavigationController) {
        guard let other = self.navigationController, other !== navigationController else { return }
        Advice.give(
            "The same NavigationTransitions was set on two navigation controllers, so it has left the first. Make one for "
                + "each.")
        uninstall()
    }

    /// There is a view to swipe on from the first `willShow` on, if not before.
    private func attachSwipes(to navigationController: UINavigationController) {
        guard bringsAnimators else { return }
        if let swipe, swipe.recognizer.view == nil { swipe.attach(to: navigationController) }
        systemSwipe.attach(to: navigationController)
    }

    /// UIKit asks for the methods that a delegate has when it is set.
    private func tellUIKitOfOtherMethods() {
        guard let navigationController, navigationController.delegate === self else { return }
        navigationController.delegate = nil
        navigationController.delegate = self
        if navigationController.isViewLoaded { attachSwipes(to: navigationController) }
    }

    /// A swipe of Baton's needs an animator to drive.
    private var swipesByItself: Bool {
        guard isStillInCharge(), let top = navigationController?.topViewController else { return false }
        return transition(of: top).makePop != nil
    }

    /// Whether a pop of the screen is UIKit's own, as far as that is known without asking the app's delegate, which
    /// would take it for a transition.
    private func isSystems(popOf screen: UIViewController) -> Bool {
        guard let navigationController, transition(of: screen).makePop == nil else { return false }
        return !forwarded.bringsAnimators(in: navigationController)
    }

    private func transition(of screen: UIViewController) -> ScreenTransition {
        choose(screen) ?? (screen as? any TransitioningScreen)?.screenTransition ?? stack
    }

    /// UIKit has one delegate. When the app has set another one since, Baton leaves, and the bar is UIKit's again.
    private func isStillInCharge() -> Bool {
        guard let navigationController else { return false }
        if navigationController.delegate === self { return true }
        Advice.give(
            "A delegate was set on a navigation controller after its transitions, so Baton no longer takes part there. "
                + "Set the delegate first, or hand it over: NavigationTransitions(push:pop:forwardingTo:).")
        uninstall()
        return false
    }

    /// First nobody's delegate any more: what is given back may have UIKit lay out, and begin a change that waited. A
    /// transition under the finger goes back, since nobody else would end it.
    func uninstall() {
        if let navigationController, navigationController.delegate === self {
            navigationController.delegate = found ?? forwarded.delegate
        }
        navigationController = nil
        interaction.cancel()
        swipe?.detach()
        systemSwipe.detach()
        carrier?.end()
        carrier = nil
    }
}

extension NavigationTransitions: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        attachSwipes(to: navigationController)
        forwarded.willShow(viewController, in: navigationController, animated: animated)
        carrier?.willShow(viewController, animated: animated)
        // Under the system's swipe nobody is asked.
        slidesAcross = true
    }

    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        forwarded.didShow(viewController, in: navigationController, animated: animated)
        carrier?.didShow(viewController)
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let animator =
            forwarded.animator(for: operation, from: fromVC, to: toVC, in: navigationController)
            ?? ownAnimator(for: operation, from: fromVC, to: toVC)
        slidesAcross = animator.map { $0 is SlidePushAnimator || $0 is SlidePopAnimator } ?? true
        return animator
    }

    private func ownAnimator(
        for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        switch operation {
        case .push: transition(of: to).makePush?()
        case .pop: transition(of: from).makePop?()
        default: nil
        }
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let own = forwarded.interaction(for: animationController, in: navigationController) { return own }
        return interaction.isBeginning ? interaction : nil
    }
}
