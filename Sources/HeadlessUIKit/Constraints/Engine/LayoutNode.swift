import Foundation

/// A view or a guide in the solver, with its four variables and the constraints that it adds itself.
@MainActor
final class LayoutNode {
    /// The constraints that keep a view at the size of its content on one axis.
    struct Content {
        var length: Double
        let priorities: ContentPriorities
        let hugging: SimplexSolver.Handle?
        let resistance: SimplexSolver.Handle?
    }

    private(set) weak var item: (any LayoutItem)?
    /// Whether the rectangle is given, by the view's frame or by insets, and is not computed by the solver.
    var isGiven: Bool
    var variables: [SolverSymbol?] = [nil, nil, nil, nil]
    /// The constraints that fix the given components.
    var given: [SimplexSolver.Handle?] = [nil, nil, nil, nil]
    var content: [NSLayoutConstraint.Axis: Content] = [:]
    /// The rectangle of the item in the last layout.
    var rect: CGRect?

    init(_ item: any LayoutItem, isGiven: Bool) {
        self.item = item
        self.isGiven = isGiven
    }

    var view: UIView? { item as? UIView }
    var guide: UILayoutGuide? { item as? UILayoutGuide }
    /// Whether the node is the content of a scroll view. Its origin is fixed, and its size is computed by the solver.
    var isContent: Bool { guide?.source == .content }

    /// The given rectangle. For a system guide it is relative to the view of the guide: the size is what the guide adds
    /// to the view's, mostly a negative one.
    var givenRect: CGRect {
        if let view { return view.alignmentRect(forFrame: view.untransformedFrame) }
        guard let insets = guide?.insets, let owner = guide?.owningView else { return .zero }
        let outside = owner.alignmentRectInsets
        // The guides of a scroll view stay in place while the content scrolls.
        let origin = owner.bounds.origin
        return CGRect(
            x: insets.left + origin.x, y: insets.top + origin.y,
            width: outside.left + outside.right - insets.left - insets.right,
            height: outside.top + outside.bottom - insets.top - insets.bottom)
    }
}
