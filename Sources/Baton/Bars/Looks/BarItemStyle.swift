import UIKit

/// The part of a look that UIKit reads from the item: text styles, title offset, back indicator and large title mode.
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

    /// Writes the styles to an appearance.
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
