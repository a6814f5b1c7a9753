public import UIKit

extension UIViewController {
    /// Presents a screen by a transition of Baton's, with nothing to retain and nothing to clean up.
    ///
    /// ```swift
    /// present(detail, using: .card)
    /// ```
    ///
    /// The transition is held on the presented controller from this call until it is dismissed or the presentation is
    /// refused. Then its previous `modalPresentationStyle` and `transitioningDelegate` are put back, so that the same
    /// controller can be presented plainly afterwards. Set a delegate of `controller.presentationController` after this
    /// call: before it, UIKit makes and keeps one for the controller's own style.
    public func present(
        _ controller: UIViewController, using transitions: ModalTransitions, animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        // UIKit would stop the app for that (B4.9), as by two quick taps.
        guard ModalLease.isPossible(of: controller) else {
            return Advice.give(
                "\(type(of: controller)) was presented while it is on screen already, presented or in a container, which "
                    + "is ignored. Present it again when it has left, or present another one.")
        }
        ModalLease.begin(of: controller, to: transitions)
        present(controller, animated: animated, completion: completion)
        if controller.presentingViewController == nil { ModalLease.end(of: controller) }
    }
}
