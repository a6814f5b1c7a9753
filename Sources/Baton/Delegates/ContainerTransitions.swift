/// The transitions of a stack, of a modal or of tabs.
@MainActor
public protocol ContainerTransitions: TransitionStyled {
    /// Whether a finger may catch a running transition that Baton animates by a drag along its way, turn it round and let it go.
    var interruptible: Bool { get set }
}

extension ContainerTransitions {
    /// The same transitions with or without fingers that catch one that is running.
    public func interruptible(_ isCaught: Bool = true) -> Self {
        changing { $0.interruptible = isCaught }
    }

    func changing(_ change: (inout Self) -> Void) -> Self {
        var changed = self
        change(&changed)
        return changed
    }
}
