import UIKit

extension BarState {
    /// Returns this state, with its nil values taken from another state. This is the list of all values.
    public func over(_ base: BarState) -> BarState {
        var state = BarState()
        state.background = background ?? base.background
        state.compactBackground = compactBackground ?? base.compactBackground
        state.scrollEdgeBackground = scrollEdgeBackground ?? base.scrollEdgeBackground
        state.backgroundAlpha = backgroundAlpha ?? base.backgroundAlpha
        state.showsShadowLine = showsShadowLine ?? base.showsShadowLine
        state.shadowColor = shadowColor ?? base.shadowColor
        state.shadowImage = shadowImage ?? base.shadowImage
        state.tintColor = tintColor ?? base.tintColor
        state.title = title.over(base.title)
        state.largeTitle = largeTitle.over(base.largeTitle)
        state.titleOffset = titleOffset ?? base.titleOffset
        let arrow = backIndicatorImage == nil ? base : self
        (state.backIndicatorImage, state.backIndicatorMask) = (arrow.backIndicatorImage, arrow.backIndicatorMask)
        state.isHidden = isHidden ?? base.isHidden
        state.prefersLargeTitles = prefersLargeTitles ?? base.prefersLargeTitles
        state.statusBarStyle = statusBarStyle ?? base.statusBarStyle
        state.transition = transition ?? base.transition
        return state
    }
}

extension BarTitleStyle {
    /// Returns this style, with its nil values taken from another style.
    public func over(_ base: BarTitleStyle) -> BarTitleStyle {
        BarTitleStyle(
            font: font ?? base.font, color: color ?? base.color, shadow: shadow ?? base.shadow, kern: kern ?? base.kern)
    }
}
