import Foundation

extension NSLayoutConstraint {
    private static var lastSerial = 0

    func activate() {
        guard holder == nil else { return }
        guard let ancestor = commonAncestor else {
            preconditionFailure(
                "\(words) cannot be activated, as its items have no common ancestor: "
                    + "add the views to one tree before.")
        }
        hold(in: ancestor)
    }

    func deactivate() {
        guard let holder else { return }
        holder.engine?.uninstall(self)
        holder.constraintState?.held.remove(self)
        for view in mentioned { view.constraintState?.mentions.remove(self) }
        self.holder = nil
    }

    /// Makes a view the holder of the constraint, and registers the constraint with the views that it mentions.
    func hold(in view: UIView) {
        deactivate()
        Self.lastSerial += 1
        serial = Self.lastSerial
        holder = view
        view.needConstraintState().held.append(self)
        for view in mentioned { view.needConstraintState().mentions.append(self) }
        view.needEngine().install(self)
        view.markConstraintsDirty()
    }

    /// The views that the constraint mentions, without duplicates.
    private var mentioned: [UIView] {
        items.compactMap(\.layoutView).reduce(into: []) { views, view in
            if !views.contains(where: { $0 === view }) { views.append(view) }
        }
    }

    private var commonAncestor: UIView? {
        let views = mentioned
        guard views.count > 0, items.count == first.count + second.count else { return nil }
        return sequence(first: views[0]) { $0.superview }.first { candidate in
            views.allSatisfy { $0.isDescendant(of: candidate) }
        }
    }
}
