import Foundation

/// A request for the fitting size of a view: a target size, and the priorities with which the target applies.
struct FittingQuestion {
    let target: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
}

extension LayoutEngine {
    /// Returns the size that results from a view's own constraints, solved independently of the surrounding views.
    static func fittingSize(of view: UIView, _ question: FittingQuestion) -> CGSize {
        view.updateConstraintsIfNeeded()
        let engine = LayoutEngine(root: view, question: question)
        engine.solve()
        let node = engine.node(for: view)
        let size = CGSize(
            width: (engine.value(.width, of: node) ?? 0).upToPixel,
            height: (engine.value(.height, of: node) ?? 0).upToPixel)
        return view.frame(forAlignmentRect: CGRect(origin: .zero, size: size)).size
    }

    /// Adds the target size of a measuring engine to its solver.
    func ask() {
        guard let question, let root else { return }
        wish(for: .width, of: root, question.target.width, question.horizontal)
        wish(for: .height, of: root, question.target.height, question.vertical)
    }

    private func wish(
        for component: LayoutComponent, of view: UIView, _ length: CGFloat, _ priority: UILayoutPriority
    ) {
        let constraint = LinearConstraint(
            terms: [(variable(component, of: view), 1)], constant: -length, priority: priority.rawValue)
        _ = add(constraint, for: .given(node(for: view), component))
    }
}

@MainActor
extension CGFloat {
    /// The value rounded up to the next whole pixel. A rounding error does not count.
    fileprivate var upToPixel: CGFloat {
        let scale = HeadlessDevice.current.scale
        return (self * scale - 1e-6).rounded(.up) / scale
    }
}
