public import UIKit

/// Changes with an animation of their own. The stack's `transitions` are not changed.
///
/// A stack without transitions gets `.system`, so that Baton is asked for the animation, and the way back has it too. The completion
/// is called when the transition has ended, also if it was cancelled, and in the next turn for a change that UIKit does not animate.
extension UINavigationController {
    /// Pushes a view controller with an animation of its own.
    ///
    /// ```swift
    /// navigationController.pushViewController(detail, using: .cover)
    /// ```
    ///
    /// The pop of the view controller, also by a swipe, uses the same animation, unless the pop names another one.
    public func pushViewController(
        _ viewController: UIViewController, using animation: TransitionChoice,
        completion: ((TransitionOutcome) -> Void)? = nil
    ) {
        request(animation, of: viewController, completion) { pushViewController(viewController, animated: true) }
    }

    /// Pops the top view controller with an animation of its own.
    @discardableResult
    public func popViewController(
        using animation: TransitionChoice, completion: ((TransitionOutcome) -> Void)? = nil
    ) -> UIViewController? {
        request(animation, of: screenToPop, completion) { popViewController(animated: true) }
    }

    /// Pops to a view controller of the stack with an animation of its own.
    @discardableResult
    public func popToViewController(
        _ viewController: UIViewController, using animation: TransitionChoice,
        completion: ((TransitionOutcome) -> Void)? = nil
    ) -> [UIViewController]? {
        request(animation, of: screenToPop, completion) { popToViewController(viewController, animated: true) }
    }

    /// Pops to the first view controller of the stack with an animation of its own.
    @discardableResult
    public func popToRootViewController(
        using animation: TransitionChoice, completion: ((TransitionOutcome) -> Void)? = nil
    ) -> [UIViewController]? {
        request(animation, of: screenToPop, completion) { popToRootViewController(animated: true) }
    }

    /// Replaces the view controllers of the stack with an animation of its own. The pop of a new top view controller uses it too.
    public func setViewControllers(
        _ viewControllers: [UIViewController], using animation: TransitionChoice,
        completion: ((TransitionOutcome) -> Void)? = nil
    ) {
        let leadsBack = viewControllers.last.map(self.viewControllers.contains) ?? true
        request(animation, of: leadsBack ? screenToPop : viewControllers.last, completion) {
            setViewControllers(viewControllers, animated: true)
        }
    }

    private var screenToPop: UIViewController? { viewControllers.count > 1 ? topViewController : nil }

    private func request<Result>(
        _ animation: TransitionChoice, of upper: UIViewController?, _ completion: ((TransitionOutcome) -> Void)?,
        _ change: () -> Result
    ) -> Result {
        if let upper {
            if transitions == nil { transitions = .system }
            NavigationTransitionDriver.driver(of: self)?.request(animation, of: upper)
        }
        let former = runningCoordinator
        let result = change()
        if let completion { awaitTransition(after: former, then: completion) }
        return result
    }
}
