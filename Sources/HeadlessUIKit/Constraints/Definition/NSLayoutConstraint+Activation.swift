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
        var views: [UIView] = []
        for terms in [first, second] {
            for term in terms {
                guard let view = term.item?.layoutView else { continue }
                if views.first !== view, !views.contains(where: { $0 === view }) { views.append(view) }
            }
        }
        return views
    }

    private var commonAncestor: UIView? {
        let views = mentioned
        guard let start = views.first, items.count == first.count + second.count else { return nil }
        var candidate: UIView? = start
        for view in views.dropFirst() {
            while let next = candidate, !view.isDescendant(of: next) { candidate = next.superview }
        }
        return candidate
    }
}
