public import UIKit

extension UIViewController {
    /// Presents a view controller with the given transitions. The app does not need to retain or clean up any object. While something
    /// else is presented, UIKit refuses, unless `whenBusy(_:)` says otherwise.
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
        // One that waits already is taken back.
        PresentationQueue.request(for: controller)?.end(.cancelled)
        ModalOverride.apply(driver, to: controller)
        EditedFields.follow(on: self)
        ScreenSheet.follow(controller, by: driver, from: self)
        PresentationQueue.add(
            PresentationRequest(
                controller, by: driver, from: self, policy: driver.transitions.whenBusy, animated: animated,
                completion: completion))
    }
}
