public import UIKit

extension BarState {
    /// Returns the state between this one and another. Use it for a scroll view that drives more than alpha.
    ///
    /// ```swift
    /// navigationItem.barState = atTop.mixed(with: scrolled, by: offset / 100)
    /// ```
    ///
    /// Colours, alphas and offsets are interpolated. Other values switch halfway. Mixed dynamic colours are dynamic.
    ///
    /// - Parameters:
    ///   - other: The state at 1. This state is the one at 0.
    ///   - part: How far the result is on the way to the other state, 0 to 1.
    public func mixed(with other: BarState, by part: CGFloat) -> BarState {
        guard part.isFinite, part > 0 else { return self }
        guard part < 1 else { return other }
        var state = part < 0.5 ? self : other
        (state.background, state.backgroundAlpha) = mixedBackground(with: other, by: part)
        if case (.color(let first), .color(let second)) = (scrollEdgeBackground, other.scrollEdgeBackground) {
            state.scrollEdgeBackground = UIColor.mixed(first, second, by: part).map { .color($0) }
        }
        state.tint = UIColor.mixed(tint, other.tint, by: part) ?? state.tint
        state.title.color = UIColor.mixed(title.color, other.title.color, by: part) ?? state.title.color
        state.largeTitle.color =
            UIColor.mixed(largeTitle.color, other.largeTitle.color, by: part) ?? state.largeTitle.color
        state.shadowColor = UIColor.mixed(shadowColor, other.shadowColor, by: part) ?? state.shadowColor
        state.titleOffset = Self.mixed(titleOffset, other.titleOffset, by: part)
        if compactTitleOffset != nil || other.compactTitleOffset != nil {
            state.compactTitleOffset = Self.mixed(
                compactTitleOffset ?? titleOffset, other.compactTitleOffset ?? other.titleOffset, by: part)
        }
        return state
    }

    private static func mixed(_ first: UIOffset?, _ second: UIOffset?, by part: CGFloat) -> UIOffset? {
        guard first != nil || second != nil else { return nil }
        let (start, end) = (first ?? .zero, second ?? .zero)
        return UIOffset(
            horizontal: start.horizontal + (end.horizontal - start.horizontal) * part,
            vertical: start.vertical + (end.vertical - start.vertical) * part)
    }

    /// Returns the mixed background and its alpha. A clear side takes the other side's background at alpha 0.
    private func mixedBackground(with other: BarState, by part: CGFloat) -> (Background?, CGFloat?) {
        let (start, end) = (backgroundAlpha ?? 1, other.backgroundAlpha ?? 1)
        switch (background, other.background) {
        case (.color(let first), .color(let second)):
            let color = UIColor.mixed(first, second, by: part) ?? second
            return (.color(color), start + (end - start) * part)
        case (.clear, let seen?) where seen != .system && seen != .clear: return (seen, end * part)
        case (let seen?, .clear) where seen != .system && seen != .clear: return (seen, start * (1 - part))
        case (let first, let second):
            guard backgroundAlpha != nil || other.backgroundAlpha != nil else {
                return (part < 0.5 ? first : second, nil)
            }
            return (part < 0.5 ? first : second, start + (end - start) * part)
        }
    }
}
