import Foundation

/// What the app wishes for the width of a column.
struct ColumnWidth: Equatable {
    private static let automatic = UISplitViewController.automaticDimension
    /// The width of a column for which the app has no wish.
    private static let usual: CGFloat = 320

    var preferred = automatic
    var fraction = automatic
    var minimum = automatic
    var maximum = automatic

    /// Returns the width of the column in a split view.
    func resolved(in total: CGFloat) -> CGFloat {
        var width = Self.usual
        if fraction != Self.automatic { width = (fraction * total).rounded() }
        if preferred != Self.automatic { width = preferred }
        if maximum != Self.automatic { width = min(width, maximum) }
        if minimum != Self.automatic { width = max(width, minimum) }
        return min(max(0, width), total)
    }
}
