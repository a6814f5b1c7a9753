import UIKit

/// Lends a controller to a transition and remembers what it was before. The controller keeps it, so that one transition
/// may serve many controllers at once.
@MainActor
final class ModalLease {
    private static let key = AssociationKey()

    /// Held here, since a controller holds its transitioning delegate weakly.
    private let transitions: ModalTransitions
    private let style: UIModalPresentationStyle
    private weak var delegate: (any UIViewControllerTransitioningDelegate)?
    private let capturesStatusBar: Bool

    private init(of controller: UIViewController, to transitions: ModalTransitions) {
        self.transitions = transitions
        style = controller.modalPresentationStyle
        delegate = controller.transitioningDelegate
        capturesStatusBar = controller.modalPresentationCapturesStatusBarAppearance
    }

    static func begin(of controller: UIViewController, to transitions: ModalTransitions) {
        key.set(ModalLease(of: controller, to: transitions), on: controller)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transitions
        // By this style the status bar would go on being the presenter's (B10.11).
        if transitions.coversAll { controller.modalPresentationCapturesStatusBarAppearance = true }
    }

    /// Whether a controller can be presented now. At the very end of a dismissal it still has its presenter (B4.43), but
    /// is on loan no more, and out of its window.
    static func isPossible(of controller: UIViewController) -> Bool {
        let hasEnded =
            key.get(from: controller) == nil && controller.viewIfLoaded?.window == nil
            && controller.transitionCoordinator != nil
        return controller.parent == nil && (controller.presentingViewController == nil || hasEnded)
    }

    /// Gives a controller back as it was, if it is on loan; one that the app presents by hand is not. What the app has set
    /// meanwhile stays.
    static func end(of controller: UIViewController) {
        guard let lease = key.get(from: controller) as? ModalLease else { return }
        if controller.modalPresentationStyle == .custom { controller.modalPresentationStyle = lease.style }
        if controller.transitioningDelegate === lease.transitions { controller.transitioningDelegate = lease.delegate }
        controller.modalPresentationCapturesStatusBarAppearance = lease.capturesStatusBar
        key.set(nil, on: controller)
    }
}
