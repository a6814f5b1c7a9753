import Baton
import UIKit

// What the page "Moving over" shows of Baton.

@MainActor
func coverInBaton(_ navigationController: UINavigationController) {
    navigationController.transitions = .cover
}

@MainActor
func ownAnimatorInBaton(_ navigationController: UINavigationController) {
    navigationController.transitions = NavigationTransitions(
        push: .animator { _ in PlainCover(isPush: true) }, pop: .animator { _ in PlainCover(isPush: false) })
}

@MainActor
func barInBaton(_ photo: UIViewController) {
    photo.navigationItem.barState = BarState(background: .clear, tintColor: .white)
}

@MainActor
func cardInBaton(_ screen: UIViewController, _ detail: UIViewController) {
    func present(_ controller: UIViewController, using transitions: ModalTransitions) {
        screen.present(controller, using: transitions)
    }
    present(detail, using: .card)
}

@MainActor
func flightInBaton(_ navigationController: UINavigationController) {
    navigationController.transitions = .fade.sharing("cover")
}
