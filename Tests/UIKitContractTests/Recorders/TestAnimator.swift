import UIKit

/// Fades the `to` view in with an animation block, and completes the transition correctly.
@MainActor
final class TestAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    static let duration: TimeInterval = 0.4

    private let log: CallLog?
    private var durationIsNoted = false
    private(set) var context: (any UIViewControllerContextTransitioning)?
    /// Whether the animator ends the transition. If false, the test ends it.
    var completesItself = true
    /// Is called with the context before the animator does anything.
    var atStart: ((any UIViewControllerContextTransitioning) -> Void)?

    init(_ log: CallLog? = nil) {
        self.log = log
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        // The number of calls is not specified.
        if !durationIsNoted { log?.note("transitionDuration") }
        durationIsNoted = true
        return Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log?.note("animateTransition")
        context = transitionContext
        atStart?(transitionContext)
        guard let incoming = transitionContext.viewController(forKey: .to) else { return }
        let view = transitionContext.view(forKey: .to)
        if let view {
            view.frame = transitionContext.finalFrame(for: incoming)
            transitionContext.containerView.addSubview(view)
            view.alpha = 0
        }
        UIView.animate(withDuration: Self.duration) {
            view?.alpha = 1
        } completion: { _ in
            view?.alpha = 1
            guard self.completesItself else { return }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log?.note("animationEnded(\(transitionCompleted))")
        context = nil
    }
}
