import Foundation

/// A size change of a window or a presented view controller, with a transition coordinator (B1.66, B4.63).
@MainActor
struct SizeTransition {
    private let coordinator: TransitionCoordinator

    init(
        in container: UIView, windowSize: CGSize? = nil, lasting duration: TimeInterval,
        turning transform: CGAffineTransform = .identity
    ) {
        let context = TransitionContext(
            kind: .resize(windowSize: windowSize), containerView: container, isAnimated: duration > 0, style: .none,
            from: nil, to: nil)
        context.targetTransform = transform
        coordinator = TransitionCoordinator(context: context)
        coordinator.transitionDuration = duration
    }

    /// Announces the size change. Receivers can add alongside animations to the coordinator.
    func announce(_ tell: (any UIViewControllerTransitionCoordinator) -> Void) {
        tell(coordinator)
    }

    func perform(_ change: @escaping () -> Void) {
        UIView.animate(withDuration: coordinator.transitionDuration) { [coordinator] in
            change()
            coordinator.runAnimations()
        } completion: { [coordinator] _ in
            coordinator.runCompletions()
        }
    }
}
