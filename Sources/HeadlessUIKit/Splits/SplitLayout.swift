import Foundation

/// The display mode of an expanded split view controller, and the frames of its columns.
struct SplitLayout: Equatable {
    typealias Column = UISplitViewController.Column
    typealias DisplayMode = UISplitViewController.DisplayMode

    var displayMode: DisplayMode
    var splitBehavior: UISplitViewController.SplitBehavior
    /// The frames of all columns. Those that are not visible are beside the screen.
    var frames: [Column: CGRect]
    var visible: Set<Column>
}

/// What determines a `SplitLayout`.
struct SplitWishes: Equatable {
    var size: CGSize
    var isTriple: Bool
    /// Whether the primary column is at the right.
    var isMirrored = false
    var preferredMode = SplitLayout.DisplayMode.automatic
    /// The mode that the user or the app has chosen last. It replaces the preferred one.
    var chosenMode: SplitLayout.DisplayMode?
    var preferredBehavior = UISplitViewController.SplitBehavior.automatic
    var primary = ColumnWidth()
    var supplementary = ColumnWidth()

    /// The width of a secondary column beside which two columns are tiled.
    private static let widthBesideTwo: CGFloat = 600

    var layout: SplitLayout {
        let columns = visibleCount
        let outer: SplitLayout.Column? = isTriple ? .primary : nil
        let inner: SplitLayout.Column = isTriple ? .supplementary : .primary
        var visible: Set<SplitLayout.Column> = [.secondary]
        if columns > 0 { visible.insert(inner) }
        if let outer, columns > 1 { visible.insert(outer) }
        return SplitLayout(
            displayMode: mode(showing: columns), splitBehavior: behavior,
            frames: frames(inner: inner, outer: outer, showing: columns), visible: visible)
    }

    // MARK: The display mode

    var behavior: UISplitViewController.SplitBehavior {
        switch preferredBehavior {
        case .displace: isTriple ? .displace : .tile
        case .tile, .overlay: preferredBehavior
        case .automatic: behavior(for: preferredMode)
        }
    }

    private func behavior(for mode: SplitLayout.DisplayMode) -> UISplitViewController.SplitBehavior {
        switch mode {
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: isTriple ? .displace : .tile
        case .automatic, .secondaryOnly: size.width <= size.height ? .overlay : isTriple && !fitsTwo ? .displace : .tile
        }
    }

    private var fitsTwo: Bool {
        size.width - primary.resolved(in: size.width) - supplementary.resolved(in: size.width) >= Self.widthBesideTwo
    }

    /// The number of columns that are visible besides the secondary one.
    private var visibleCount: Int {
        let mode = chosenMode ?? preferredMode
        let count =
            switch mode {
            case .secondaryOnly: 0
            case .oneBesideSecondary, .oneOverSecondary: 1
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            case .automatic: behavior == .overlay ? 0 : behavior == .tile && fitsTwo ? 2 : 1
            }
        return min(count, isTriple ? 2 : 1)
    }

    /// Returns the mode of the split behavior in which a number of columns is visible besides the secondary one.
    func mode(showing columns: Int) -> SplitLayout.DisplayMode {
        switch (min(columns, isTriple ? 2 : 1), behavior) {
        case (0, _): .secondaryOnly
        case (1, .overlay): .oneOverSecondary
        case (1, _): .oneBesideSecondary
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }

    // MARK: The frames

    private func frames(
        inner: SplitLayout.Column, outer: SplitLayout.Column?, showing columns: Int
    ) -> [SplitLayout.Column: CGRect] {
        let innerWidth = (isTriple ? supplementary : primary).resolved(in: size.width)
        let outerWidth = isTriple ? primary.resolved(in: size.width) : 0
        let shownWidth = (columns > 0 ? innerWidth : 0) + (columns > 1 ? outerWidth : 0)
        let isOver = behavior == .overlay
        let taken = isOver ? 0 : behavior == .displace && columns > 1 ? innerWidth : shownWidth
        var frames = [
            inner: column(from: shownWidth - innerWidth, width: innerWidth),
            SplitLayout.Column.secondary: column(from: isOver ? 0 : shownWidth, width: size.width - taken),
        ]
        if let outer { frames[outer] = column(from: shownWidth - innerWidth - outerWidth, width: outerWidth) }
        return frames
    }

    /// Returns the frame of a column at a distance from the edge of the primary column.
    private func column(from x: CGFloat, width: CGFloat) -> CGRect {
        CGRect(x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
    }
}
