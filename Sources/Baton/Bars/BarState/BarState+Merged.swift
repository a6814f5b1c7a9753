import UIKit

/// How each value of a state follows from those of two others.
protocol BarStateRule {
    func value<Value>(_ first: Value?, _ second: Value?) -> Value?
    /// A colour that is not part of an appearance.
    func color(_ first: UIColor?, _ second: UIColor?) -> UIColor?
}

extension BarState {
    /// Returns a state whose values follow from those of this state and of another one. This is the list of all values.
    func merged(with other: BarState, by rule: some BarStateRule) -> BarState {
        var state = BarState()
        state.background = rule.value(background, other.background)
        state.compactBackground = rule.value(compactBackground, other.compactBackground)
        state.scrollEdgeBackground = rule.value(scrollEdgeBackground, other.scrollEdgeBackground)
        state.backgroundAlpha = rule.value(backgroundAlpha, other.backgroundAlpha)
        state.showsShadowLine = rule.value(showsShadowLine, other.showsShadowLine)
        state.shadowColor = rule.color(shadowColor, other.shadowColor)
        state.shadowImage = rule.value(shadowImage, other.shadowImage)
        state.tintColor = rule.color(tintColor, other.tintColor)
        state.title = title.merged(with: other.title, by: rule)
        state.largeTitle = largeTitle.merged(with: other.largeTitle, by: rule)
        state.titleOffset = rule.value(titleOffset, other.titleOffset)
        state.compactTitleOffset = rule.value(compactTitleOffset, other.compactTitleOffset)
        state.backIndicator = rule.value(backIndicator, other.backIndicator)
        state.isHidden = rule.value(isHidden, other.isHidden)
        state.largeTitleMode = rule.value(largeTitleMode, other.largeTitleMode)
        state.statusBarStyle = rule.value(statusBarStyle, other.statusBarStyle)
        state.transition = rule.value(transition, other.transition)
        return state
    }
}

extension BarTitleStyle {
    func merged(with other: BarTitleStyle, by rule: some BarStateRule) -> BarTitleStyle {
        BarTitleStyle(
            font: rule.value(font, other.font), color: rule.value(color, other.color),
            shadow: rule.value(shadow, other.shadow), kern: rule.value(kern, other.kern))
    }
}
