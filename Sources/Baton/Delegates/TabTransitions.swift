public import UIKit

/// The custom transitions of a tab bar controller as one value: how it goes to a later tab, and how to an earlier one.
///
/// ```swift
/// tabBarController.transitions = .slide
/// ```
///
/// It becomes the tab bar controller's delegate. A delegate that was there before goes on hearing everything, and where
/// both answer, the app's answer counts. To set a delegate afterwards, hand it over instead:
/// `TabTransitions(…, forwardingTo: delegate)`.
@MainActor
public final class TabTransitions: NSObject {
    private let makeForward: @MainActor () -> TabForwardAnimator
    private let makeBack: @MainActor () -> TabBackAnimator
    /// What lets a finger of yours drive a change of tabs: begin it with the change of `selectedIndex`.
    public let interaction: TransitionInteraction

    private weak var tabBarController: UITabBarController?
    private(set) var forwarded = ForwardedTabDelegate()
    private let wasHandedADelegate: Bool

    /// Animators are made anew for each transition.
    ///
    /// - Parameters:
    ///   - forward: how a later tab comes.
    ///   - back: how an earlier tab comes.
    ///   - interaction: what a finger drives.
    ///   - delegate: the app's own delegate, held weakly, if it is not set on the tab bar controller already.
    public init(
        forward: @autoclosure @escaping @MainActor () -> TabForwardAnimator,
        back: @autoclosure @escaping @MainActor () -> TabBackAnimator,
        interaction: TransitionInteraction = TransitionInteraction(),
        forwardingTo delegate: (any UITabBarControllerDelegate)? = nil
    ) {
        makeForward = forward
        makeBack = back
        self.interaction = interaction
        wasHandedADelegate = delegate != nil
        super.init()
        forwarded.delegate = delegate
    }

    /// Screens stand side by side in the order of their tabs.
    public static var slide: TabTransitions {
        TabTransitions(forward: SlideTabForwardAnimator(), back: SlideTabBackAnimator())
    }

    /// Screens fade into each other.
    public static var fade: TabTransitions {
        TabTransitions(forward: FadeTabForwardAnimator(), back: FadeTabBackAnimator())
    }

    // MARK: Being in state

    func install(on tabBarController: UITabBarController) {
        if let other = self.tabBarController, other !== tabBarController {
            Advice.give(
                "The same TabTransitions was set on two tab bar controllers, so it has left the first. Make one for each."
            )
            uninstall()
        }
        self.tabBarController = tabBarController
        if !wasHandedADelegate, tabBarController.delegate !== self { forwarded.delegate = tabBarController.delegate }
        tabBarController.delegate = self
    }

    /// A transition under the finger goes back, since nobody else would end it.
    func uninstall() {
        interaction.cancel()
        guard let tabBarController else { return }
        if tabBarController.delegate === self { tabBarController.delegate = forwarded.delegate }
        self.tabBarController = nil
    }
}

extension TabTransitions: UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        forwarded.shouldSelect(viewController, in: tabBarController)
    }

    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        forwarded.didSelect(viewController, in: tabBarController)
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if let own = forwarded.animator(from: fromVC, to: toVC, in: tabBarController) { return own }
        let order = tabBarController.viewControllers ?? []
        guard let old = order.firstIndex(of: fromVC), let new = order.firstIndex(of: toVC) else { return nil }
        return new > old ? makeForward() : makeBack()
    }

    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        if let own = forwarded.interaction(for: animationController, in: tabBarController) { return own }
        return interaction.isBeginning ? interaction : nil
    }
}
