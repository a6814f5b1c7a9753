import UIKit

extension BarState {
    /// The state without offsets and text styles whose numbers are not finite. UIKit does not take such numbers.
    @MainActor var usable: BarState {
        guard !isFinite else { return self }
        Advice.give(
            about: BarState.self, "A title offset or a text style has numbers that are not finite, and is ignored.",
            "Check what the numbers are computed from.")
        var state = self
        if titleOffset?.isFinite == false { state.titleOffset = nil }
        if compactTitleOffset?.isFinite == false { state.compactTitleOffset = nil }
        state.title = title.usable
        state.largeTitle = largeTitle.usable
        return state
    }

    private var isFinite: Bool {
        titleOffset?.isFinite != false && compactTitleOffset?.isFinite != false && title.isFinite && largeTitle.isFinite
    }
}

extension BarTitleStyle {
    fileprivate var isFinite: Bool { kern?.isFinite != false && shadow?.isFinite != false }

    fileprivate var usable: BarTitleStyle {
        var style = self
        if kern?.isFinite == false { style.kern = nil }
        if shadow?.isFinite == false { style.shadow = nil }
        return style
    }
}

extension BarTitleStyle.Shadow {
    fileprivate var isFinite: Bool { offset.width.isFinite && offset.height.isFinite && blurRadius.isFinite }
}

extension UIOffset {
    fileprivate var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
}
