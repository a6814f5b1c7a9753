/// The Auto Layout state of a view. A view that does not use Auto Layout has no such state.
@MainActor
final class ViewConstraints {
    /// The constraints for which this view is the common ancestor.
    var held: [NSLayoutConstraint] = []
    /// The active constraints that mention this view or its guides, regardless of their holders.
    var mentions: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var safeAreaGuide: UILayoutGuide?
    var marginsGuide: UILayoutGuide?
    /// The guides of layout regions.
    var regionGuides: [UILayoutGuide] = []
    var frameGuide: UILayoutGuide?
    var contentGuide: UILayoutGuide?
    var contentPriorities: [NSLayoutConstraint.Axis: ContentPriorities] = [:]
    /// Whether the intrinsic content size has to be read again.
    var contentIsStale = true
    /// Whether the constraints need an update. It is true at first, so that each view is updated at least once.
    var needsUpdate = true
    /// The layout engine of the tree. Only the root of a tree has one.
    var engine: LayoutEngine?

    /// All guides of the view that can take part in constraints.
    var allGuides: [UILayoutGuide] {
        guides + regionGuides + [safeAreaGuide, marginsGuide, frameGuide, contentGuide].compactMap { $0 }
    }

    /// Whether the view has guides that stay in place while its content scrolls.
    var hasFloatingGuides: Bool {
        safeAreaGuide != nil || marginsGuide != nil || frameGuide != nil || !regionGuides.isEmpty
    }
}
