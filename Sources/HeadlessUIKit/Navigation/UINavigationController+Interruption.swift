import Foundation

/// System transitions that other changes interrupt, in the iOS 26 design (B16.20).
extension UINavigationController {
    /// Whether the running transition is the system's own and can be completed at once. A transition that a finger
    /// drives, and one with an animator of the app, cannot (B16.27).
    var isInterruptible: Bool {
        HeadlessDevice.hasGlass && changeStage == .told && waiting.isEmpty && modalTransition == nil
            && stackTransition?.animator is BuiltInStackAnimator && stackTransition?.context.isInteractive == false
    }

    /// Completes the running transition at once, if a change of a kind interrupts it. The new change begins in the same
    /// turn, and its views start from their places on screen (B16.21).
    func makeWay(for operation: Operation) {
        guard isInterruptible, operation == .pop || HeadlessQuirks.pushesInterruptTransitions,
            let animator = stackTransition?.animator as? BuiltInStackAnimator
        else { return }
        let views = [change?.from, change?.to].compactMap { $0?.viewIfLoaded }
        interruptedPlaces = views.map { InterruptedPlace(view: $0, transform: $0.shownTransform) }
        animator.finishNow(cancelled: stackTransition?.context.transitionWasCancelled == true)
    }
}

/// Where a view was on screen when its transition was interrupted.
struct InterruptedPlace {
    let view: UIView
    let transform: CGAffineTransform
}

extension UIView {
    fileprivate var shownTransform: CGAffineTransform { layer.presentation()?.affineTransform() ?? transform }
}
