public import UIKit

/// What a screen wants its bar to look like. Say only what differs; what is nil comes from the stack's default.
///
/// ```swift
/// navigationItem.barState.background = .clear
/// navigationItem.barState.titleColor = .white
/// ```
///
/// A bar is a value: while screens change, what is painted is between two of these, and whoever animates the screens
/// carries it along.
public struct BarState: Equatable, Sendable {
    /// What is behind titles and buttons.
    public enum Background: Equatable, Sendable {
        /// UIKit's own, by the appearances of the item and the bar. Baton leaves it alone.
        case system
        /// Nothing: the content shows through.
        case clear
        /// One colour, which may be dynamic.
        case color(UIColor)
    }

    /// What is behind titles and buttons.
    public var background: Background?
    /// How much of the background is to be seen; a scroll view may drive it.
    public var backgroundAlpha: CGFloat?
    /// Whether there is a line below the bar. It is never more visible than the background.
    public var showsShadowLine: Bool?
    /// The colour of the buttons.
    public var tint: UIColor?
    /// The colour of the title.
    public var titleColor: UIColor?
    /// Whether there is no bar: faded out, not to be touched, and its height taken out of the safe area. UIKit's own
    /// hidden flag stays off, so that swiping back goes on working.
    public var isHidden: Bool?

    /// Names any of the fields.
    public init(
        background: Background? = nil, backgroundAlpha: CGFloat? = nil, showsShadowLine: Bool? = nil,
        tint: UIColor? = nil, titleColor: UIColor? = nil, isHidden: Bool? = nil
    ) {
        self.background = background
        self.backgroundAlpha = backgroundAlpha
        self.showsShadowLine = showsShadowLine
        self.tint = tint
        self.titleColor = titleColor
        self.isHidden = isHidden
    }

    /// This state, with what it leaves open taken from another one.
    public func over(_ base: BarState) -> BarState {
        BarState(
            background: background ?? base.background,
            backgroundAlpha: backgroundAlpha ?? base.backgroundAlpha,
            showsShadowLine: showsShadowLine ?? base.showsShadowLine,
            tint: tint ?? base.tint,
            titleColor: titleColor ?? base.titleColor,
            isHidden: isHidden ?? base.isHidden)
    }
}
