import Baton
import UIKit

// What the page "Moving over" shows of Baton.

@MainActor
func panelInBaton(_ screen: UIViewController, _ panel: UIViewController) {
    func present(_ controller: UIViewController, using transitions: ModalTransitions) {
        screen.present(controller, using: transitions)
    }
    present(panel, using: .bottomSheet([.fixed(200), .fixed(500)]).undimmed(upTo: .fixed(500)).pull(false))
}

@MainActor
func flightsInBaton(_ navigationController: UINavigationController) {
    navigationController.transitions = .slide.sharing("cover")
}
