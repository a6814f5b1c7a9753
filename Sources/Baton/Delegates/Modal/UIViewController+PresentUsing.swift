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
        if controller.presentingViewController == nil { return ModalOverride.restore(controller) }
        // Now UIKit has asked the driver, or asks it when the property is read.
        guard !(controller.presentationController is OverlayPresentationController) else { return }
        // Without Baton's presentation controller, nothing would restore it at the end.
        ModalOverride.restore(controller)
        let problem =
            controller is UIAlertController
            ? Problem("UIKit presents an alert in its own way.", "Present it without transitions.")
            : Problem(
                "Its presentationController was read before present(_:using:), so UIKit presents it in its own style.",
                "Set the delegate of the presentationController after the call.")
        Advice.give(about: type(of: controller), problem)
    }
}
