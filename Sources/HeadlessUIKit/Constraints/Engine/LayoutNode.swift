import Foundation

/// A view or a guide in the solver: its four unknowns and the constraints that it brings by itself.
@MainActor
final class LayoutNode {
    /// The constraints that keep a view as large as its content, on one axis.
    struct Content {
        var length: Double
        let priorities: ContentPriorities
        let hugging: SimplexSolver.Handle?
        let resistance: SimplexSolver.Handle?
    }

    private(set) weak var item: (any LayoutItem)?
    /// Whether the rectangle is given from outside, by the view's frame or by insets, and is not to be found.
    var isGiven: Bool
    var variables: [SolverSymbol?] = [nil, nil, nil, nil]
    /// The constraints that fix what is given.
    var given: [SimplexSolver.Handle?] = [nil, nil, nil, nil]
    var content: [NSLayoutConstraint.Axis: Content] = [:]
    /// Where the last layout put the item.
    var rect: CGRect?

    init(_ item: any LayoutItem, isGiven: Bool) {
        self.item = item
        self.isGiven = isGiven
    }

    var view: UIView? { item as? UIView }
    var guide: UILayoutGuide? { item as? UILayoutGuide }
    /// Scrolled content begins at its own origin; its size is to be found.
    var isContent: Bool { guide?.source == .content }

    /// The number that is given for a component. For a guide of the system it counts from its view's.
    func givenValue(of component: LayoutComponent) -> Double {
        if let view { return component.value(in: view.alignmentRect(forFrame: view.untransformedFrame)) }
        guard let insets = guide?.insets, let outside = guide?.owningView?.alignmentRectInsets else { return 0 }
        // Content that is scrolled moves below the guides of its view.
        let origin = guide?.owningView?.bounds.origin ?? .zero
        return switch component {
        case .x: insets.left + origin.x
        case .y: insets.top + origin.y
        case .width: outside.left + outside.right - insets.left - insets.right
        case .height: outside.top + outside.bottom - insets.top - insets.bottom
        }
    }
}
