/// The layout state of a view and its subtree.
struct LayoutFlags {
    enum FirstPlace {
        case unknown
        /// At the place that its parent gives it.
        case own
        /// Somewhere else, or moved by an animation. It has no safe area (B9.5).
        case elsewhere
    }

    /// Whether this view needs layout. Initially true, because a new view has never been laid out.
    var needsLayout = true
    /// Whether a view below needs layout. If not, a layout pass skips the subtree.
    var needsLayoutBelow = false
    /// Whether layout is running. This prevents recursive layout of the same view.
    var isRunning = false
    /// Where the view of a view controller was at its first layout in the window.
    var firstPlace = FirstPlace.unknown
    /// Whether this view or a view below uses constraints. Constraint code skips other subtrees.
    var usesConstraints = false

    /// Whether the view counts as hidden while its layer is still shown, until a stack view has closed its room.
    var isVanishing = false
    /// Whether a stack view has left the view out, so that its content size has no effect.
    var isLeftOut = false

    /// Whether the view has a corner configuration.
    var hasCorners = false
    /// Whether the corners of this view or of a view below follow a container. Other subtrees are skipped when a container
    /// moves. It stays true when the view is gone.
    var hasConcentricCorners = false
    /// Whether `updateProperties` of the view and of its view controller are due. A new view needs them.
    var needsProperties = true
    var controllerNeedsProperties = true
    /// Whose method of the two is running.
    var updating: TraitReads.Source?
    /// The traits that the two methods read when they last ran. They run again when one of those changes (B19.10).
    var traitReads: TraitReads?
    var controllerTraitReads: TraitReads?

    var arePropertiesPending: Bool { needsProperties || controllerNeedsProperties }
    var isPending: Bool { needsLayout || needsLayoutBelow || arePropertiesPending }
}
