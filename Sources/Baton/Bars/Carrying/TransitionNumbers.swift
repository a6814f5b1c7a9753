import UIKit

/// Numbers the transitions of a stack, which are not retained.
@MainActor
struct TransitionNumbers {
    private weak var newest: (any UIViewControllerTransitionCoordinator)?
    private var number = 0

    /// Returns the number of the newest transition.
    mutating func number(of coordinator: any UIViewControllerTransitionCoordinator) -> Int {
        guard newest !== coordinator else { return number }
        newest = coordinator
        number += 1
        return number
    }
}
