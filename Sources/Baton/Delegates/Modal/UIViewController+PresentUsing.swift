public import UIKit

extension UIViewController {
    /// Presents a view controller with the given transitions. The app does not need to retain or clean up any object.
    ///
    /// ```swift
    /// present(detail, using: .card)
    /// ```
    ///
    /// The view controller retains the driver from this call until it is dismissed or the presentation is refused. Then
    /// its previous `modalPresentationStyle` and `transitioningDelegate` are restored, so that the same view controller
    /// can afterwards be presented without Baton.
    ///
    /// Set a delegate of `controller.presentationController` after this call, and do not read that property,
    /// `sheetPresentationController` or `popoverPresentationController` before it. UIKit would create a presentation
    /// controller for the view controller's own style, and keep it (B4.12). The view controller is then presented in that
    /// style, and Baton gives advice.
    ///
    /// ```swift
    /// present(detail, using: .card)
    /// detail.presentationController?.delegate = self
    /// ```
    public func present(
        _ controller: UIViewController, using transitions: ModalTransitions, animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        present(controller, by: ModalTransitionDriver(transitions), animated: animated, completion: completion)
    }

    /// Presents a view controller with a driver of your own, for example to drive the presentation interactively.
    public func present(
        _ controller: UIViewController, by driver: ModalTransitionDriver, animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        guard ModalOverride.allows(controller, from: self) else { return }
        ModalOverride.apply(driver, to: controller)
        EditedFields.follow(on: self)
        present(controller, animated: animated, completion: completion)
        guard controller.presentingViewController == nil else { return ModalOverride.verify(controller) }
        // What is known to be refused will not be presented later either.
        guard viewIfLoaded?.window != nil, presentedViewController ?? controller === controller else {
            return ModalOverride.restore(controller)
        }
        // It is believed, and not known, that UIKit has set it by now (B4.11).
        DispatchQueue.main.async { [weak controller] in
            MainActor.assumeIsolated {
                guard let controller, ModalOverride.driver(of: controller) === driver else { return }
                controller.presentingViewController == nil
                    ? ModalOverride.restore(controller) : ModalOverride.verify(controller)
            }
        }
    }
}
