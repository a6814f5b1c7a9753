public import UIKit

extension BarCarrier {
    /// Carries the bar between the stack of a presenting screen and a presented stack, along with a presentation or a
    /// dismissal that an app's own transitioning delegate animates.
    ///
    /// Call this method when UIKit tells the presentation controller that a transition begins, or right after `present` or
    /// `dismiss`. `present(_:using:)` with `carriesBar()` does so by itself. Both stacks need transitions, even if only
    /// `.system`.
    ///
    /// ```swift
    /// override func dismissalTransitionWillBegin() {
    ///     BarCarrier.carryBar(ofPresented: presentedViewController)
    /// }
    /// ```
    public static func carryBar(ofPresented presented: UIViewController) {
        guard let coordinator = presented.transitionCoordinator, let presenter = presented.presentingViewController
        else {
            return Advice.give(
                about: BarCarrier.self,
                "carryBar(ofPresented:) was called without a running transition, so no bar is carried.",
                "Call it right after present or dismiss, or when the presentation controller is told of the beginning.")
        }
        let handover = ModalBarHandover(presented: presented, presenter: presenter)
        // A dismissal of several presentations may name another one as `.from` (B27.47).
        let isLeaving = coordinator.viewController(forKey: .to) !== presented
        handover.begin(isLeaving: isLeaving)
        coordinator.animate(alongsideTransition: nil) { _ in handover.end() }
    }
}
