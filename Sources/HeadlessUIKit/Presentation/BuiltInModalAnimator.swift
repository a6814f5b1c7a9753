import Foundation

/// The system's own ways for a modal to come and go.
@preconcurrency @MainActor
final class BuiltInModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Direction {
        case present
        case dismiss
    }

    private let style: UIModalTransitionStyle
    private let direction: Direction

    init(_ style: UIModalTransitionStyle, _ direction: Direction) {
        self.style = style
        self.direction = direction
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let moving = transitionContext.view(forKey: direction == .present ? .to : .from)
        if let to = transitionContext.view(forKey: .to), let screen = transitionContext.viewController(forKey: .to) {
            to.frame = transitionContext.finalFrame(for: screen)
            direction == .present ? container.addSubview(to) : container.insertSubview(to, at: 0)
        }
        if direction == .present { moving.map(leave) }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            moving.map(self.direction == .present ? self.arrive : self.leave)
        } completion: { _ in
            moving.map(self.arrive)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func leave(_ view: UIView) {
        switch style {
        case .coverVertical: view.transform = CGAffineTransform(translationX: 0, y: view.superview?.bounds.height ?? 0)
        case .crossDissolve: view.alpha = 0
        }
    }

    private func arrive(_ view: UIView) {
        view.transform = .identity
        view.alpha = 1
    }
}
