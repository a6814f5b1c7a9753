import UIKit

/// How often the transition that runs now ends, and whether it was cancelled.
@MainActor
final class EndCount {
    private(set) var cancelled: [Bool] = []

    init(of controller: UIViewController) {
        controller.transitionCoordinator?.animate(alongsideTransition: nil) { [self] context in
            cancelled.append(context.isCancelled)
        }
    }
}
