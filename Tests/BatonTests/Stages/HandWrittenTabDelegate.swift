import UIKit

/// What an app writes by hand that watches its tabs and wants custom changes of them, and nothing of Baton's around it.
@MainActor
final class HandWrittenTabDelegate: NSObject, UITabBarControllerDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var allows = true
    private(set) var calls: [String] = []

    init(_ animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
        self.animator = animator
    }

    /// Takes what has been called so far.
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        calls.append("shouldSelect \(viewController.title ?? "-")")
        return allows
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        calls.append("didSelect \(viewController.title ?? "-")")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        calls.append("animator \(fromVC.title ?? "-") to \(toVC.title ?? "-")")
        return animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        calls.append("interaction for \(type(of: animationController))")
        return interaction
    }
}
