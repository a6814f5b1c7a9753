import UIKit

/// An animator by a `UIView` animation block, linear unless a test wants another curve, so that places can be computed.
@MainActor
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var duration: TimeInterval
    private let log: CallLog?
    private let options: UIView.AnimationOptions
    /// Called first of all in `animateTransition`.
    var whenAsked: ((any UIViewControllerContextTransitioning) -> Void)?
    /// Called inside the animation block.
    var alsoAnimates: ((any UIViewControllerContextTransitioning) -> Void)?
    private(set) var context: (any UIViewControllerContextTransitioning)?
    /// How often the block's completion ran.
    private(set) var completions = 0
    private var hasToldDuration = false

    init(duration: TimeInterval = 0.4, options: UIView.AnimationOptions = .curveLinear, log: CallLog? = nil) {
        self.duration = duration
        self.options = options
        self.log = log
    }

    /// Logged once only: how often UIKit asks is its own affair.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        if !hasToldDuration { log?.note("transitionDuration") }
        hasToldDuration = true
        return duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log?.note("animateTransition")
        context = transitionContext
        whenAsked?(transitionContext)
        let move = ModalMove(transitionContext)
        move.place()
        guard transitionContext.isAnimated else {
            move.go()
            return transitionContext.completeTransition(true)
        }
        UIView.animate(withDuration: duration, delay: 0, options: options) {
            move.go()
            self.alsoAnimates?(transitionContext)
        } completion: { _ in
            self.completions += 1
            if transitionContext.transitionWasCancelled { move.undo() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        log?.note("animationEnded(\(transitionCompleted))")
    }
}
