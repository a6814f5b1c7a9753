import Foundation

/// Stores the animations and handlers that other objects add to a transition, and calls them when it starts, while it
/// runs and when it ends.
@preconcurrency @MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator, AssociationHolder {
    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// An animation that waits for the start.
    private struct Waiting {
        enum Owner {
            case app
            /// UIKit itself, which animates a bar.
            case hiddenBar
            case seenBar
        }

        let view: UIView?
        var owner = Owner.app
        let block: Block
    }

    private enum Phase {
        case waiting
        case running
        case ended
    }

    private var phase = Phase.waiting
    private var animations: [Waiting] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    let context: TransitionContext
    /// The values that are associated with this coordinator.
    nonisolated(unsafe) var associations = Associations()
    private(set) var initiallyInteractive = false
    var transitionDuration: TimeInterval = 0
    var completionVelocity: CGFloat = 1
    var completionCurve = UIView.AnimationCurve.easeInOut
    /// Whether the animator has an interruptible animation. Before the start it is not asked.
    var isInterruptible: Bool {
        phase == .running && context.transition?.interruptible() != nil
    }

    init(context: TransitionContext) {
        self.context = context
    }

    // MARK: Transition state

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.transitionWasCancelled && !hidesCancel }

    /// Whether this is a push that began by itself, of which it is not said that it was cancelled.
    private var hidesCancel: Bool {
        HeadlessQuirks.turnedPushesAreNotCancelled && context.kind == .push && !initiallyInteractive
    }
    var percentComplete: CGFloat { context.percentComplete }
    var containerView: UIView { context.containerView }
    var targetTransform: CGAffineTransform { context.targetTransform }

    /// The new size of the window, if this is a size change of a window.
    var windowSize: CGSize? {
        if case .resize(let size) = context.kind { size } else { nil }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        context.view(forKey: key)
    }

    // MARK: Adding animations and handlers

    @discardableResult
    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        animateAlongsideTransition(in: nil, animation: animation, completion: completion)
    }

    @discardableResult
    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        if losesEverything { return true }
        if let completion { completions.append(completion) }
        // While a cancelled transition is being reversed, an animation towards the new state would be wrong (B2.11).
        guard phase != .ended, !context.transitionWasCancelled || isInteractive else { return animation == nil }
        guard let animation else { return true }
        switch phase {
        case .waiting where losesAnimations: break
        case .waiting: animations.append(Waiting(view: view, block: animation))
        case .running:
            guard let transition = context.transition else {
                UIView.animate(withDuration: transitionDuration) { animation(self) }
                break
            }
            transition.animateLate { animation(self) }
        case .ended: break
        }
        return true
    }

    /// Calls a closure of UIKit's own at the end. Whether what apps queue is run does not matter to it.
    func whenOver(_ action: @escaping () -> Void) {
        phase == .ended ? action() : completions.append { _ in action() }
    }

    /// Adds UIKit's own animation of a bar, before the start.
    func animate(
        bar: UIView, isSeen: Bool = true, animation: @escaping Block, completion: @escaping Block
    ) {
        animations.append(Waiting(view: bar, owner: isSeen ? .seenBar : .hiddenBar, block: animation))
        completions.append(completion)
    }

    /// Whether a presentation or dismissal without animation runs nothing of what is queued.
    private var losesEverything: Bool {
        !isAnimated && context.kind.isModal && HeadlessQuirks.unanimatedCoordinatorsRunNothing
    }

    /// Whether the root of a stack that is being presented is in `viewWillAppear`, where its animations may be lost
    /// (B27.50).
    private var losesAnimations: Bool {
        guard HeadlessQuirks.presentedStacksDropAlongsideAnimations, context.kind.presents,
            let stack = viewController(forKey: .to) as? UINavigationController, let root = stack.viewControllers.first
        else { return false }
        return root.owesIsAppearing
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        interactionHandlers.append(handler)
    }

    // MARK: Calls from the transition

    func begin(interactively: Bool) {
        initiallyInteractive = interactively
    }

    /// The views outside the container that a percent-driven transition must control too (B3.36).
    var outsideViews: [UIView] {
        animations.compactMap(\.view)
    }

    var hasEnded: Bool { phase == .ended }

    /// Whether animations wait for the start.
    var hasAnimations: Bool { !animations.isEmpty }

    /// Runs the animations that were added before the start, inside the animation of the transition.
    func runAnimations() {
        guard phase == .waiting else { return }
        phase = .running
        let due = animations
        animations = []
        due.forEach { $0.block(self) }
    }

    /// Removes the animations of the bars. Returns whether one of the bars is seen, and what runs the animations.
    func takeBarAnimations() -> (isSeen: Bool, run: () -> Void)? {
        let due = animations.filter { $0.owner != .app }
        animations.removeAll { $0.owner != .app }
        guard !due.isEmpty else { return nil }
        return (due.contains { $0.owner == .seenBar }, { due.forEach { $0.block(self) } })
    }

    func interactionDidChange() {
        interactionHandlers.forEach { $0(self) }
    }

    func runCompletions() {
        phase = .ended
        while !completions.isEmpty { completions.removeFirst()(self) }
        interactionHandlers = []
        animations = []
    }
}
