package import UIKit

/// Calls the app's own navigation delegate as UIKit would: the reference is weak, and only implemented methods are
/// called.
@MainActor
package final class ForwardedNavigationDelegate {
    /// A forwarded call, identified by its method and arguments.
    enum Call: Equatable {
        case willShow(ObjectIdentifier)
        case didShow(ObjectIdentifier)
        case animator(from: ObjectIdentifier, to: ObjectIdentifier)
        case interaction(ObjectIdentifier)
        case other(String)
    }

    package private(set) weak var delegate: (any UINavigationControllerDelegate)?
    /// The app's delegate before the current one.
    private weak var former: (any UINavigationControllerDelegate)?
    private let calls = ForwardedCalls<Call>()

    /// Replaces the delegate to which calls are forwarded.
    func replace(by new: (any UINavigationControllerDelegate)?) {
        guard new !== delegate else { return }
        former = delegate
        delegate = new
    }

    /// Returns whether a call is running. If so, the same call now comes from the app's delegate.
    func isRunning(_ call: Call) -> Bool { calls.isRunning(call) }

    /// Calls the app's delegate. The closure receives an optional delegate, so that it can test for optional methods.
    @discardableResult
    func call<Answer>(_ call: Call, _ body: ((any UINavigationControllerDelegate)?) -> Answer?) -> Answer? {
        calls.make(call, to: delegate, former: former, body)
    }

    func willShow(_ controller: UIViewController, in navigation: UINavigationController, animated: Bool) {
        call(.willShow(ObjectIdentifier(controller))) {
            guard let tell = $0?.navigationController(_:willShow:animated:) else { return }
            tell(navigation, controller, animated)
        }
    }

    func didShow(_ controller: UIViewController, in navigation: UINavigationController, animated: Bool) {
        call(.didShow(ObjectIdentifier(controller))) {
            guard let tell = $0?.navigationController(_:didShow:animated:) else { return }
            tell(navigation, controller, animated)
        }
    }

    func animator(
        for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
        in navigation: UINavigationController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        call(.animator(from: ObjectIdentifier(from), to: ObjectIdentifier(to))) {
            guard let ask = $0?.navigationController(_:animationControllerFor:from:to:) else { return nil }
            return ask(navigation, operation, from, to)
        }
    }

    func interaction(
        for animator: any UIViewControllerAnimatedTransitioning, in navigation: UINavigationController
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        call(.interaction(ObjectIdentifier(animator))) {
            guard let ask = $0?.navigationController(_:interactionControllerFor:) else { return nil }
            return ask(navigation, animator)
        }
    }
}
