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
        /// The content, blurred.
        case blur(UIBlurEffect.Style)
        /// Several colours.
        case gradient(BarGradient)
        /// A picture, stretched over the bar.
        case image(UIImage)
    }

    /// What is behind titles and buttons.
    public var background: Background?
    /// What is there instead where height is short, as on a phone on its side; nil for the same.
    public var compactBackground: Background?
    /// How much of the background is to be seen; a scroll view may drive it.
    public var backgroundAlpha: CGFloat?
    /// Whether there is a line below the bar. It is never more visible than the background.
    public var showsShadowLine: Bool?
    /// The colour of the buttons.
    public var tint: UIColor?
    /// The letters of the title, and of the large one as far as that says nothing else.
    public var title: BarTitleStyle
    /// The letters of the large title.
    public var largeTitle: BarTitleStyle
    /// How far the title is from where it would be.
    public var titleOffset: UIOffset?
    /// The arrow that leads back.
    public var backIndicator: BarBackIndicator?
    /// Whether there is no bar: faded out, not to be touched, and its height taken out of the safe area. UIKit's own
    /// hidden flag stays off, so that swiping back goes on working.
    public var isHidden: Bool?
    /// Whether the title is a large one, on a bar that prefers large titles.
    public var largeTitleMode: UINavigationItem.LargeTitleDisplayMode?
    /// The style of the status bar, where `BatonNavigationController` or an app's own `childForStatusBarStyle` asks.
    public var statusBarStyle: UIStatusBarStyle?
    /// How this bar and the one of the screen below turn into each other; nil leaves it to what the two look like.
    public var transitionStyle: BarTransitionStyle?
    /// What is behind the items of the toolbar, where there is one.
    public var toolbarBackground: Background?
    /// What is behind the items of the tab bar, where there is one.
    public var tabBarBackground: Background?

    /// Names any of the fields. A `titleColor` is short for a title with that colour.
    public init(
        background: Background? = nil, compactBackground: Background? = nil, backgroundAlpha: CGFloat? = nil,
        showsShadowLine: Bool? = nil, tint: UIColor? = nil, titleColor: UIColor? = nil,
        title: BarTitleStyle = BarTitleStyle(), largeTitle: BarTitleStyle = BarTitleStyle(),
        titleOffset: UIOffset? = nil, backIndicator: BarBackIndicator? = nil, isHidden: Bool? = nil,
        largeTitleMode: UINavigationItem.LargeTitleDisplayMode? = nil, statusBarStyle: UIStatusBarStyle? = nil,
        transitionStyle: BarTransitionStyle? = nil, toolbarBackground: Background? = nil,
        tabBarBackground: Background? = nil
    ) {
        self.background = background
        self.compactBackground = compactBackground
        self.backgroundAlpha = backgroundAlpha
        self.showsShadowLine = showsShadowLine
        self.tint = tint
        self.title = title.over(BarTitleStyle(color: titleColor))
        self.largeTitle = largeTitle
        self.titleOffset = titleOffset
        self.backIndicator = backIndicator
        self.isHidden = isHidden
        self.largeTitleMode = largeTitleMode
        self.statusBarStyle = statusBarStyle
        self.transitionStyle = transitionStyle
        self.toolbarBackground = toolbarBackground
        self.tabBarBackground = tabBarBackground
    }

    /// The colour of the title, which most screens want to say and nothing else of its letters.
    public var titleColor: UIColor? {
        get { title.color }
        set { title.color = newValue }
    }

    /// This state, with what it leaves open taken from another one.
    public func over(_ base: BarState) -> BarState {
        BarState(
            background: background ?? base.background,
            compactBackground: compactBackground ?? base.compactBackground,
            backgroundAlpha: backgroundAlpha ?? base.backgroundAlpha,
            showsShadowLine: showsShadowLine ?? base.showsShadowLine,
            tint: tint ?? base.tint,
            title: title.over(base.title),
            largeTitle: largeTitle.over(base.largeTitle),
            titleOffset: titleOffset ?? base.titleOffset,
            backIndicator: backIndicator ?? base.backIndicator,
            isHidden: isHidden ?? base.isHidden,
            largeTitleMode: largeTitleMode ?? base.largeTitleMode,
            statusBarStyle: statusBarStyle ?? base.statusBarStyle,
            transitionStyle: transitionStyle ?? base.transitionStyle,
            toolbarBackground: toolbarBackground ?? base.toolbarBackground,
            tabBarBackground: tabBarBackground ?? base.tabBarBackground)
    }
}
