import UIKit

/// A pop that the user begins by a pull or a pinch on the top screen.
@MainActor
struct UserPop: LeavingScreen {
    private weak var navigationController: UINavigationController?

    init(in navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    var controller: UIViewController? { navigationController?.topViewController }
    var presented: UIViewController? { nil }

    /// None is possible where UIKit animates the pop, which only its own swipe drives, and during a transition.
    var change: ScreenChange? {
        refusal == nil || refusal == .intercepted ? navigationController?.popOfTop : nil
    }

    var isAllowed: Bool { refusal != .intercepted }

    func leave() -> (any UIViewControllerTransitionCoordinator)? {
        navigationController?.popViewController(animated: true)
        return navigationController?.transitionCoordinator
    }

    func attempt() {
        controller?.navigationItem.interceptsBack()
    }

    private var refusal: SwipeRefusal? {
        guard let navigationController else { return .root }
        var found = SwipePermission.of(navigationController)
            .circumstances(fromEdge: true, belongsToDriver: true, allowances: SwipeAllowances())
        // The app has asked for the gesture. UIKit has none, so its rules for bars and buttons do not hold.
        (found.bar, found.backButton) = (.shown, .shown)
        return found.refusal
    }
}

extension UINavigationController {
    /// The pop of the top screen by a finger.
    var popOfTop: ScreenChange? {
        guard let top = viewControllers.last, let below = viewControllers.dropLast().last else { return nil }
        var pop = ScreenChange(.pop, from: top, to: below)
        pop.cause = .finger
        return pop
    }
}
