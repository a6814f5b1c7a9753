import Foundation

extension LayoutEngine {
    /// Returns the variable for a component of an item. It is created when it is first accessed.
    func variable(_ component: LayoutComponent, of item: any LayoutItem) -> SolverSymbol {
        let node = node(for: item)
        if let variable = node.variables[component.rawValue] { return variable }
        // Insets may exceed the size of a view, so the size of a system guide may be negative. Other sizes may not.
        let isSystemGuide = node.isGiven && node.guide != nil
        let variable = solver.makeVariable(isNonNegative: component.isSize && !isSystemGuide)
        node.variables[component.rawValue] = variable
        if node.isGiven || node.isContent && !component.isSize { fix(component, of: node) }
        return variable
    }

    func value(_ component: LayoutComponent, of node: LayoutNode) -> CGFloat? {
        node.variables[component.rawValue].map { CGFloat(solver.value(of: $0)) }
    }

    /// Returns the rectangle that the solver found for an item, with its edges on whole pixels.
    func solvedRect(of node: LayoutNode) -> CGRect {
        let origin = CGPoint(x: value(.x, of: node) ?? 0, y: value(.y, of: node) ?? 0)
        let size = CGSize(width: value(.width, of: node) ?? 0, height: value(.height, of: node) ?? 0)
        let (left, top) = (origin.x.onPixel, origin.y.onPixel)
        return CGRect(
            x: left, y: top, width: max(0, (origin.x + size.width).onPixel - left),
            height: max(0, (origin.y + size.height).onPixel - top))
    }

    /// Adds a required constraint that sets a component to its given value.
    func fix(_ component: LayoutComponent, of node: LayoutNode) {
        guard let variable = node.variables[component.rawValue] else { return }
        var terms = [(symbol: variable, coefficient: 1.0)]
        if component.isSize, let owner = node.guide?.owningView {
            terms.append((self.variable(component, of: owner), -1))
        }
        let constraint = LinearConstraint(terms: terms, constant: -component.value(in: node.givenRect))
        node.given[component.rawValue] = add(constraint, for: .given(node, component))
    }

    /// Adds the constraints that keep a view at its intrinsic content size, with the view's content priorities.
    func addContent(to node: LayoutNode) {
        guard let view = node.view else { return }
        let size = view.contentSizeForConstraints
        for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)]
        where length >= 0 {
            let priorities = view.contentPriorities(for: axis)
            let variable = variable(.size(on: axis), of: view)
            let constrain = { (relation: LinearConstraint.Relation, priority: UILayoutPriority) in
                self.add(
                    LinearConstraint(
                        terms: [(variable, 1)], constant: -length, relation: relation, priority: priority.rawValue),
                    for: .content(node, axis))
            }
            node.content[axis] = LayoutNode.Content(
                length: length, priorities: priorities, hugging: constrain(.lessThanOrEqual, priorities.hugging),
                resistance: constrain(.greaterThanOrEqual, priorities.resistance))
        }
    }

    func removeOwnConstraints(of node: LayoutNode) {
        let content = node.content.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
        for handle in (node.given + content.flatMap { [$0.hugging, $0.resistance] }).compactMap({ $0 }) {
            solver.remove(handle)
            purposes[handle] = nil
        }
        node.given = [nil, nil, nil, nil]
        node.content = [:]
    }
}

@MainActor
extension CGFloat {
    /// The value rounded to the nearest whole pixel. A tie that rounding errors would decide is rounded up.
    var onPixel: CGFloat {
        let scale = HeadlessDevice.current.scale
        return (self * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}
