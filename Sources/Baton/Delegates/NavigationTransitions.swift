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
    private let makePush: (@MainActor () -> PushAnimator)?
    private let makePop: (@MainActor () -> PopAnimator)?
    /// What lets a finger pop from the leading edge; nil where the system's own swipe is in charge.
    public let swipe: EdgeSwipePop?
    /// What the bars of all screens inherit.
    public var barState: BarState {
        didSet { carrier?.stackState = barState }
    }

    private weak var navigationController: UINavigationController?
    private(set) var forwarded = ForwardedNavigationDelegate()
    private var carrier: BarCarrier?
    private let wasHandedADelegate: Bool

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
        self.init(makePush: push, makePop: pop, swipe: swipe, barState: barState, forwardingTo: delegate)
    }

    private init(
        makePush: (@MainActor () -> PushAnimator)?, makePop: (@MainActor () -> PopAnimator)?, swipe: EdgeSwipePop?,
        barState: BarState, forwardingTo delegate: (any UINavigationControllerDelegate)?
    ) {
        self.makePush = makePush
        self.makePop = makePop
        self.swipe = swipe
        self.barState = barState
        wasHandedADelegate = delegate != nil
        super.init()
        forwarded.delegate = delegate
    }

    /// The system's look, by Baton's own animators and edge swipe.
    public static var slide: NavigationTransitions {
        NavigationTransitions(push: SlidePushAnimator(), pop: SlidePopAnimator())
    }

    /// Screens fade into each other.
    public static var fade: NavigationTransitions {
        NavigationTransitions(push: FadePushAnimator(), pop: FadePopAnimator())
    }

    /// UIKit's own transitions and its own swipe; Baton only carries the bar.
    public static var system: NavigationTransitions {
        NavigationTransitions(makePush: nil, makePop: nil, swipe: nil, barState: BarState(), forwardingTo: nil)
    }

    /// Whether the animator query is answered at all: merely having that method turns the system's swipe off (B2.40).
    var bringsAnimators: Bool { makePush != nil || makePop != nil }

    // MARK: Being in charge

    func install(on navigationController: UINavigationController) {
        self.navigationController = navigationController
        if !wasHandedADelegate, navigationController.delegate !== self {
            forwarded.delegate = navigationController.delegate
        }
        navigationController.delegate = self
        let carrier = BarCarrier(for: navigationController, stackState: barState)
        self.carrier = carrier
        carrier.isInCharge = { [weak self] in self?.isStillInCharge() ?? false }
        swipe?.isInCharge = carrier.isInCharge
        guard navigationController.isViewLoaded else { return }
        swipe?.attach(to: navigationController)
        carrier.stateDidChange()
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

    func uninstall() {
        swipe?.detach()
        carrier?.end()
        carrier = nil
        guard let navigationController else { return }
        if navigationController.delegate === self { navigationController.delegate = forwarded.delegate }
        self.navigationController = nil
    }
}

extension NavigationTransitions: UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        if let swipe, swipe.recognizer.view == nil { swipe.attach(to: navigationController) }
        forwarded.willShow(viewController, in: navigationController, animated: animated)
        carrier?.willShow(viewController, animated: animated)
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
        if let own = forwarded.animator(for: operation, from: fromVC, to: toVC, in: navigationController) { return own }
        switch operation {
        case .push: return makePush?()
        case .pop: return makePop?()
        default: return nil
        }
    }

    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let own = forwarded.interaction(for: animationController, in: navigationController) { return own }
        guard let swipe, swipe.interaction.isBeginning else { return nil }
        return swipe.interaction
    }
}
