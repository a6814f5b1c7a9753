import UIKit

/// What goes along with a presentation or dismissal.
extension OverlayPresentationController {
    func alongside(_ change: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
        coordinator.animate(alongsideTransition: { _ in change() })
    }

    var barHandover: ModalBarHandover? {
        carriesBar ? ModalBarHandover(of: presentedViewController, over: presentingViewController) : nil
    }

    func tellOfChange(_ operation: ScreenChange.Operation, from: UIViewController, to: UIViewController) {
        guard let coordinator = presentedViewController.transitionCoordinator, coordinator.isAnimated else { return }
        onChange(ScreenChange(operation, from: from, to: to), coordinator)
    }
}
