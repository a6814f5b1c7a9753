import Foundation

/// The context of a transition. The container or presentation that runs the transition creates it.
@preconcurrency @MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning, AssociationHolder {
    let kind: TransitionKind
    let containerView: UIView
    let isAnimated: Bool
    let presentationStyle: UIModalPresentationStyle
    /// The view controllers are nil if only a size changes.
    private let fromController: UIViewController?
    private let toController: UIViewController?
    private var from: TransitionSide?
    private var to: TransitionSide?
    /// The transition that this context belongs to, or nil after it has ended.
    weak var transition: Transition?
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    /// How many times an interaction has ended and let the transition go on.
    private(set) var interactionEnds = 0
    private(set) var percentComplete: CGFloat = 0
    private var isCompletedByAnimator = false
    /// The values that are associated with this context.
    nonisolated(unsafe) var associations = Associations()

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

    /// Sets the views and frames when the transition begins. They are not known earlier.
    func settle(_ sides: (from: TransitionSide, to: TransitionSide)) {
        from = sides.from
        to = sides.to
    }

    /// The rotation to apply while the device rotates (B3.25).
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
        if isInteractive { transition?.following?.move(to: percentComplete) }
    }

    /// Ends the interactive phase. The flags change and the handlers are called at once. The interaction controller
    /// runs the rest of the transition (B5.8).
    func finishInteractiveTransition() {
        endInteraction(cancelled: false)
    }

    func cancelInteractiveTransition() {
        endInteraction(cancelled: true)
    }

    private func endInteraction(cancelled: Bool) {
        guard isInteractive else { return }
        isInteractive = false
        interactionEnds += 1
        transitionWasCancelled = cancelled
        transition?.following?.goOn(back: cancelled)
        transition?.interactionDidEnd()
    }

    /// Returns to the interactive state. This is possible only for an interruptible animation (B2.14).
    func pauseInteractiveTransition() {
        guard !isInteractive, let transition, transition.interruptible() != nil else { return }
        isInteractive = true
        transition.following?.pause()
        transition.pauseAnimation()
        transition.coordinator.interactionDidChange()
    }

    /// Completes the transition, unless UIKit has ended it by itself: an animator cannot know that.
    func completeTransition(_ didComplete: Bool) {
        guard !isCompletedByAnimator else {
            return HeadlessLog.warn("completeTransition was called again. Call it once for each transition.")
        }
        isCompletedByAnimator = true
        transition?.complete(didComplete)
    }
}
