import UIKit

extension NavigationTransitionDriver {
    /// The interactions of the gestures that pop.
    var gestures: [TransitionInteraction] {
        [swipe.interaction, pull?.interaction, pinch?.interaction].compactMap { $0 }
    }

    /// Adds the pull and the pinch that the transitions ask for. Each stays until the driver leaves, and reads what it may do from the
    /// transitions as they are when a finger comes.
    func attachPulls(to navigationController: UINavigationController) {
        if transitions.pull != nil, pull == nil {
            let made = PullDismiss()
            made.current = { [weak self] in self?.isPulled == true ? self?.transitions.pull : nil }
            made.attach(to: navigationController.view, for: UserPop(in: navigationController))
            follow(made.interaction)
            pull = made
        }
        if transitions.pinch != nil, pinch == nil {
            let made = PinchDismiss()
            made.current = { [weak self] in self?.isPulled == true ? self?.transitions.pinch : nil }
            made.attach(to: navigationController.view, for: UserPop(in: navigationController))
            follow(made.interaction)
            pinch = made
        }
    }

    /// Removes the pull and the pinch.
    func detachPulls() {
        pull?.detach()
        pinch?.detach()
        (pull, pinch) = (nil, nil)
    }

    /// Whether the stack still calls the driver.
    private var isPulled: Bool {
        timeline.look()
        return isDriving
    }
}
