import Foundation

/// The context of one transition, made by the container or the presentation that runs it.
@preconcurrency @MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let kind: TransitionKind
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    /// nil where only a size changes.
    private let fromController: UIViewController?
    private let toController: UIViewController?
    private var from: TransitionSide?
    private var to: TransitionSide?
    /// The transition that this context belongs to; a finished one has let go of it.
    weak var transition: Transition?
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0

    init(
        kind: TransitionKind, containerView: UIView, isAnimated: Bool, style: UIModalPresentationStyle,
        from: UIViewController?, to: UIViewController?
    ) {
        self.kind = kind
        self.containerView = containerView
        self.isAnimated = isAnimated
        self.presentationStyle = style
        fromController = from
        toController = to
    }

    /// Settles views and frames when the transition begins; before, the screens have no place yet.
    func settle(_ sides: (from: TransitionSide, to: TransitionSide)) {
        from = sides.from
        to = sides.to
    }

    /// A rotation while the device turns (B3.25).
    var targetTransform = CGAffineTransform.identity

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? fromController : key == .to ? toController : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        guard kind.hasView(key) else { return nil }
        return key == .from ? from?.view : key == .to ? to?.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        side(of: vc)?.initialFrame ?? .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        side(of: vc)?.finalFrame ?? .zero
    }

    private func side(of controller: UIViewController) -> TransitionSide? {
        controller === fromController ? from : controller === toController ? to : nil
    }

    // MARK: Interaction

    func beginInteractively() {
        isInteractive = true
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = percentComplete
    }

    /// The flags change and the handlers run at once; the rest of the way is the interaction controller's (B5.8).
    func finishInteractiveTransition() {
        endInteraction(cancelled: false)
    }

    func cancelInteractiveTransition() {
        endInteraction(cancelled: true)
    }

    private func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        transitionWasCancelled = cancelled
        transition?.coordinator.interactionDidChange()
    }

    /// Only an interruptible animation can be taken back into the interactive state (B2.14).
    func pauseInteractiveTransition() {
        guard !isInteractive, let transition, transition.interruptible() != nil else { return }
        isInteractive = true
        transition.pauseAnimation()
        transition.coordinator.interactionDidChange()
    }

    func completeTransition(_ didComplete: Bool) {
        guard let transition else {
            return HeadlessLog.warn("completeTransition was called again after the transition had ended.")
        }
        transition.complete(didComplete)
    }
}
