import UIKit

extension NavigationTransitionDriver {
    var gestures: [TransitionInteraction] { [swipe.interaction, pull.interaction, pinch.interaction] }

    /// Connects the pull and the pinch to the log and to the transitions, as they are when a finger comes.
    func setUpPulls() {
        follow(pull.interaction)
        follow(pinch.interaction)
        pull.current = { [weak self] in self?.isPulled == true ? self?.transitions.pull : nil }
        pinch.current = { [weak self] in self?.isPulled == true ? self?.transitions.pinch : nil }
    }

    /// Adds the pull and the pinch that the transitions ask for. Each stays until the driver leaves.
    func attachPulls(to navigationController: UINavigationController) {
        if transitions.pull != nil, pull.recognizer.view == nil {
            pull.attach(to: navigationController.view, for: UserPop(in: navigationController))
        }
        if transitions.pinch != nil, pinch.recognizer.view == nil {
            pinch.attach(to: navigationController.view, for: UserPop(in: navigationController))
        }
    }

    /// Whether the stack still calls the driver.
    private var isPulled: Bool {
        timeline.look()
        return isDriving
    }
}
