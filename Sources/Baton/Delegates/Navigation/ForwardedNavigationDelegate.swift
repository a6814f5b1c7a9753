import UIKit

/// The app's own navigation delegate, called as UIKit would call it: held weakly, and only for the methods that it has.
///
/// An app's delegate may itself call the delegate that it found, which can be Baton's. Such a call comes back here while it is
/// still running. It goes on to the delegate that the app had before, instead of round and round.
@MainActor
final class ForwardedNavigationDelegate {
    /// A call, by the method and what it is about.
    enum Call: Equatable {
        case willShow(ObjectIdentifier)
        case didShow(ObjectIdentifier)
        case animator(from: ObjectIdentifier, to: ObjectIdentifier)
        case interaction(ObjectIdentifier)
        case other(String)
    }

    private(set) weak var delegate: (any UINavigationControllerDelegate)?
    /// The delegate before that one.
    private weak var former: (any UINavigationControllerDelegate)?
    private var running: [Call] = []

    /// Forwards to another delegate from now on.
    func replace(by new: (any UINavigationControllerDelegate)?) {
        guard new !== delegate else { return }
        former = delegate
        delegate = new
    }

    /// Whether a call is running, so that the same call now comes from the app's delegate.
    func isRunning(_ call: Call) -> Bool { running.contains(call) }

    /// Makes a call of the app's delegate, which is optional here so that its methods, being optional, can be tested.
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
