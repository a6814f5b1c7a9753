public import UIKit

/// The delegate that UIKit calls for transitions. A driver applies a value that describes the transitions.
///
/// There is a subclass for a navigation stack (`NavigationTransitionDriver`), for a presented view controller
/// (`ModalTransitionDriver`) and for tabs (`TabTransitionDriver`). A driver provides what a value cannot hold: the
/// interaction, the recognizers and the log of decisions.
@MainActor
public class TransitionDriver: NSObject, AnsweringDelegate, InteractionListener {
    /// The interaction that your own gesture drives. Begin it with the call that starts the transition.
    ///
    /// ```swift
    /// driver.interaction.begin {
    ///     navigationController.pushViewController(next, animated: true)
    ///     return navigationController.transitionCoordinator
    /// }
    /// ```
    public let interaction: TransitionInteraction

    /// The observer of the transitions that the driver applies.
    var observer: ((TransitionEvent) -> Void)? { nil }

    /// The last hundred decisions, oldest first, one line each: the animation of a change, the reason why a swipe did
    /// not begin, the outcome of a release, and the stop to which a sheet goes.
    ///
    /// ```text
    /// pop Detail to List: a style, by the stack
    /// cancelled: projected 0.31 < 0.5
    /// sheet to .fraction(0.5): projected 412 points
    /// ```
    public var decisions: [String] { lines.map { $0() } }

    /// Returns whether the driver implements an optional method for UIKit, or nil where its class decides. UIKit asks
    /// before it calls a method, and acts on the absence too (B2.40). The closure asks the app's delegate.
    package func implements(_ selector: String, _ ask: (any NSObjectProtocol) -> Bool) -> Bool? { nil }

    /// The decisions. They become text only when they are read.
    private var lines: [() -> String] = []
    /// The animation of the running transition, if it is Baton's.
    private(set) weak var running: TransitionAnimation?

    /// The interaction that UIKit has received for the transition that is about to begin.
    private var given: TransitionInteraction?
    /// The edge at which the style of that transition moves the upper screen out, unless a gesture of Baton's has begun
    /// it, which keeps its own axis.
    private var exit: DirectionalEdge?

    init(interaction: TransitionInteraction) {
        self.interaction = interaction
        super.init()
        KnownKeyboard.watch()
        follow(interaction)
    }

    /// Logs the decisions of an interaction, and passes on what it reports.
    func follow(_ interaction: TransitionInteraction) {
        interaction.listener = self
    }

    func log(_ decision: String) {
        log { decision }
    }

    /// Logs the reason why a swipe did not begin, once, also if it is that of several recognizers.
    func logRefusal(_ reason: String) {
        let line = "the swipe did not begin: \(reason)"
        if decisions.last != line { log(line) }
    }

    func log(_ animation: String, for change: ScreenChange, by author: String) {
        let name = change.name
        log { "\(name): \(animation), by \(author)" }
    }

    private func log(_ line: @escaping () -> String) {
        NoteListeners.send(.decision, line())
        if lines.count == 100 { lines.removeFirst() }
        lines.append(line)
    }

    /// Returns the app's animator for a change if there is one, or else the animator that the transitions choose.
    func chooseAnimator(
        for change: ScreenChange, apps: (any UIViewControllerAnimatedTransitioning)?,
        by choose: (ScreenChange) -> (animation: TransitionChoice, author: String)
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if let apps {
            log("an animator", for: change, by: "the app's delegate")
            return apps
        }
        let chosen = choose(change)
        let animator = chosen.animation.makeAnimator(for: change)
        log((animator == nil ? .system : chosen.animation).description, for: change, by: chosen.author)
        (animator as? TransitionAnimator)?.onBegin = { [weak self] in
            self?.running = $0
            self?.didBegin(change)
        }
        return animator
    }

    /// How far the running animation is, if it is Baton's.
    package var runningProgress: CGFloat? {
        running.flatMap { $0.hasEnded ? nil : $0.animator.fractionComplete }
    }

    /// Whether the running animation is Baton's, and leads back to where it began.
    var isRunningBack: Bool { running.map { !$0.hasEnded && !$0.completes } ?? false }

    /// Called when a Baton animator begins a change.
    func didBegin(_ change: ScreenChange) {}

    /// Ends a running transition of Baton's at once, where it leads to, so that UIKit can begin the next one without waiting. One
    /// that a finger holds is cancelled. If Baton animates the next one too, the screens go on from where they appear.
    ///
    /// ```swift
    /// driver.endRunningTransition()
    /// navigationController.popToRootViewController(animated: true)
    /// ```
    ///
    /// UIKit calls the screens and the delegates as at every end, before this method returns. A transition that has not begun to
    /// move, and one that UIKit or another animator animates, are left alone. A `BatonNavigationController` does this itself.
    public func endRunningTransition() {
        running?.end(because: .change(isAnimated: true))
    }

    /// Returns the interaction of the next transition: the one that a gesture has begun, or one by which a finger can
    /// catch it. The rule decides when the finger lets go, and is nil if no finger may catch the transition.
    func chooseInteraction(
        for animator: any UIViewControllerAnimatedTransitioning, among gestures: [TransitionInteraction],
        rule: ReleaseRule?
    ) -> TransitionInteraction? {
        let begun = gestures.first(where: \.isBeginning)
        given = rule == nil ? nil : begun
        let keepsAxis = begun != nil && begun !== interaction
        exit = keepsAxis ? nil : (animator as? TransitionAnimator).flatMap { $0.style.exit(of: $0.operation) }
        if begun == nil, let rule, animator is TransitionAnimator {
            let interaction = TransitionInteraction(rule: rule)
            follow(interaction)
            given = interaction
        }
        return begun ?? given
    }

    /// Lets a finger on a view catch the transition that has begun, and move the upper screen back to the edge, if the
    /// style does not slide it to one. The whole way is as long as `moved`, or else the view. Towards `edge` it may
    /// have another length.
    func allowGrab(
        on view: UIView, during operation: ScreenChange.Operation, backTo edge: DirectionalEdge,
        moving moved: UIView? = nil, over length: CGFloat? = nil,
        until coordinator: any UIViewControllerTransitionCoordinator
    ) {
        guard let interaction = given else { return }
        given = nil
        let back = exit ?? edge
        let forward = operation.isForward ? back.opposite : back
        TransitionGrab.on(view).allow(
            TransitionGrab.Target(
                interaction: interaction, edge: forward, moved: moved ?? view, length: back == edge ? length : nil),
            until: coordinator)
    }

    /// Notifies the observer that a change begins, of its progress, and later that it has ended or was cancelled.
    func observe(_ change: ScreenChange, until coordinator: any UIViewControllerTransitionCoordinator) {
        let observer = observer
        observer?(.willBegin(change))
        if let observer { SeenProgress(along: coordinator) { observer(.didProgress(change, $0)) } }
        // The closure retains the driver, because nothing else may retain a modal one at the end of a dismissal.
        coordinator.animate(alongsideTransition: nil) { [self] context in
            withExtendedLifetime(self) { observer?(context.isCancelled ? .didCancel(change) : .didEnd(change)) }
        }
    }
}
