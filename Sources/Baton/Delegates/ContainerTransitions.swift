/// The transitions of a stack, of a modal or of tabs.
@MainActor
public protocol ContainerTransitions: ExpressibleByTransitionStyle {
    /// Whether a finger may catch a running transition that Baton animates by a drag along its way, turn it round and let it go.
    var isInterruptible: Bool { get set }
}

extension ContainerTransitions {
    /// The same transitions with or without fingers that catch one that is running.
    public func interruptible(_ isInterruptible: Bool = true) -> Self {
        changing { $0.isInterruptible = isInterruptible }
    }

    func changing(_ change: (inout Self) -> Void) -> Self {
        var changed = self
        change(&changed)
        return changed
    }
}
