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
    let removed: [UIViewController]
    let added: [UIViewController]
    /// The interaction of the system's swipe back, if a swipe began the change (B2.42).
    var drive: DraggedInteraction?

    init(old: [UIViewController], new: [UIViewController], isAnimated: Bool, isReplacement: Bool) {
        self.old = old
        self.new = new
        self.isAnimated = isAnimated
        self.isReplacement = isReplacement
        // Most changes concern the end of the stack only.
        var common = 0
        while common < min(old.count, new.count), old[common] === new[common] { common += 1 }
        removed = Self.difference(of: old[common...], from: new[common...])
        added = Self.difference(of: new[common...], from: old[common...])
    }

    var from: UIViewController? { old.last }
    var to: UIViewController? { new.last }

    /// A push if the new top view controller was not on the stack before; otherwise a pop (B1.42).
    var operation: UINavigationController.Operation {
        guard let to else { return .none }
        return added.last === to ? .push : .pop
    }

    /// This change and a later step without animation, as one change.
    func joined(by step: StackChange) -> StackChange {
        StackChange(old: old, new: step.new, isAnimated: false, isReplacement: false)
    }

    /// Returns the view controllers of a list that are not in another one.
    private static func difference(
        of controllers: ArraySlice<UIViewController>, from others: ArraySlice<UIViewController>
    ) -> [UIViewController] {
        guard !controllers.isEmpty, !others.isEmpty else { return Array(controllers) }
        let others = Set(others.map(ObjectIdentifier.init))
        return controllers.filter { !others.contains(ObjectIdentifier($0)) }
    }
}
