/// What of a view's subtree waits for the next layout pass.
struct LayoutFlags {
    /// A new view has never been laid out.
    var needsLayout = true
    /// Some view below needs layout; lets a pass skip still subtrees.
    var needsLayoutBelow = false
    /// Keeps a layout that is running from starting again inside itself.
    var isRunning = false
    /// Whether constraints are used in this view or below; lets everything about them skip other subtrees.
    var usesConstraints = false

    var isPending: Bool { needsLayout || needsLayoutBelow }
}
