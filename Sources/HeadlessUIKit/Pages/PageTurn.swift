import Foundation

/// A running turn from the current page to an adjacent page.
@MainActor
struct PageTurn {
    let direction: UIPageViewController.NavigationDirection
    let to: UIViewController
    /// The completion handler of a turn by code. Turns by the user are reported to the delegate.
    let completion: ((Bool) -> Void)?
    let isByUser: Bool
}
