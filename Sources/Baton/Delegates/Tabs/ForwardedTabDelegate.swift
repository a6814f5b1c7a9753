package import UIKit

/// Calls the app's own tab bar delegate as UIKit would: the reference is weak, and only implemented methods are called.
///
/// Each optional method is first read as a value, to test whether it is implemented.
@MainActor
package final class ForwardedTabDelegate {
    /// A forwarded call, identified by its method and arguments.
    enum Call: Equatable {
        case shouldSelect(ObjectIdentifier)
        case didSelect(ObjectIdentifier)
        case animator(from: ObjectIdentifier, to: ObjectIdentifier)
        case interaction(ObjectIdentifier)
        case other(String)
    }

    package private(set) weak var delegate: (any UITabBarControllerDelegate)?
    /// The app's delegate before the current one.
    private weak var former: (any UITabBarControllerDelegate)?
    private let calls = ForwardedCalls<Call>()

    /// Replaces the delegate to which calls are forwarded.
    func replace(by new: (any UITabBarControllerDelegate)?) {
        guard new !== delegate else { return }
        former = delegate
        delegate = new
    }

    /// Returns whether a call is running. If so, the same call now comes from the app's delegate.
    func isRunning(_ call: Call) -> Bool { calls.isRunning(call) }

    /// Calls the app's delegate. The closure receives an optional delegate, so that it can test for optional methods.
    @discardableResult
    func call<Answer>(_ call: Call, _ body: ((any UITabBarControllerDelegate)?) -> Answer?) -> Answer? {
        calls.make(call, to: delegate, former: former, body)
    }

    func shouldSelect(_ controller: UIViewController, in tabs: UITabBarController) -> Bool {
        call(.shouldSelect(ObjectIdentifier(controller))) {
            let method: ((UITabBarController, UIViewController) -> Bool)? = $0?.tabBarController(_:shouldSelect:)
            return method?(tabs, controller)
        } ?? true
    }

    func didSelect(_ controller: UIViewController, in tabs: UITabBarController) {
        call(.didSelect(ObjectIdentifier(controller))) {
            let method: ((UITabBarController, UIViewController) -> Void)? = $0?.tabBarController(_:didSelect:)
            return method?(tabs, controller)
        }
    }

    func animator(
        from: UIViewController, to: UIViewController, in tabs: UITabBarController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        call(.animator(from: ObjectIdentifier(from), to: ObjectIdentifier(to))) {
            guard let ask = $0?.tabBarController(_:animationControllerForTransitionFrom:to:) else { return nil }
            return ask(tabs, from, to)
        }
    }

    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning, in tabs: UITabBarController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        call(.interaction(ObjectIdentifier(animator))) {
            guard let ask = $0?.tabBarController(_:interactionControllerFor:) else { return nil }
            return ask(tabs, animator)
        }
    }
}
