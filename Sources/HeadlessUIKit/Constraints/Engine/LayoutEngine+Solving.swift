import Foundation

extension LayoutEngine {
    /// Solves the constraints.
    ///
    /// Changed constants are applied first, as they keep the solution optimal; new constraints follow.
    func solve() {
        solver.optimize()
        do throws(SimplexSolver.Conflict) {
            edit()
            try solver.restoreFeasibility()
        } catch {
            startOver()
        }
        nodes.forEach(restructure)
        installWaiting()
        solver.optimize()
        wrapTexts()
    }

    private func edit() {
        for constraint in edited.values.sorted(by: { $0.serial < $1.serial }) {
            guard let installed = installed[ObjectIdentifier(constraint)] else { continue }
            solver.setConstant(installed.offset - constraint.constant, of: installed.handle)
        }
        edited = [:]
        baselined.values.sorted { $0.serial < $1.serial }.forEach(moveBaseline)
        nodes.forEach(edit)
    }

    /// Updates the offset of a baseline, which depends on the font of its text.
    private func moveBaseline(of constraint: NSLayoutConstraint) {
        let id = ObjectIdentifier(constraint)
        guard let known = installed[id], let holder = constraint.holder else { return }
        let offset = lowered(constraint, in: holder, isMirrored: known.isMirrored).constant
        guard offset != known.offset else { return }
        installed[id]?.offset = offset
        solver.setConstant(offset - constraint.constant, of: known.handle)
    }

    /// Updates the constants that a node takes from its item.
    private func edit(_ node: LayoutNode) {
        if node.given.contains(where: { $0 != nil }) {
            let rect = node.givenRect
            for component in LayoutComponent.allCases {
                guard let handle = node.given[component.rawValue] else { continue }
                solver.setConstant(-component.value(in: rect), of: handle)
            }
        }
        guard let view = node.view, view.constraintState?.contentIsStale == true, !node.isGiven else { return }
        let size = view.contentSizeForConstraints
        for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)]
        where length >= 0 {
            setContent(length, of: node, on: axis)
        }
    }

    private func setContent(_ length: Double, of node: LayoutNode, on axis: NSLayoutConstraint.Axis) {
        guard let content = node.content[axis], content.length != length else { return }
        for handle in [content.hugging, content.resistance].compactMap({ $0 }) {
            solver.setConstant(-length, of: handle)
        }
        node.content[axis]?.length = length
    }

    /// Replaces the constraints of a node that no longer fit its item.
    private func restructure(_ node: LayoutNode) {
        guard let item = node.item else { return }
        if isGiven(item) != node.isGiven {
            removeOwnConstraints(of: node)
            node.isGiven.toggle()
            node.rect = nil
            if node.isGiven {
                for component in LayoutComponent.allCases where node.variables[component.rawValue] != nil {
                    fix(component, of: node)
                }
            } else {
                addContent(to: node)
            }
        } else if let view = node.view, view.constraintState?.contentIsStale == true, !node.isGiven {
            if contentHasNewShape(node, view) {
                removeOwnConstraints(of: node)
                addContent(to: node)
            }
            if !isMeasuring { view.constraintState?.contentIsStale = false }
        }
    }

    private func contentHasNewShape(_ node: LayoutNode, _ view: UIView) -> Bool {
        let size = view.contentSizeForConstraints
        return [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)].contains { axis, length in
            guard let content = node.content[axis] else { return length >= 0 }
            return length < 0 || content.priorities != view.contentPriorities(for: axis)
        }
    }

    /// Updates the heights of multiline texts. They depend on the widths, which are known only after solving.
    private func wrapTexts() {
        var hasChanged = false
        for node in nodes where node.content[.vertical] != nil {
            guard let view = node.view, let width = value(.width, of: node), width > 0,
                let height = view.contentHeight(atWidth: width), height != node.content[.vertical]?.length
            else { continue }
            setContent(height, of: node, on: .vertical)
            hasChanged = true
        }
        guard hasChanged else { return }
        do throws(SimplexSolver.Conflict) {
            try solver.restoreFeasibility()
        } catch {
            // Only content with a required compression resistance can fail here. It is reported with the next change.
            startOver()
            installWaiting()
            solver.optimize()
        }
    }
}
