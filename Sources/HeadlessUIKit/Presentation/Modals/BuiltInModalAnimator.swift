import Foundation

/// The built-in animations of a modal presentation, run by one interruptible property animator.
@preconcurrency @MainActor
final class BuiltInModalAnimator: BuiltInAnimator {
    enum Direction {
        case present
        case dismiss
    }

    private let direction: Direction
    private let style: UIModalTransitionStyle

    /// Sheets have a longer duration (B12.9). Users who prefer cross-fade transitions get a cross-fade, unless a touch
    /// drives the animation (B10.23).
    init(_ direction: Direction, for controller: UIPresentationController, underFinger: Bool = false) {
        self.direction = direction
        let fades =
            controller.presentationStyle == .popover || UIAccessibility.prefersCrossFadeTransitions && !underFinger
        style = fades ? .crossDissolve : controller.presentedViewController.modalTransitionStyle
        let isSheet = [.pageSheet, .formSheet].contains(controller.presentationStyle)
        super.init(duration: isSheet ? 0.5 : 0.4)
    }

    override func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .easeInOut)
        let moving = context.view(forKey: direction == .present ? .to : .from)
        place(context)
        if direction == .present { moving.map(leave) }
        animator.addAnimations { moving.map(self.direction == .present ? self.arrive : self.leave) }
        animator.addCompletion { _ in
            moving.map(self.arrive)
            context.completeTransition(!context.transitionWasCancelled)
        }
        return animator
    }

    private func place(_ context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) else { return }
        to.frame = context.finalFrame(for: screen)
        let container = context.containerView
        direction == .present ? container.addSubview(to) : container.insertSubview(to, at: 0)
    }

    /// Moves the view below the container or makes it transparent, depending on the style.
    private func leave(_ view: UIView) {
        switch style {
        case .coverVertical:
            let way = view.superview.map { $0.bounds.maxY - view.frame.minY } ?? 0
            view.transform = CGAffineTransform(translationX: 0, y: max(0, way))
        case .crossDissolve: view.alpha = 0
        }
    }

    private func arrive(_ view: UIView) {
        view.transform = .identity
        view.alpha = 1
    }
}
