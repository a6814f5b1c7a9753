public import UIKit

/// Pops the top screen by a swipe from the leading edge, with whatever pop animator is in state.
///
/// `NavigationTransitions` brings one. To use it by itself, attach it and return `interaction` from your own delegate:
///
/// ```swift
/// let swipe = EdgeSwipePop()
/// swipe.attach(to: navigationController)
///
/// func navigationController(_ n: UINavigationController, interactionControllerFor a: UIViewControllerAnimatedTransitioning)
///     -> UIViewControllerInteractiveTransitioning? {
///     swipe.interaction.isBeginning ? swipe.interaction : nil
/// }
/// ```
@MainActor
public final class EdgeSwipePop: NSObject {
    /// What the swipe drives.
    public let interaction: TransitionInteraction
    /// The recognizer, for failure relations with your own.
    public let recognizer = UIScreenEdgePanGestureRecognizer()
    /// Asked before a swipe begins, after the guards for the root and a running transition: say no to stay, for
    /// instance to ask "unsaved changes?" first.
    public var shouldBegin: (UIViewController) -> Bool = { _ in true }

    /// Whether whoever brought the swipe still answers for the stack's transitions.
    var isInCharge: () -> Bool = { true }

    private weak var navigationController: UINavigationController?
    private var action: GestureAction?

    /// A swipe that is decided by an interaction's rule.
    public init(interaction: TransitionInteraction = TransitionInteraction()) {
        self.interaction = interaction
        super.init()
        recognizer.delegate = self
        action = GestureAction(on: recognizer) { [weak self] in self?.swiped() }
    }

    /// Listens on a navigation controller. The edge follows its reading direction.
    public func attach(to navigationController: UINavigationController) {
        self.navigationController = navigationController
        followReadingDirection()
        navigationController.view.addGestureRecognizer(recognizer)
    }

    /// Stops listening; a transition under the finger goes back, since nobody else would end it.
    public func detach() {
        interaction.cancel()
        recognizer.view?.removeGestureRecognizer(recognizer)
        navigationController = nil
    }

    /// An app may change its language while it runs.
    private func followReadingDirection() {
        guard let view = navigationController?.view else { return }
        recognizer.edges = UIRectEdge(.leading, in: ReadingDirection(of: view))
    }

    private func swiped() {
        guard ![.cancelled, .failed].contains(recognizer.state), let view = recognizer.view, let navigationController
        else { return interaction.cancel() }
        let forward = ReadingDirection(of: view).sign
        let width = view.bounds.width
        let way = recognizer.translation(in: view).x * forward
        switch recognizer.state {
        case .began:
            interaction.begin {
                navigationController.popViewController(animated: true)
                return navigationController.transitionCoordinator
            }
        case .changed:
            interaction.update(progress(way, of: width))
        case .ended:
            let velocity = recognizer.velocity(in: view).x * forward
            interaction.release(progress: progress(way, of: width), velocity: velocity, distance: width)
        default:
            break
        }
    }

    private func progress(_ way: CGFloat, of width: CGFloat) -> CGFloat {
        width > 0 ? min(1, max(0, way / width)) : 0
    }
}

extension EdgeSwipePop: UIGestureRecognizerDelegate {
    /// Not at the root, not while screens change, not where there is no button to go back by, and not where the app says
    /// no (B2.43, B2.44). A button of the app's own in the place of the back button does not stop it.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isInCharge(), let navigationController, let top = navigationController.topViewController,
            navigationController.viewControllers.count > 1, navigationController.transitionCoordinator == nil,
            !top.navigationItem.isClosed
        else { return false }
        return shouldBegin(top)
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        followReadingDirection()
        return true
    }

    /// Pans of scroll views and pages wait until the swipe has failed, as they do for the system's own (B7.17).
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
            && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }
}

extension UINavigationItem {
    /// Whether the screen hides its back button and puts nothing in its place, as after a payment.
    fileprivate var isClosed: Bool {
        hidesBackButton && leftBarButtonItems?.isEmpty ?? true
    }
}
