import UIKit

extension NavigationTransitionDriver {
    /// Lets Command-[ go back, where Baton animates some transitions. UIKit shows the title of the screen below while
    /// Command is held. The root has the key too: UIKit does not tell of each change of a covered stack (B1.14).
    func followBackKey(of navigationController: UINavigationController) {
        guard bringsAnimators else { return backKey.remove() }
        let below = navigationController.viewControllers.dropLast().last?.navigationItem
        backKey.add(to: navigationController, title: below?.backButtonTitle ?? below?.title) { [weak self] in
            self?.goBackByKey() ?? false
        }
    }

    /// Goes back as a swipe would. Returns false at the root, and where something is presented over the stack.
    private func goBackByKey() -> Bool {
        timeline.look()
        guard isDriving, let navigationController, navigationController.viewControllers.count > 1,
            navigationController.presentedViewController == nil
        else { return false }
        var circumstances = SwipePermission.of(navigationController).circumstances(
            fromEdge: true, belongsToDriver: true, allowances: allowances)
        // Whoever animates, a key has no gesture in the way of others.
        (circumstances.animator, circumstances.prefersSystemTransition, circumstances.isOff) = (.another, false, false)
        let refusal = circumstances.refusal
        if refusal == .intercepted { navigationController.topViewController?.navigationItem.interceptsBack() }
        if let refusal {
            log("Command-[ did not go back: \(refusal.rawValue)")
        } else {
            cause = .key
            if navigationController.popViewController(animated: true) == nil { cause = .unknown }
        }
        return true
    }
}
