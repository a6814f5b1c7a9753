import Foundation

/// A change of a navigation stack. The call records it, and the next layout pass carries it out (B1.10).
@MainActor
struct StackChange {
    /// The stages of a change.
    enum Stage {
        case recorded
        case begun
        /// The will callbacks have been sent to both view controllers.
        case told
    }

    let old: [UIViewController]
    let new: [UIViewController]
    let isAnimated: Bool
    /// Whether the change replaces the whole stack.
    let isReplacement: Bool
    /// The interaction of the system's swipe back, if a swipe began the change (B2.42).
    var drive: DraggedInteraction?

    var from: UIViewController? { old.last }
    var to: UIViewController? { new.last }
    var removed: [UIViewController] { old.filter { controller in !new.contains { $0 === controller } } }
    var added: [UIViewController] { new.filter { controller in !old.contains { $0 === controller } } }

    /// A push if the new top view controller was not on the stack before; otherwise a pop (B1.42).
    var operation: UINavigationController.Operation {
        guard let to else { return .none }
        return old.contains { $0 === to } ? .pop : .push
    }
}
