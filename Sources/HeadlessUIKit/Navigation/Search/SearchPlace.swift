import Foundation

/// Where a navigation controller shows the search bar of an item.
enum SearchPlace: Equatable {
    /// In a row of its own, below the titles of the navigation bar.
    case stacked
    /// At the trailing end of the row of buttons and title.
    case inRow
    /// In the toolbar (B17.73).
    case toolbar

    /// What decides the place, apart from the wishes of the item.
    struct Surroundings {
        var systemVersion: Int
        var design: HeadlessDesign
        var isPhone: Bool
        var isWide: Bool
    }

    /// Returns the place of a search bar. Before iOS 16 it is always stacked.
    static func place(
        preferring placement: UINavigationItem.SearchBarPlacement, allowsToolbar: Bool, in surroundings: Surroundings
    ) -> SearchPlace {
        guard surroundings.systemVersion >= 16, placement != .stacked else { return .stacked }
        if !surroundings.isPhone { return surroundings.isWide ? .inRow : .stacked }
        return surroundings.design == .glass && allowsToolbar ? .toolbar : .stacked
    }
}

extension SearchPlace.Surroundings {
    /// The surroundings on the current device.
    @MainActor
    init(_ traits: UITraitCollection) {
        self.init(
            systemVersion: HeadlessDevice.current.systemVersion, design: HeadlessDevice.current.design,
            isPhone: traits.userInterfaceIdiom != .pad, isWide: traits.horizontalSizeClass == .regular)
    }
}
