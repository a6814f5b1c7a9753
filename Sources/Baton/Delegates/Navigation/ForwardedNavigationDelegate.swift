import UIKit

/// Calls the app's own navigation delegate as UIKit would: the reference is weak, and only implemented methods are
/// called.
///
/// The app's delegate may forward its calls to the delegate that it replaced, which can be Baton's driver. Such a call
/// arrives here while the original call is still running. It is then forwarded to the previous delegate of the app,
/// which prevents an endless loop.
@MainActor
final class ForwardedNavigationDelegate {
    /// A forwarded call, identified by its method and arguments.
    enum Call: Equatable {
        case willShow(ObjectIdentifier)
        case didShow(ObjectIdentifier)
        case animator(from: ObjectIdentifier, to: ObjectIdentifier)
        case interaction(ObjectIdentifier)
        case other(String)
    }

    private(set) weak var delegate: (any UINavigationControllerDelegate)?
    /// The app's delegate before the current one.
    private weak var former: (any UINavigationControllerDelegate)?
    private var running: [Call] = []

    /// Replaces the delegate to which calls are forwarded.
    func replace(by new: (any UINavigationControllerDelegate)?) {
        guard new !== delegate else { return }
        former = delegate
        delegate = new
    }

    /// Returns whether a call is running. If so, the same call now comes from the app's delegate.
    func isRunning(_ call: Call) -> Bool { running.contains(call) }

    /// Calls the app's delegate. The closure receives an optional delegate, so that it can test for optional methods.
    @discardableResult
    func call<Answer>(_ call: Call, _ body: ((any UINavigationControllerDelegate)?) -> Answer?) -> Answer? {
        let depth = running.filter { $0 == call }.count
        guard depth < 2, let target = depth == 0 ? delegate : former else { return nil }
        running.append(call)
        defer { running.removeLast() }
        return body(target)
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
