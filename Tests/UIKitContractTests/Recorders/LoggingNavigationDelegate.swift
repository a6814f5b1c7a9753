import UIKit

/// Records the delegate calls of a navigation controller, and returns a test's animator and interaction.
@MainActor
final class LoggingNavigationDelegate: NSObject, UINavigationControllerDelegate {
    private let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var insideWillShow: ((UINavigationController) -> Void)?
    /// Is called in each delegate method with the method's base name.
    var inside: ((String) -> Void)?

    init(_ log: CallLog) {
        self.log = log
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        log.note("willShow(\(callName(of: viewController)), \(animated))")
        insideWillShow?(navigationController)
        inside?("willShow")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        log.note("didShow(\(callName(of: viewController)), \(animated))")
        inside?("didShow")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        let way = operation == .push ? "push" : operation == .pop ? "pop" : "none"
        log.note("animationControllerFor(\(way), \(callName(of: fromVC)), \(callName(of: toVC)))")
        inside?("animationControllerFor")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.note("interactionControllerFor")
        inside?("interactionControllerFor")
        return interaction
    }
}
