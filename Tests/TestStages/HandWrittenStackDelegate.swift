import UIKit

/// A navigation controller delegate as an app writes it for custom pushes and pops, using only Baton's animators.
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

    /// Returns the calls so far and clears the list.
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
        // The stand-in calls this method with operation `.none` to find out whether it is implemented (B2.40).
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
