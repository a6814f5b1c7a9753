import Baton
import UIKit

/// The examples of the documentation about presentations that are in each other's way, unchanged.
@MainActor
private final class OrderExamples: UIViewController {
    func share(_ share: UIViewController) {
        present(share, using: .card.whenBusy(.wait)) { [weak self] in
            if share.presentingViewController == nil { self?.title = "Not shared" }
        }
    }

    func showPlaces(_ places: UIViewController) {
        present(places, using: .sheet(detents: [.height(120), .large]).undimmed(upTo: .height(120)).belongsToScreen())
    }

    func open(_ order: UIViewController, in navigationController: UINavigationController) async {
        guard await navigationController.dismissPresentations().isEmpty else { return }
        navigationController.popToRootViewController(animated: false)
        navigationController.pushViewController(order, animated: true)
    }

    func confirm(_ sheet: UIViewController, from screen: UIViewController) async -> TransitionOutcome {
        let outcome = await screen.performTransition {
            screen.present(sheet, using: .sheet.whenBusy(.wait))
        }
        return outcome
    }
}
