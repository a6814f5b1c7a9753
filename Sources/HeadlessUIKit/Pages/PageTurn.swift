import Foundation

/// A page that comes into sight beside the present one.
@MainActor
struct PageTurn {
    let direction: UIPageViewController.NavigationDirection
    let to: UIViewController
    /// Told when it is over, where code asked for it; a user's turn is told to the delegate.
    let completion: ((Bool) -> Void)?
    let isByUser: Bool
}
