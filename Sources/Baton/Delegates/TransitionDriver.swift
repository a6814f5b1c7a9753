public import UIKit

/// The object that UIKit asks about transitions: a delegate that acts by a description of them.
///
/// There is one for a stack (`NavigationTransitionDriver`), for a presented screen (`ModalTransitionDriver`) and for tabs
/// (`TabTransitionDriver`). Ask it for what a description cannot hold: the interaction, recognizers, and what happened.
@MainActor
public class TransitionDriver: NSObject {
    /// What a finger of yours drives: begin it with the call that changes screens.
    ///
    /// ```swift
    /// driver.interaction.begin {
    ///     navigationController.pushViewController(next, animated: true)
    ///     return navigationController.transitionCoordinator
    /// }
    /// ```
    public let interaction: TransitionInteraction

    /// Called when an animated change of screens begins, and when it has ended or was cancelled, whoever animates it. Changes
    /// of tabs are told if a `TransitionAnimator` animates them, since UIKit tells nobody of others. The driver keeps this
    /// closure, so do not capture the controller that it drives strongly.
    public var observer: (@MainActor (TransitionEvent) -> Void)?

    /// The last hundred decisions, oldest first, a line each: who animates, why a swipe did not begin, and where a released
    /// transition goes.
    ///
    /// ```text
    /// pop Detail to List: a style, by the stack
    /// cancelled: projected 0.31 < 0.5
    /// ```
    public private(set) var decisions: [String] = []

    init(interaction: TransitionInteraction) {
        self.interaction = interaction
        super.init()
        follow(interaction)
    }

    /// Logs the decisions of an interaction.
    func follow(_ interaction: TransitionInteraction) {
        interaction.log = { [weak self] in self?.log("\($0)") }
    }

    func log(_ decision: String) {
        decisions = decisions.suffix(99) + [decision]
    }

    func log(_ animation: String, for change: ScreenChange, by author: String) {
        log("\(change): \(animation), by \(author)")
    }

    /// The app's animator for a change if there is one, or else the one that the transitions name.
    func chooseAnimator(
        for change: ScreenChange, apps: (any UIViewControllerAnimatedTransitioning)?,
        by choose: (ScreenChange) -> (animation: TransitionAnimation, author: String)
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if let apps {
            log("an animator", for: change, by: "the app's delegate")
            return apps
        }
        let chosen = choose(change)
        log("\(chosen.animation)", for: change, by: chosen.author)
        return chosen.animation.makeAnimator(for: change.operation)
    }

    /// Tells the observer of a change that begins, and later how it has ended.
    func observe(_ change: ScreenChange, until coordinator: any UIViewControllerTransitionCoordinator) {
        observer?(.willBegin(change))
        // Nobody else may keep the driver of a modal at the end of its dismissal.
        coordinator.animate(alongsideTransition: nil) { [self] context in
            observer?(context.isCancelled ? .didCancel(change) : .didEnd(change))
        }
    }
}
