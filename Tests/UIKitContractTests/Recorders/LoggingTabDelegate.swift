import UIKit

/// Records the delegate calls of a tab bar controller, and returns a test's animator and interaction.
@MainActor
final class LoggingTabDelegate: NSObject, UITabBarControllerDelegate {
    private let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var insideQuery: (() -> Void)?

    init(_ log: CallLog) {
        self.log = log
    }

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        log.note("shouldSelect(\(callName(of: viewController)))")
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.note("didSelect(\(callName(of: viewController)))")
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.note("animationControllerFor(\(callName(of: fromVC)), \(callName(of: toVC)))")
        insideQuery?()
        return animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.note("interactionControllerFor")
        return interaction
    }
}
