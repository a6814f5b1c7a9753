import Baton
import TestSupport
import UIKit

/// What animates the screens and how the carrier is notified.
enum BarDriver: String, CaseIterable {
    /// UIKit's own push and pop, with `transitions` set on the stack.
    case system
    /// Baton's slide, with `transitions` set on the stack.
    case slide
    /// A hand-written delegate with an animator that uses an animation block.
    case block
    /// A hand-written delegate with an animator that uses a property animator.
    case property

    @MainActor
    func animator(for operation: UINavigationController.Operation) -> (any UIViewControllerAnimatedTransitioning)? {
        switch self {
        case .system: nil
        case .slide: operation == .push ? PushAnimator(.slide) : PopAnimator(.slide)
        case .block: BlockMover(operation)
        case .property: PropertyMover(operation)
        }
    }
}
