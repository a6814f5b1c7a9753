import UIKit

extension BarCarrier {
    /// Brings back a bar that Baton has shown again in a pop, if UIKit leaves it out of sight or without touches (B27.43). An app
    /// that has hidden or moved the bar since keeps what it did. The fault is Baton's also if the carrier has ended.
    func recoverBar() {
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

    private var isStill: Bool { state.hasEnded || state == .resting }

    /// Whether no change runs, and nobody has hidden the bar.
    private var isToBeShown: Bool {
        hiding == .unasked && isStill && navigationController?.isNavigationBarHidden == false
    }
}
