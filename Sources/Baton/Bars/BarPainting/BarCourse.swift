import UIKit

/// What the changes of a bar run along with: a transition.
///
/// The bar is outside the container view. A view has therefore to be named for the changes of it, so that an interaction drives
/// them too (B3.36).
@MainActor
struct BarCourse {
    private let run: (UIView?, @escaping () -> Void) -> Void

    /// Changes that run along with a transition, whichever object animates it.
    init(along coordinator: any UIViewControllerTransitionCoordinator) {
        run = { view, changes in
            coordinator.animateAlongsideTransition(in: view, animation: { _ in changes() })
        }
    }

    /// Runs changes of a view along.
    func animate(_ view: UIView?, _ changes: @escaping () -> Void) {
        run(view, changes)
    }
}
