import Foundation

/// A change of a navigation stack, recorded by the call and carried out in the layout pass that follows (B1.10).
@MainActor
struct StackChange {
    /// How far a change has come.
    enum Stage {
        case recorded
        case begun
        /// Both sides have heard that they come and go.
        case told
    }

    let old: [UIViewController]
    let new: [UIViewController]
    let isAnimated: Bool
    /// Whether the whole stack was given anew.
    let isReplacement: Bool
    /// The finger of the system's own swipe back, if that is what began it (B2.42).
    var drive: DraggedInteraction?

    var from: UIViewController? { old.last }
    var to: UIViewController? { new.last }
    var removed: [UIViewController] { old.filter { controller in !new.contains { $0 === controller } } }
    var added: [UIViewController] { new.filter { controller in !old.contains { $0 === controller } } }

    /// A new top that was not there before comes as a push; one that was, as a pop (B1.42).
    var operation: UINavigationController.Operation {
        guard let to else { return .none }
        return old.contains { $0 === to } ? .pop : .push
    }
}
