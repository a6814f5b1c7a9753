import UIKit

extension BarCarrier {
    /// Brings back a bar that Baton has shown again in a pop, if UIKit leaves it out of sight or without touches (B27.43).
    ///
    /// UIKit ends the change after the completion handlers, so that the bar is looked at in the next turn.
    func recoverBar(after coordinator: any UIViewControllerTransitionCoordinator) {
        coordinator.animate(alongsideTransition: nil) { [self] _ in
            DispatchQueue.main.async { MainActor.assumeIsolated { self.recoverBar() } }
        }
    }

    /// An app that has hidden or moved the bar since keeps what it did. The fault is Baton's also if the carrier has ended.
    private func recoverBar() {
        // The next change may run already.
        if !isStill, let next = transitions.newest { return recoverBar(after: next) }
        guard let navigationController, isStill, isToBeShown || hiding == .byBaton else { return }
        let bar = navigationController.navigationBar
        // Baton may have hidden it again. It would lack touches when it is shown next.
        bar.layer.removeAllAnimations()
        guard isToBeShown else { return }
        // The layout may begin a change that waits for it.
        navigationController.view.layoutIfNeeded()
        guard isToBeShown, bar.frame.maxY <= 0 else { return }
        navigationController.setNavigationBarHidden(true, animated: false)
        navigationController.setNavigationBarHidden(false, animated: false)
    }

    private var isStill: Bool { state.hasEnded || state.isAtRest(running) }

    /// Whether no change runs, and nobody has hidden the bar.
    private var isToBeShown: Bool {
        hiding == .unasked && isStill && navigationController?.isNavigationBarHidden == false
    }
}
