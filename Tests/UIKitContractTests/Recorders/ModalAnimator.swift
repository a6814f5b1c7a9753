import UIKit

/// An animator with a `UIView` animation block, linear by default so that positions can be computed.
@MainActor
final class ModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var duration: TimeInterval
    private let log: CallLog?
    private let options: UIView.AnimationOptions
    /// Is called at the beginning of `animateTransition`.
    var whenAsked: ((any UIViewControllerContextTransitioning) -> Void)?
    /// Is called in the animation block.
    var alsoAnimates: ((any UIViewControllerContextTransitioning) -> Void)?
    private(set) var context: (any UIViewControllerContextTransitioning)?
    /// The number of times the block's completion was called.
    private(set) var completions = 0
    private var hasToldDuration = false

    init(duration: TimeInterval = 0.4, options: UIView.AnimationOptions = .curveLinear, log: CallLog? = nil) {
        self.duration = duration
        self.options = options
        self.log = log
    }

    /// Logs only the first call. The number of further calls is not specified.
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
