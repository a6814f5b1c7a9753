import UIKit

/// A tab bar controller delegate as an app writes it for custom changes of tabs, using only Baton's animators.
@MainActor
final class HandWrittenTabDelegate: NSObject, UITabBarControllerDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var allows = true
    private(set) var calls: [String] = []

    init(_ animator: (any UIViewControllerAnimatedTransitioning)? = nil) {
        self.animator = animator
    }

    /// Returns the calls so far and clears the list.
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
