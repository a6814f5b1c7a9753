import Baton
import UIKit

// What the page "Moving over" shows of Baton.

@MainActor
func panelInBaton(_ screen: UIViewController, _ panel: UIViewController) {
    func present(_ controller: UIViewController, using transitions: ModalTransitions) {
        screen.present(controller, using: transitions)
    }
    present(panel, using: .sheet(detents: [.height(200), .height(500)]).undimmed(upTo: .height(500)).pull(false))
}

@MainActor
func sheetInBaton(_ screen: UIViewController, _ panel: UIViewController) {
    func present(_ controller: UIViewController, using transitions: ModalTransitions) {
        screen.present(controller, using: transitions)
    }
    present(panel, using: .sheet(detents: [.height(200), .large]))
}

/// Presents the pages of one task, in a stack of its own.
@MainActor
func pagesInBaton(_ screen: UIViewController, _ steps: UINavigationController) {
    func present(_ controller: UIViewController, using transitions: ModalTransitions) {
        screen.present(controller, using: transitions)
    }
    steps.transitions = .fade
    present(steps, using: .sheet(detents: [.fitted]))
}

@MainActor
func flightsInBaton(_ navigationController: UINavigationController) {
    navigationController.transitions = .slide.sharing("cover")
}
