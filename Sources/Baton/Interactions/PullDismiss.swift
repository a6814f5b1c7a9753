public import UIKit

/// Dismisses a presented screen by pulling it down, and asks the presentation's delegate as UIKit does for a sheet.
///
/// A `ModalTransitions` with a pull brings one; by itself it is attached to the presented view when the presentation
/// begins, and `interaction` is returned from `interactionControllerForDismissal(using:)` while it is beginning.
@MainActor
public final class PullDismiss: NSObject {
    /// What the pull drives.
    public let interaction: TransitionInteraction
    /// The recognizer, for failure relations with your own.
    public let recognizer = UIPanGestureRecognizer()
    /// Asked before a pull begins: say no to keep the screen under the finger where it is.
    public var shouldBegin: (UIViewController) -> Bool = { _ in true }

    private weak var presented: UIViewController?
    private var action: GestureAction?

    /// A pull that is decided by an interaction's rule.
    public init(interaction: TransitionInteraction = TransitionInteraction()) {
        self.interaction = interaction
        super.init()
        recognizer.delegate = self
        recognizer.maximumNumberOfTouches = 1
        action = GestureAction(on: recognizer) { [weak self] in self?.pulled() }
    }

    /// Listens on a view of a presented controller.
    public func attach(to view: UIView, of presented: UIViewController) {
        self.presented = presented
        view.addGestureRecognizer(recognizer)
    }

    /// Stops listening; a transition under the finger goes back, since nobody else would end it.
    public func detach() {
        interaction.cancel()
        recognizer.view?.removeGestureRecognizer(recognizer)
        presented = nil
    }

    private func pulled() {
        guard ![.cancelled, .failed].contains(recognizer.state), let view = recognizer.view, let presented,
            let space = view.superview
        else { return interaction.cancel() }
        let height = view.bounds.height
        let progress = height > 0 ? min(1, max(0, recognizer.translation(in: space).y / height)) : 0
        switch recognizer.state {
        case .began: begin(presented)
        case .changed: interaction.update(progress)
        case .ended:
            guard interaction.isActive else { return tellAttempt(presented) }
            interaction.release(progress: progress, velocity: recognizer.velocity(in: space).y, distance: height)
        default: break
        }
    }

    /// The order of a sheet's pull: may it, it will, and only after the animation, it did (B4.51).
    private func begin(_ presented: UIViewController) {
        guard let presentation = presented.presentationController,
            UserDismissal.isAllowed(of: presented, by: presentation)
        else { return }
        interaction.begin {
            UserDismissal.begin(of: presented, by: presentation)
            return presented.transitionCoordinator
        }
    }

    private func tellAttempt(_ presented: UIViewController) {
        guard let presentation = presented.presentationController else { return }
        AdaptiveDelegate.didAttemptToDismiss(presentation)
    }
}

extension PullDismiss: UIGestureRecognizerDelegate {
    /// Only downwards, not while screens change, and not where the app says no.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let presented, UserDismissal.isPossible(of: presented), let view = recognizer.view else { return false }
        let velocity = recognizer.velocity(in: view)
        return velocity.y > abs(velocity.x) && shouldBegin(presented)
    }
}
