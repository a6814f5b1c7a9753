import UIKit

/// Moves screens with a property animator. It serves both directions.
@MainActor
final class BenchAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// What is seen.
    enum Move {
        /// The entering view is faded in over the leaving one. Nothing changes its size or its place, so that what else
        /// changes is UIKit's doing.
        case fade
        /// The leaving view slides away over the entering one.
        case slideAway
        /// The entering view grows over the leaving one.
        case grow
        /// The entering view is faded in inside another view, which is there for the time of the transition.
        case inAnotherView
    }

    private let duration: TimeInterval
    private let move: Move
    /// The property animator of the running transition.
    private(set) var running: UIViewPropertyAnimator?
    /// The context of the running transition.
    private(set) weak var context: (any UIViewControllerContextTransitioning)?
    /// The view that is faded in.
    private(set) weak var fading: UIView?
    /// The view that holds the entering one.
    private var holder: UIView?

    init(duration: TimeInterval, move: Move = .fade) {
        self.duration = duration
        self.move = move
    }

    /// How much of the entering view is seen now.
    var seen: CGFloat {
        guard let layer = fading?.layer else { return 0 }
        return CGFloat(layer.presentation()?.opacity ?? layer.opacity)
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        animator(for: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        animator(for: transitionContext)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        running = nil
        context = nil
    }

    private func animator(for context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let running { return running }
        let made = UIViewPropertyAnimator(duration: duration, curve: .linear)
        running = made
        self.context = context
        if let screen = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
            view.frame = context.finalFrame(for: screen)
            context.containerView.insertSubview(view, at: move == .slideAway ? 0 : context.containerView.subviews.count)
            add(to: made, entering: view, leaving: context.view(forKey: .from))
        }
        made.addCompletion { [weak self] _ in
            self?.putBack(context.view(forKey: .to), in: context.containerView)
            context.view(forKey: .to)?.alpha = 1
            context.view(forKey: .to)?.transform = .identity
            context.view(forKey: .from)?.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
        return made
    }

    private func add(to animator: UIViewPropertyAnimator, entering: UIView, leaving: UIView?) {
        switch move {
        case .fade:
            entering.alpha = 0
            animator.addAnimations { entering.alpha = 1 }
            fading = entering
        case .slideAway:
            let way = CGAffineTransform(translationX: entering.bounds.width, y: 0)
            animator.addAnimations { leaving?.transform = way }
        case .grow:
            entering.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            animator.addAnimations { entering.transform = .identity }
        case .inAnotherView:
            let holder = UIView(frame: entering.frame)
            entering.superview?.addSubview(holder)
            holder.addSubview(entering)
            entering.frame = holder.bounds
            holder.alpha = 0
            animator.addAnimations { holder.alpha = 1 }
            self.holder = holder
        }
    }

    private func putBack(_ entering: UIView?, in container: UIView) {
        guard let holder, let entering else { return }
        container.addSubview(entering)
        entering.frame = holder.frame
        holder.removeFromSuperview()
        self.holder = nil
    }
}
