import Foundation

/// Places the views of the columns.
extension UISplitViewController {
    private static let columnDuration: TimeInterval = 0.3

    /// The layout for the current size. A collapsed split view controller has one column.
    private var currentLayout: SplitLayout {
        guard isCollapsed else { return placedWishes.layout }
        return SplitLayout(
            displayMode: mode, splitBehavior: wishes.behavior, frames: [collapsedColumn: view.bounds],
            visible: [collapsedColumn])
    }

    var placedWishes: SplitWishes {
        var placed = wishes
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        placed.isMirrored = isRightToLeft != (primaryEdge == .trailing)
        return placed
    }

    func childSize(of container: any UIContentContainer, in size: CGSize) -> CGSize {
        let column = stackedColumns.first { holders[$0] === container }
        guard !isCollapsed, let column else { return size }
        var later = placedWishes
        later.size = size
        later.chosenMode = nil
        return later.layout.frames[column]?.size ?? size
    }

    /// Adds and removes children and their views as the layout says. Their appearance callbacks are sent if this view
    /// controller is visible.
    func arrange(animated: Bool) {
        guard isViewLoaded, arrangement != .undecided else { return }
        let layout = currentLayout
        let isAnimated = animated && view.window != nil
        gestures.place(atRight: placedWishes.isMirrored)
        exchangeChildren()
        tellChange(to: layout)
        let visible = layout.visible.filter { holders[$0] != nil }
        let (entering, leaving) = (visible.subtracting(shown), shown.subtracting(visible))
        if isAnimated { UIView.performWithoutAnimation { placeBesideScreen(entering) } }
        shown = visible
        if isVisible {
            leaving.forEach { holders[$0]?.beginAppearanceTransition(false, animated: isAnimated) }
            entering.forEach { holders[$0]?.beginAppearanceTransition(true, animated: isAnimated) }
        }
        addViews(of: layout)
        guard isAnimated else {
            place(layout)
            return settle()
        }
        running += 1
        UIView.animate(withDuration: Self.columnDuration) { [self] in
            place(layout)
            view.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.running -= 1
            self?.settle()
        }
    }

    private var isVisible: Bool {
        switch appearance {
        case .appearing, .appeared: true
        case .disappearing, .disappeared: false
        }
    }

    // MARK: Children

    private func exchangeChildren() {
        let wanted = stackedColumns.compactMap { holders[$0] }
        for child in children where !wanted.contains(where: { $0 === child }) { expel(child) }
        for child in wanted where child.parent !== self {
            addChild(child)
            child.didMove(toParent: self)
            // A replaced child is to appear anew.
            shown = shown.filter { holders[$0] !== child }
        }
        for column in stackedColumns {
            let isNarrow = !isCollapsed && [.primary, .supplementary].contains(column)
            let traits = isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
            guard let child = holders[column], overrideTraitCollection(forChild: child) != traits else { continue }
            setOverrideTraitCollection(traits, forChild: child)
        }
    }

    /// Removes a child at once.
    func expel(_ child: UIViewController) {
        guard child.parent === self else { return }
        child.willMove(toParent: nil)
        if child.appearance != .disappeared { child.beginAppearanceTransition(false, animated: false) }
        child.viewIfLoaded?.removeFromSuperview()
        child.endAppearanceIfBegun()
        child.removeFromParent()
    }

    private func tellChange(to layout: SplitLayout) {
        guard !isCollapsed else { return }
        if layout.displayMode != mode { delegate?.splitViewController(self, willChangeTo: layout.displayMode) }
        mode = layout.displayMode
        guard style != .unspecified else { return }
        for column in stackedColumns where shown.contains(column) != layout.visible.contains(column) {
            if layout.visible.contains(column) {
                delegate?.splitViewController(self, willShow: column)
            } else {
                delegate?.splitViewController(self, willHide: column)
            }
        }
    }

    // MARK: Views

    /// Places columns where they are before they slide in.
    private func placeBesideScreen(_ columns: Set<Column>) {
        var hidden = placedWishes
        hidden.chosenMode = .secondaryOnly
        for column in columns { hidden.layout.frames[column].map { holders[column]?.view.frame = $0 } }
    }

    /// Adds the views of the visible columns. The secondary column is the lowest, and the primary one the topmost.
    private func addViews(of layout: SplitLayout) {
        for column in stackedColumns.reversed() where layout.visible.contains(column) {
            guard let own = holders[column]?.view, own.superview !== view else { continue }
            let above = stackedColumns.prefix { $0 != column }.last { holders[$0]?.viewIfLoaded?.superview === view }
            if let above, let next = holders[above]?.viewIfLoaded {
                view.insertSubview(own, belowSubview: next)
            } else {
                view.addSubview(own)
            }
        }
        guard hasColumnsOverSecondary, let secondary = holders[.secondary]?.viewIfLoaded else {
            return shield.view.removeFromSuperview()
        }
        if shield.view.superview == nil { view.insertSubview(shield.view, aboveSubview: secondary) }
    }

    private func place(_ layout: SplitLayout) {
        for (column, frame) in layout.frames {
            guard let own = holders[column]?.viewIfLoaded, own.superview === view, own.frame != frame else { continue }
            own.frame = frame
        }
        shield.view.frame = view.bounds
    }

    /// Removes the views of the hidden columns and ends the appearance transitions, when no animation is running.
    private func settle() {
        guard running == 0 else { return }
        for column in stackedColumns {
            guard let child = holders[column] else { continue }
            if !shown.contains(column) { child.viewIfLoaded?.removeFromSuperview() }
            if appearance == .appeared || !shown.contains(column) { child.endAppearanceIfBegun() }
        }
    }
}
