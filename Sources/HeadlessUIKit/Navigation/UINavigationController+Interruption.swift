import Foundation

/// System transitions that other changes interrupt (B11.2, B16.20).
extension UINavigationController {
    /// Whether a change of a kind interrupts the running transition, instead of waiting for its end. A transition that a
    /// finger drives, and one with an animator of the app, are not interrupted (B16.27). Neither is one that begins or
    /// ends just now, and calls the app (B1.54).
    func isInterrupted(by operation: Operation) -> Bool {
        guard let stackTransition, stackTransition.isRunning, waiting.isEmpty, modalTransition == nil else {
            return false
        }
        return !stackTransition.context.isInteractive && interruptible?.givesWay(to: operation) == true
    }

    /// Completes the running transition at once, if a change of a kind interrupts it. The new change begins in the same
    /// turn, and its views start from what is on screen (B16.21).
    func makeWay(for operation: Operation) {
        guard isInterrupted(by: operation), let interruptible, let change, let transition = stackTransition else {
            return
        }
        interruption = interruptible.interruption(of: change)
        interruptible.finishNow(cancelled: transition.context.transitionWasCancelled)
        // At the end the app may have made a change of its own.
        if self.change != nil { interruption = Interruption() }
    }

    /// Completes the running transition at once, if a swipe interrupts it. Returns false if there is nothing to swipe away
    /// afterwards, because the app has made or begun another change at its end.
    func makesWayForSwipe() -> Bool {
        guard isInterrupted(by: .pop) else { return true }
        makeWay(for: .pop)
        return change == nil && waiting.isEmpty && modalTransition == nil && stack.count > 1 && appearance == .appeared
    }

    private var interruptible: (any InterruptibleAnimator)? {
        stackTransition?.animator as? any InterruptibleAnimator
    }
}
