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
    /// controller can be presented plainly afterwards.
    public func present(
        _ controller: UIViewController, using transitions: ModalTransitions, animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let lease = ModalLease(of: controller, to: transitions)
        present(controller, animated: animated, completion: completion)
        if controller.presentingViewController == nil { lease.end() }
    }
}

/// Lends a controller to a transition and remembers what it was before.
@MainActor
private final class ModalLease {
    private static let key = AssociationKey()

    private weak var controller: UIViewController?
    private let transitions: ModalTransitions
    private let style: UIModalPresentationStyle
    private weak var delegate: (any UIViewControllerTransitioningDelegate)?

    init(of controller: UIViewController, to transitions: ModalTransitions) {
        self.controller = controller
        self.transitions = transitions
        style = controller.modalPresentationStyle
        delegate = controller.transitioningDelegate
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transitions
        Self.key.set(self, on: controller)
        transitions.onEnd = { [weak self] in self?.end() }
    }

    func end() {
        guard let controller else { return }
        controller.modalPresentationStyle = style
        controller.transitioningDelegate = delegate
        Self.key.set(nil, on: controller)
    }
}
