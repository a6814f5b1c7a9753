import Baton
import UIKit

@testable import TestStages

// The examples of the README, unchanged. `ReadMeTests` runs them.

// swift-format-ignore
@MainActor
func threeLines(
    _ navigationController: UINavigationController, _ navigationItem: UINavigationItem, _ screen: UIViewController,
    _ detail: UIViewController
) {
    func present(_ controller: UIViewController, using transitions: ModalTransitions) {
        screen.present(controller, using: transitions)
    }
    navigationController.transitions = .slide      // every push and pop of the stack, with the swipe back
    navigationItem.barState.background = .clear    // the bar of this screen: say only what differs
    present(detail, using: .card)                  // a modal that a finger can pull away
}

@MainActor
func twoStyles(_ navigationController: UINavigationController) {
    navigationController.transitions = NavigationTransitions(push: .depth, pop: .fade)
}

@MainActor
func barOfAStack(_ navigationController: UINavigationController) {
    navigationController.transitions?.barState = BarState(
        background: .color(.systemIndigo), titleColor: .white)
}

@MainActor
func aPopOfItsOwn(_ navigationController: UINavigationController) {
    navigationController.transitions = NavigationTransitions(push: .rise, pop: .fade)
}

@MainActor
func screensThatDiffer(_ navigationController: UINavigationController) {
    navigationController.transitions?.choose = {
        $0.upper is SettingsScreen ? .cover : nil
    }
}

@MainActor
func outOfAButton(_ navigationController: UINavigationController, _ button: UIButton) {
    navigationController.transitions = .reveal { [weak button] _ in button }
}

final class ComposeScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.transition = .cover
    }
}

@MainActor
func presentationsThatDiffer(_ screen: UIViewController, _ detail: UIViewController, _ menu: UIViewController) {
    func present(_ controller: UIViewController, using transitions: ModalTransitions) {
        screen.present(controller, using: transitions)
    }
    present(detail, using: .card.tapOutside(false))
    present(menu, using: .drawer(.leading))
}

@MainActor
func whatHappened(_ navigationController: UINavigationController) {
    navigationController.transitions = .slide.observer { event in
        if case .didEnd(let change) = event { print("now at \(change.to)") }
    }
}

final class SettingsScreen: UIViewController {}

final class Flow: NSObject, UINavigationControllerDelegate {
    let swipe = SwipePop()  // once: swipe.attach(to: navigationController)
    var carrier: BarCarrier?  // once: carrier = BarCarrier(for: navigationController)

    // The animators.
    func navigationController(
        _ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .push ? PushAnimator(.slide) : PopAnimator(.slide)
    }

    // The interactive pop, with whatever animator is in charge.
    func navigationController(
        _ n: UINavigationController, interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        swipe.interaction.isBeginning ? swipe.interaction : nil
    }

    // The bar, carried along with whatever transition is running.
    func navigationController(_ n: UINavigationController, willShow controller: UIViewController, animated: Bool) {
        carrier?.willShow(controller, animated: animated)
    }
}

extension TransitionStyled {
    static var rise: Self {
        Self(
            TransitionStyle(
                entering: .offstage(.bottom), leaving: .inPlace.dimmed(0.3)))
    }
}

@MainActor
func subclassesInAStack(_ navigationController: UINavigationController) {
    // swift-format-ignore
    navigationController.transitions = NavigationTransitions(push: .animator { _ in DropPush() }, pop: .animator { _ in LiftPop() })
}

final class DropPush: PushAnimator {
    override func prepare(_ transition: RunningTransition) {
        transition.entering?.view.transform = .init(translationX: 0, y: -transition.containerView.bounds.height)
    }
}

final class LiftPop: PopAnimator {
    override func animate(_ transition: RunningTransition) {
        transition.leaving?.view.transform = .init(translationX: 0, y: -transition.containerView.bounds.height)
    }
}
