/// What a view keeps for Auto Layout. A view that has nothing to do with it keeps none of this.
@MainActor
final class ViewConstraints {
    /// The constraints for which this view is the common ancestor.
    var held: [NSLayoutConstraint] = []
    /// The active constraints that are about this view or its guides, whoever holds them.
    var mentions: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
    var contentGuide: UILayoutGuide?
    var contentPriorities: [NSLayoutConstraint.Axis: ContentPriorities] = [:]
    /// Whether the size of the content has to be asked for again.
    var contentIsStale = true
    /// A view is asked once for its constraints even if it never says that they need an update.
    var needsUpdate = true
    /// The solver of the whole tree, kept by its root.
    var engine: LayoutEngine?

    /// Everything of the view that can take part in constraints, apart from the view itself.
    var allGuides: [UILayoutGuide] {
        guides + [safeAreaGuide, marginsGuide, frameGuide, contentGuide].compactMap { $0 }
    }

    /// Whether there are guides that stay where they are seen while the content scrolls.
    var hasFloatingGuides: Bool {
        safeAreaGuide != nil || marginsGuide != nil || frameGuide != nil
    }
}
