public import UIKit

extension BarState {
    /// Returns the state between this one and another. Use it for a scroll view that drives more than alpha.
    ///
    /// ```swift
    /// navigationItem.barState = atTop.mixed(with: scrolled, by: offset / 100)
    /// ```
    ///
    /// The tint, the colours that Baton paints, and alphas are interpolated. Mixed dynamic colours are dynamic. All other
    /// values switch halfway, also the colours and offsets of titles: UIKit takes them from appearances, which are not
    /// written with each movement of a scroll view.
    ///
    /// - Parameters:
    ///   - other: The state at 1. This state is the one at 0.
    ///   - part: How far the result is on the way to the other state, 0 to 1.
    public func mixed(with other: BarState, by part: CGFloat) -> BarState {
        guard part.isFinite, part > 0 else { return self }
        guard part < 1 else { return other }
        var state = merged(with: other, by: Mixture(part: part))
        (state.background, state.backgroundAlpha) = mixedBackground(with: other, by: part)
        if case (.color(let first), .color(let second)) = (scrollEdgeBackground, other.scrollEdgeBackground) {
            state.scrollEdgeBackground = UIColor.mixed(first, second, by: part).map { .color($0) }
        }
        // UIKit draws the line of its own background.
        if state.background ?? .system == .system { state.shadowColor = part < 0.5 ? shadowColor : other.shadowColor }
        return state
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

/// Interpolates the colours that UIKit takes from no appearance, and switches halfway between other values.
private struct Mixture: BarStateRule {
    let part: CGFloat

    func value<Value>(_ first: Value?, _ second: Value?) -> Value? {
        part < 0.5 ? first : second
    }

    func color(_ first: UIColor?, _ second: UIColor?) -> UIColor? {
        UIColor.mixed(first, second, by: part) ?? value(first, second)
    }
}
