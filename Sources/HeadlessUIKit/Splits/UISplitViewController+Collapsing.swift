import Foundation

/// Changes between columns side by side and one stack.
extension UISplitViewController {
    /// Collapses or expands as the width requires, and places the columns.
    func adapt() {
        if wishes.size != view.bounds.size {
            wishes.size = view.bounds.size
            wishes.chosenMode = nil
        }
        let isCompact = traitCollection.horizontalSizeClass == .compact
        if isCompact != isCollapsed, let runningTransition {
            // The view controllers of a transition stay where they are until it has ended.
            runningTransition.whenOver { [weak self] in self?.view.setNeedsLayout() }
            return arrange(animated: false)
        }
        switch (arrangement, isCompact) {
        case (.undecided, false): arrangement = .expanded
        case (.undecided, true), (.expanded, true): collapse()
        case (.collapsed, false): expand()
        case (.expanded, false), (.collapsed, true): break
        }
        arrange(animated: false)
    }

    /// The transition of a stack that is running in a column.
    var runningTransition: RunningTransition? {
        holders.values.lazy.compactMap { ($0 as? UINavigationController)?.stackTransition }.first
    }

    // MARK: Collapsing

    private func collapse() {
        let upper = upperColumns
        arrangement = .collapsed
        for column in shown where column != collapsedColumn { holders[column].map(expel) }
        shown.formIntersection([collapsedColumn])
        guard collapsedColumn != .compact else { return tellCollapsed() }
        if style == .unspecified {
            collapseClassically()
        } else {
            let top = topColumn(above: upper)
            absorb(upper.filter { $0.rawValue <= top.rawValue }, animated: false)
            tellCollapsed()
        }
    }

    private func tellCollapsed() {
        if style != .unspecified { delegate?.splitViewControllerDidCollapse(self) }
    }

    /// The columns whose view controllers a collapsed split view controller puts onto the stack of the lowest column.
    var upperColumns: [Column] {
        [.primary, .supplementary, .secondary].filter { holders[$0] != nil && $0 != collapsedColumn }
    }

    private func topColumn(above upper: [Column]) -> Column {
        let proposed = upper.last ?? collapsedColumn
        let wish = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        return wish ?? proposed
    }

    /// Pushes the view controllers of columns onto the stack, also again after they have been popped.
    func absorb(_ columns: [Column], animated: Bool) {
        guard let stack = visibleHolder as? UINavigationController else { return }
        for column in columns where absorbed[column] == nil {
            absorbed[column] = holders[column].map { AbsorbedStack($0, for: stack) }
        }
        AbsorbedStack.push(columns.compactMap { absorbed[$0] }, animated: animated)
    }

    private func collapseClassically() {
        guard let primary = holders[.primary], let secondary = holders[.secondary] else { return }
        if delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) == true {
            screens[.secondary] = nil
            holders[.secondary] = nil
        } else {
            primary.collapseSecondaryViewController(secondary, for: self)
        }
    }

    // MARK: Expanding

    private func expand() {
        if style == .unspecified {
            expandClassically()
        } else {
            for column in [Column.secondary, .supplementary] { absorbed[column]?.separate() }
            absorbed = [:]
        }
        if collapsedColumn == .compact {
            holders[.compact].map(expel)
            shown = []
        }
        arrangement = .expanded
        guard style != .unspecified else { return }
        let proposed = wishes.layout.displayMode
        let wish = delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        if let wish, wish != proposed { wishes.chosenMode = wish }
        arrange(animated: false)
        delegate?.splitViewControllerDidExpand(self)
    }

    private func expandClassically() {
        guard let primary = holders[.primary] else { return }
        let secondary =
            delegate?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        absorbed = [:]
        screens[.secondary] = secondary
        holders[.secondary] = secondary
    }

    // MARK: The stack

    /// Pushes the view controllers of a column and of those below it, or pops to them.
    func showOnStack(_ column: Column) {
        guard collapsedColumn != .compact else { return }
        let missing = upperColumns.filter { $0.rawValue <= column.rawValue && absorbed[$0]?.place == nil }
        guard missing.isEmpty else { return absorb(missing, animated: true) }
        let above = upperColumns.first { $0.rawValue > column.rawValue }
        above.map(popFromStack)
    }

    /// Pops the view controllers of a column and all above them.
    func popFromStack(_ column: Column) {
        absorbed[column]?.pop()
    }
}
