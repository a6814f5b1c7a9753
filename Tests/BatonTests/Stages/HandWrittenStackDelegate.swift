import UIKit

/// What an app writes by hand that wants custom pushes and pops, and nothing of Baton's around them.
@MainActor
final class HandWrittenStackDelegate: NSObject, UINavigationControllerDelegate {
    var push: (any UIViewControllerAnimatedTransitioning)?
    var pop: (any UIViewControllerAnimatedTransitioning)?
    var interaction: () -> (any UIViewControllerInteractiveTransitioning)? = { nil }
    private(set) var calls: [String] = []

    init(
        push: (any UIViewControllerAnimatedTransitioning)? = nil,
        pop: (any UIViewControllerAnimatedTransitioning)? = nil
    ) {
        self.push = push
        self.pop = pop
    }

    /// Takes what has been called so far.
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("willShow \(viewController.title ?? "-") \(animated)")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("didShow \(viewController.title ?? "-") \(animated)")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        // The stand-in finds out by a change that is none whether there is this method (B2.40).
        guard operation != .none else { return nil }
        let way = operation == .push ? "push" : "pop"
        calls.append("animator \(way) \(fromVC.title ?? "-") to \(toVC.title ?? "-")")
        return operation == .push ? push : pop
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        calls.append("interaction for \(type(of: animationController))")
        return interaction()
    }
}
