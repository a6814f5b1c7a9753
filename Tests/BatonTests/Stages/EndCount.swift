import UIKit

/// How often the transition that runs now ends, and whether it was cancelled.
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
