public import Foundation

extension UISplitViewController {
    /// How many columns a split view controller has. The unspecified style is the classic one with two view controllers.
    public enum Style: Int, Sendable {
        case unspecified = 0
        case doubleColumn = 1
        case tripleColumn = 2
    }

    /// The place of a view controller.
    public enum Column: Int, Sendable {
        case primary = 0
        case supplementary = 1
        case secondary = 2
        /// The view controller that is shown in place of all others in a compact width.
        case compact = 3
    }

    /// Which columns are visible beside or over the secondary one.
    public enum DisplayMode: Int, Sendable {
        case automatic = 0
        case secondaryOnly = 1
        case oneBesideSecondary = 2
        case oneOverSecondary = 3
        case twoBesideSecondary = 4
        case twoOverSecondary = 5
        case twoDisplaceSecondary = 6

        public static var primaryHidden: DisplayMode { .secondaryOnly }
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// Where the secondary column is while others are visible.
    public enum SplitBehavior: Int, Sendable {
        case automatic = 0
        /// It gets the remaining width.
        case tile = 1
        /// It is below the others.
        case overlay = 2
        /// It keeps its width, and a second column pushes it over the edge.
        case displace = 3
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    /// Stands for a width that the system chooses.
    public nonisolated static let automaticDimension = CGFloat.greatestFiniteMagnitude
}
