import Foundation

/// The system's own push and pop: the screens slide, the lower one by less, under a dimming view (B2.46).
@preconcurrency @MainActor
final class BuiltInStackAnimator: BuiltInAnimator {
    /// How far the lower screen moves, as a part of the width.
    static let parallax: CGFloat = 0.3
    static let dimming: CGFloat = 0.1

    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init(duration: 0.35)
    }

    override func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), dampingRatio: 1)
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let incoming = context.viewController(forKey: .to)
        else {
            animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            return animator
        }
        let container = context.containerView
        to.frame = context.finalFrame(for: incoming)
        let isPush = operation == .push
        let upper = isPush ? to : from
        let lower = isPush ? from : to
        isPush ? container.addSubview(to) : container.insertSubview(to, belowSubview: from)
        let dim = UIView(frame: container.bounds)
        dim.backgroundColor = .black
        container.insertSubview(dim, belowSubview: upper)
        let forward: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let apart = {
            upper.transform = CGAffineTransform(translationX: forward * container.bounds.width, y: 0)
            lower.transform = .identity
            dim.alpha = 0
        }
        let together = {
            upper.transform = .identity
            lower.transform = CGAffineTransform(translationX: -forward * container.bounds.width * Self.parallax, y: 0)
            dim.alpha = Self.dimming
        }
        isPush ? apart() : together()
        animator.addAnimations(isPush ? together : apart)
        animator.addCompletion { _ in
            [upper, lower].forEach { $0.transform = .identity }
            dim.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }
}
