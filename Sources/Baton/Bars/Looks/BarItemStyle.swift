import UIKit

/// What of a look is said to UIKit through the item: letters, arrow and the size of the title.
struct BarItemStyle: Equatable {
    var title = BarTitleStyle()
    var largeTitle = BarTitleStyle()
    var titleOffset: UIOffset?
    var backIndicator: BarBackIndicator?
    var largeTitleMode: UINavigationItem.LargeTitleDisplayMode?

    init() {}

    init(_ state: BarState) {
        title = state.title
        largeTitle = state.largeTitle.over(state.title.forLargeTitle)
        titleOffset = state.titleOffset
        backIndicator = state.backIndicator
        largeTitleMode = state.largeTitleMode
    }

    /// Puts what is said into an appearance.
    @MainActor
    func write(to appearance: UINavigationBarAppearance) {
        appearance.titleTextAttributes = title.written(into: appearance.titleTextAttributes)
        appearance.largeTitleTextAttributes = largeTitle.written(into: appearance.largeTitleTextAttributes)
        if let titleOffset { appearance.titlePositionAdjustment = titleOffset }
        if let backIndicator {
            appearance.setBackIndicatorImage(backIndicator.image, transitionMaskImage: backIndicator.mask)
        }
    }
}
