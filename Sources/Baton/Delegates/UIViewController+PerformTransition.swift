public import UIKit

extension UIViewController {
    /// Changes screens, and returns when the transition has ended.
    ///
    /// ```swift
    /// let outcome = await navigationController.performTransition {
    ///     navigationController.pushViewController(detail, animated: true)
    /// }
    /// if outcome == .completed { detail.startPlaying() }
    /// ```
    ///
    /// Whether Baton, UIKit or an animator of your own animates the change makes no difference. A change that waits for the end of
    /// a running one is awaited too, and so is a presentation that waits for another one (`BusyPolicy`); if it is dropped, it counts
    /// as cancelled. A finger may hold the transition as long as it likes; to cancel the task does not end it.
    ///
    /// - Parameter change: Pushes, pops, presents, dismisses or selects once, on this view controller.
    /// - Returns: Whether the transition was cancelled. A change without animation, and one that UIKit refuses, counts as completed.
    @discardableResult
    public func performTransition(_ change: () -> Void) async -> TransitionOutcome {
        let (former, newest) = (runningCoordinator, PresentationQueue.newest)
        change()
        return await withCheckedContinuation { continuation in
            if let request = PresentationQueue.newest, request !== newest, !request.isOver, request.policy != .refuse {
                return request.onEnd.append { continuation.resume(returning: $0) }
            }
            awaitTransition(after: former) { continuation.resume(returning: $0) }
        }
    }

    /// The transition of this view controller, of the stack or tabs around it, or of the screen that it presents.
    var runningCoordinator: (any UIViewControllerTransitionCoordinator)? {
        presentedViewController?.transitionCoordinator ?? transitionCoordinator
    }

    /// Calls a closure once with the outcome of the requested transition, which may wait for the end of the former.
    func awaitTransition(
        after former: (any UIViewControllerTransitionCoordinator)?, then end: @escaping (TransitionOutcome) -> Void
    ) {
        awaitEnd { [self] coordinator in
            guard coordinator == nil || coordinator === former else { return end(outcome(of: coordinator)) }
            // UIKit begins a change that waits when the former one has ended, and some others in the next turn.
            DispatchQueue.main.async { [self] in
                MainActor.assumeIsolated { awaitEnd { end(self.outcome(of: $0)) } }
            }
        }
    }

    /// Calls a closure when the transition that runs now has ended, or at once if there is none.
    private func awaitEnd(_ end: @escaping ((any UIViewControllerTransitionCoordinator)?) -> Void) {
        let coordinator = runningCoordinator
        let isQueued = coordinator?.animate(alongsideTransition: nil) { _ in end(coordinator) }
        if isQueued != true { end(coordinator) }
    }

    private func outcome(of coordinator: (any UIViewControllerTransitionCoordinator)?) -> TransitionOutcome {
        coordinator?.isCancelled == true ? .cancelled : .completed
    }
}
