import UIKit

extension BarState {
    /// The state without offsets and text styles whose numbers are not finite. UIKit does not take such numbers.
    @MainActor var usable: BarState {
        var state = self
        state.titleOffset = titleOffset.flatMap { $0.isFinite ? $0 : nil }
        state.compactTitleOffset = compactTitleOffset.flatMap { $0.isFinite ? $0 : nil }
        state.title = title.usable
        state.largeTitle = largeTitle.usable
        // A number that is not a number is not equal to itself.
        guard state != self else { return self }
        Advice.give(
            about: BarState.self, "A title offset or a text style has numbers that are not finite, and is ignored.",
            "Check what the numbers are computed from.")
        return state
    }
}

extension BarTitleStyle {
    fileprivate var usable: BarTitleStyle {
        var style = self
        style.kern = kern.flatMap { $0.isFinite ? $0 : nil }
        style.shadow = shadow.flatMap {
            [$0.offset.width, $0.offset.height, $0.blurRadius].allSatisfy(\.isFinite) ? $0 : nil
        }
        return style
    }
}

extension UIOffset {
    fileprivate var isFinite: Bool { horizontal.isFinite && vertical.isFinite }
}
