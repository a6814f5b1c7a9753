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
    private let controller: UIPresentationController
    private let timing: any UITimingCurveProvider

    /// The spring of alerts and action sheets. It settles in 0.404 seconds (B27.11).
    private static let alertSpring = UISpringTimingParameters(
        mass: 1, stiffness: 522.35, damping: 45.71, initialVelocity: CGVector(dx: 0, dy: 0))

    /// Sheets have a longer duration (B12.9). Users who prefer cross-fade transitions get a cross-fade, unless a touch
    /// drives the animation (B10.23).
    init(_ direction: Direction, for controller: UIPresentationController, underFinger: Bool = false) {
        self.direction = direction
        self.controller = controller
        let fades =
            controller.presentationStyle == .popover || UIAccessibility.prefersCrossFadeTransitions && !underFinger
        style = fades ? .crossDissolve : controller.preferredMove ?? controller.builtInTransition
        let isSheet = [.pageSheet, .formSheet].contains(controller.presentationStyle)
        timing =
            controller.presentedViewController is UIAlertController
            ? Self.alertSpring : UICubicTimingParameters(animationCurve: .easeInOut)
        super.init(duration: timing.pace(over: isSheet ? 0.5 : 0.4).duration)
    }

    override func makeAnimator(_ context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: context), timingParameters: timing)
        place(context)
        if let view = context.view(forKey: direction == .present ? .to : .from) { move(view, by: animator) }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        return animator
    }

    /// Moves the view in or out. A transform or an alpha of the app's own stays as it is (B3.12).
    private func move(_ view: UIView, by animator: UIViewPropertyAnimator) {
        let own = (transform: view.transform, alpha: view.alpha)
        let arrive = { (view.transform, view.alpha) = own }
        let leave = { self.leave(view) }
        if direction == .present { leave() }
        animator.addAnimations(direction == .present ? arrive : leave)
        animator.addCompletion { _ in arrive() }
    }

    override func place(_ context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) else { return }
        to.frame = context.finalFrame(for: screen)
        let container = context.containerView
        direction == .present ? container.addSubview(to) : container.insertSubview(to, at: 0)
    }

    /// Moves the view below the container or makes it transparent, depending on the style.
    private func leave(_ view: UIView) {
        switch style {
        case .coverVertical:
            let top = controller.shownFrame?.minY ?? view.frame.minY
            let way = view.superview.map { $0.bounds.maxY - top } ?? 0
            view.transform = view.transform.concatenating(CGAffineTransform(translationX: 0, y: max(0, way)))
        case .crossDissolve:
            view.alpha = 0
            shrink(view)
        }
    }

    /// Scales the view into the rectangle from which it grows, if it does and motion is not to be avoided.
    private func shrink(_ view: UIView) {
        guard let source = controller.growthSource, !UIAccessibility.prefersCrossFadeTransitions,
            !UIAccessibility.isReduceMotionEnabled, view.bounds.width > 0, view.bounds.height > 0
        else { return }
        let scale = CGAffineTransform(
            scaleX: source.width / view.bounds.width, y: source.height / view.bounds.height)
        let way = CGAffineTransform(translationX: source.midX - view.center.x, y: source.midY - view.center.y)
        view.transform = view.transform.concatenating(scale).concatenating(way)
    }
}
