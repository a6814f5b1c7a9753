public import UIKit

extension UIViewController {
    /// Presents a screen by transitions of Baton's. There is nothing to retain and nothing to clean up.
    ///
    /// ```swift
    /// present(detail, using: .card)
    /// ```
    ///
    /// The driver is kept by the presented screen from this call until the screen is dismissed or the presentation is refused.
    /// Then its previous `modalPresentationStyle` and `transitioningDelegate` are put back, so that the same screen can be
    /// presented plainly afterwards. Set a delegate of `controller.presentationController` after this call: before it,
    /// UIKit makes and keeps one for the screen's own style.
    public func present(
        _ controller: UIViewController, using transitions: ModalTransitions, animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        present(controller, using: ModalTransitionDriver(transitions), animated: animated, completion: completion)
    }

    /// Presents a screen by a driver of yours, which can present it under a finger.
    public func present(
        _ controller: UIViewController, using driver: ModalTransitionDriver, animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        // UIKit would stop the app for that (B4.9), as by two quick taps.
        guard ModalOverride.isPossible(for: controller) else {
            return Advice.give(
                about: type(of: controller),
                "It was presented while it is on screen already, presented or in a container, which is ignored.",
                "Present it again when it has left, or present another one.")
        }
        ModalOverride.apply(driver, to: controller)
        present(controller, animated: animated, completion: completion)
        if controller.presentingViewController == nil { ModalOverride.restore(controller) }
    }
}
