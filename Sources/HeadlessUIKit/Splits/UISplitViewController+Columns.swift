import Foundation

/// The view controllers of the columns.
extension UISplitViewController {
    /// The columns that have a child now, from the lowest in a stack to the topmost.
    var stackedColumns: [Column] {
        guard isCollapsed else { return [.primary, .supplementary, .secondary].filter { holders[$0] != nil } }
        return [collapsedColumn]
    }

    /// The column whose child a collapsed split view controller shows.
    var collapsedColumn: Column {
        [.compact, .primary, .supplementary].first { holders[$0] != nil } ?? .secondary
    }

    /// The child that determines the status bar: the only one, or that of the secondary column.
    var visibleHolder: UIViewController? { stackedColumns.last.flatMap { holders[$0] } }

    /// Returns whether the split view controller has a column style, which the given method requires.
    func hasColumns(_ method: String) -> Bool {
        if style == .unspecified {
            HeadlessLog.warn(
                "\(type(of: self)).\(method) needs a split view controller with columns. Create it by init(style:), or "
                    + "set viewControllers.")
        }
        return style != .unspecified
    }

    func replaceScreens(with new: [UIViewController]) {
        guard style == .unspecified else {
            return HeadlessLog.warn(
                "The viewControllers of a split view controller with columns cannot be set. Call "
                    + "setViewController(_:for:).")
        }
        if !isCollapsed || new.first !== holders[.primary] { replace(.primary, with: new.first) }
        replace(.secondary, with: new.dropFirst().first)
    }

    func replace(_ column: Column, with screen: UIViewController?) {
        guard screen !== screens[column] else { return }
        if isCollapsed, let runningTransition {
            return runningTransition.whenOver { [weak self] in self?.replace(column, with: screen) }
        }
        // What is on the stack of a collapsed split view controller returns to it after the replacement.
        let affected = isCollapsed && column == collapsedColumn ? upperColumns : [column]
        let pushed = affected.filter { absorbed[$0]?.place != nil }
        for next in affected.reversed() { absorbed.removeValue(forKey: next)?.separate() }
        screens[column] = screen
        holders[column] = screen.map { holder(of: $0, in: column) }
        if isCollapsed { absorb(pushed.filter { holders[$0] != nil }, animated: false) }
        arrange(animated: false)
    }

    private func holder(of screen: UIViewController, in column: Column) -> UIViewController {
        let isWrapped = style != .unspecified && column != .compact && !(screen is UINavigationController)
        return isWrapped ? UINavigationController(rootViewController: screen) : screen
    }

    // MARK: Showing and hiding

    /// Shows a column beside or over the secondary one.
    func reveal(_ column: Column) {
        guard [.primary, .supplementary].contains(column), !wishes.layout.visible.contains(column) else { return }
        choose(wishes.mode(showing: wishes.isTriple && column == .primary ? 2 : 1))
    }

    func conceal(_ column: Column) {
        guard wishes.layout.visible.contains(column), column != .secondary else { return }
        choose(wishes.mode(showing: wishes.isTriple && column == .primary ? 1 : 0))
    }

    func choose(_ mode: DisplayMode) {
        wishes.chosenMode = mode
        arrange(animated: true)
    }

    // MARK: Swipes and the button

    var hasColumnsOverSecondary: Bool { [.oneOverSecondary, .twoOverSecondary].contains(mode) && !isCollapsed }

    /// Whether a swipe from the edge shows one more column. In a stack with several view controllers it pops.
    var mayRevealBySwipe: Bool {
        let isPoppable = (holders[.secondary] as? UINavigationController)?.viewControllers.count ?? 0 > 1
        return wishes.layout.visible.count < mostColumns && (shown.count > 1 || !isPoppable)
    }

    private var mostColumns: Int { wishes.isTriple ? 3 : 2 }

    func revealOneMore() {
        choose(wishes.mode(showing: wishes.layout.visible.count))
    }

    /// Shows one more column, or hides them if all are visible. The delegate may choose another mode.
    func performDisplayModeAction() {
        guard !isCollapsed else { return }
        let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        guard asked == .automatic else { return choose(asked) }
        guard wishes.layout.visible.count == mostColumns else { return revealOneMore() }
        choose(wishes.mode(showing: mostColumns - 2))
    }
}
