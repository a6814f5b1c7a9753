import UIKit

/// A transition between two screens of a stack, as it begins.
@MainActor
struct StackChange {
    let coordinator: any UIViewControllerTransitionCoordinator
    let from: UIViewController?
    let to: UIViewController
    let operation: ScreenChange.Operation
    /// Whether the screens slide past each other over the whole width, as in UIKit's own transitions.
    let slidesAcross: Bool

    var screens: ScreenChange? { from.map { ScreenChange(operation, from: $0, to: to) } }
}
