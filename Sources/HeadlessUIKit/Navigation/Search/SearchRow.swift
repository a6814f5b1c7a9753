import Foundation

/// What a search bar below the titles means for the height of a navigation bar.
enum SearchRow {
    case none
    /// The search bar is always there.
    case pinned
    /// The search bar collapses with the content, before the large title does.
    case hiding
    /// A search is active. The search bar takes the place of all other rows.
    case alone

    /// What a stacked search bar adds to the bar (B8.5).
    static let fullHeight: CGFloat = 52

    var height: CGFloat { self == .none ? 0 : Self.fullHeight }
    /// The part of the height that collapses with the content.
    var hidingHeight: CGFloat { self == .hiding ? Self.fullHeight : 0 }
}
