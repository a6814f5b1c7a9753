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

    private init(of controller: UIViewController, to transitions: ModalTransitions) {
        self.transitions = transitions
        style = controller.modalPresentationStyle
        delegate = controller.transitioningDelegate
    }

    static func begin(of controller: UIViewController, to transitions: ModalTransitions) {
        key.set(ModalLease(of: controller, to: transitions), on: controller)
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transitions
    }

    /// Whether a controller is on loan to any transition.
    static func isOn(_ controller: UIViewController) -> Bool {
        key.get(from: controller) != nil
    }

    /// Gives a controller back as it was, if it is on loan; one that the app presents by hand is not. What the app has set
    /// meanwhile stays.
    static func end(of controller: UIViewController) {
        guard let lease = key.get(from: controller) as? ModalLease else { return }
        if controller.modalPresentationStyle == .custom { controller.modalPresentationStyle = lease.style }
        if controller.transitioningDelegate === lease.transitions { controller.transitioningDelegate = lease.delegate }
        key.set(nil, on: controller)
    }
}
