import UIKit

extension BarCarrier {
    /// Brings back a bar that Baton has shown again in a pop, if UIKit leaves it out of sight or without touches (B27.43).
    ///
    /// UIKit ends the change after the completion handlers, so that the bar is looked at in the next turn.
    func recoverBar(after coordinator: any UIViewControllerTransitionCoordinator) {
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.recoverBar() } }
        }
    }

    /// An app that has hidden or moved the bar since, or that has begun the next change, keeps what it did.
    private func recoverBar() {
        // The next change may run already.
        if !state.hasEnded, !state.isAtRest(running), let next = navigationController?.transitionCoordinator {
            return recoverBar(after: next)
        }
        guard isToBeSeen, let navigationController else { return }
        let bar = navigationController.navigationBar
        bar.layer.removeAllAnimations()
        // The layout may begin a change that waits for it.
        navigationController.view.layoutIfNeeded()
        guard isToBeSeen, bar.frame.maxY <= 0 else { return }
        navigationController.setNavigationBarHidden(true, animated: false)
        navigationController.setNavigationBarHidden(false, animated: false)
    }

    /// Whether the bar is at rest, and nobody has hidden it.
    private var isToBeSeen: Bool {
        hiding == .unasked && state.isAtRest(running) && isSeen && verifyDelegate()
            && navigationController?.isNavigationBarHidden == false
    }
}
