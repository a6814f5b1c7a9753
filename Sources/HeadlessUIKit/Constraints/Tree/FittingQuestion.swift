import Foundation

/// How large a view would be that is wished to have a size, and how much that wish counts.
struct FittingQuestion {
    let target: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
}

extension LayoutEngine {
    /// The size that a view's own constraints give it when they are solved apart from everything around the view.
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

    /// Puts the wish of a measuring engine to its solver.
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
    /// The next whole pixel, but for what is rounding error already.
    fileprivate var upToPixel: CGFloat {
        let scale = HeadlessDevice.current.scale
        return (self * scale - 1e-6).rounded(.up) / scale
    }
}
