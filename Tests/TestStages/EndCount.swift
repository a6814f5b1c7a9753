import UIKit

/// Counts how often the running transition ends, and records whether it was cancelled.
@MainActor
final class EndCount {
    private(set) var cancelled: [Bool] = []

    convenience init(of controller: UIViewController) {
        self.init(of: controller.transitionCoordinator)
    }

    init(of coordinator: (any UIViewControllerTransitionCoordinator)?) {
        coordinator?.animate(alongsideTransition: nil) { [self] context in
            cancelled.append(context.isCancelled)
        }
    }
}
