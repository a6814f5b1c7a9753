import UIKit

/// A screen that a gesture lets leave: a presented one, or the top of a stack.
@MainActor
protocol LeavingScreen {
    /// The view controller that leaves.
    var controller: UIViewController? { get }
    /// The presented view controller, whose screen a gesture may move out of its place. The screens of a stack are not moved.
    var presented: UIViewController? { get }
    /// The change of which the app is asked, or nil while none is possible.
    var change: ScreenChange? { get }
    /// Whether the screen may leave. Otherwise a gesture only tries.
    var isAllowed: Bool { get }

    /// Requests the change, and returns its coordinator.
    func leave() -> (any UIViewControllerTransitionCoordinator)?

    /// Tells the app of a gesture that would have let the screen leave.
    func attempt()
}
