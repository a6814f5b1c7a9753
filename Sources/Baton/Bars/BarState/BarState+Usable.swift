import UIKit

extension BarState {
    /// The state without offsets, text styles and an alpha whose numbers no bar can show.
    @MainActor var usable: BarState {
        guard !isUsable else { return self }
        Advice.give(
            about: BarState.self,
            "An alpha, a title offset or a text style has numbers that are not finite or too large, and is ignored.",
            "Check what the numbers are computed from.")
        var state = self
        if backgroundAlpha?.isFinite == false { state.backgroundAlpha = nil }
        if titleOffset?.isUsable == false { state.titleOffset = nil }
        if compactTitleOffset?.isUsable == false { state.compactTitleOffset = nil }
        state.title = title.usable
        state.largeTitle = largeTitle.usable
        return state
    }

    private var isUsable: Bool {
        // A scroll view may drive the alpha far beyond its ends.
        backgroundAlpha?.isFinite != false && titleOffset?.isUsable != false
            && compactTitleOffset?.isUsable != false && title.isUsable && largeTitle.isUsable
    }
}

extension BarTitleStyle {
    fileprivate var isUsable: Bool {
        kern?.isUsable != false && shadow?.isUsable != false && font?.pointSize.isUsable != false
    }

    fileprivate var usable: BarTitleStyle {
        var style = self
        if kern?.isUsable == false { style.kern = nil }
        if shadow?.isUsable == false { style.shadow = nil }
        if font?.pointSize.isUsable == false { style.font = nil }
        return style
    }
}

extension BarTitleStyle.Shadow {
    fileprivate var isUsable: Bool { offset.width.isUsable && offset.height.isUsable && blurRadius.isUsable }
}

extension UIOffset {
    fileprivate var isUsable: Bool { horizontal.isUsable && vertical.isUsable }
}
