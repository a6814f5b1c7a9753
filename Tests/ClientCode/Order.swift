import Baton
import UIKit

// What is presented, one after the other.

final class OrderController: UIViewController {
    func showPlaces(_ places: UIViewController) {
        present(places, using: .sheet(detents: [.height(120), .large]).undimmed(upTo: .height(120)).belongsToScreen())
    }

    func share(_ share: UIViewController) {
        present(share, using: .card.whenBusy(.wait)) { [weak self] in
            if share.presentingViewController == nil { self?.title = "Not shared" }
        }
    }

    func answer(_ call: UIViewController) {
        present(call, using: .cover.whenBusy(.replace))
    }
}

@MainActor
final class OrderCoordinator {
    private let navigationController: UINavigationController
    private var path: [String]

    init(_ navigationController: UINavigationController, path: [String]) {
        self.navigationController = navigationController
        self.path = path
    }

    func open(_ order: UIViewController) async {
        guard await navigationController.dismissPresentations().isEmpty else { return }
        navigationController.popToRootViewController(animated: false)
        navigationController.pushViewController(order, animated: true)
    }

    func close() {
        navigationController.dismissPresentations { [weak self] left in
            if left.isEmpty { self?.path = [] }
        }
    }

    func follow() {
        navigationController.transitions?.observer = { [weak self] event in
            guard let self, case .didEnd(let change) = event, change.operation == .pop else { return }
            path = Array(path.prefix(navigationController.viewControllers.count - 1))
        }
    }
}
