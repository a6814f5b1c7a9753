import UIKit

extension UIViewControllerContextTransitioning {
    /// UIKit's coordinator of the transition, if there is one. A screen in two transitions returns that of one of them.
    var coordinator: (any UIViewControllerTransitionCoordinator)? {
        [UITransitionContextViewControllerKey.to, .from].compactMap {
            viewController(forKey: $0)?.transitionCoordinator
        }
        .first(where: isOwn)
    }

    /// Whether a coordinator is that of this transition. UIKit returns it for a while after the end (B1.61).
    func isOwn(_ coordinator: any UIViewControllerTransitionCoordinator) -> Bool {
        coordinator.viewController(forKey: .from) === viewController(forKey: .from)
            && coordinator.viewController(forKey: .to) === viewController(forKey: .to)
    }
}
