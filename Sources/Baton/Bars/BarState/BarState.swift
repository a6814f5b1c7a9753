public import UIKit

/// The look of a screen's bar. Set only what differs from the stack: a nil value is taken from the stack's default.
///
/// ```swift
/// navigationItem.barState.background = .clear
/// navigationItem.barState.titleColor = .white
/// ```
///
/// A bar state is a value. During a transition, what is painted is between two states and follows the animation of the
/// screens.
public struct BarState: Equatable, Sendable {
    /// A background behind titles and buttons.
    public enum Background: Equatable, Sendable {
        /// UIKit's own background, from the appearances of the item and the bar. Baton leaves it alone, unless it is to
        /// fade or to travel.
        case system
        /// No background: the content shows through.
        case clear
        /// One colour, which may be dynamic.
        case color(UIColor)
        /// A blur of the content behind the bar, with a translucent colour over it if there is a tint.
        case blur(UIBlurEffect.Style, tint: UIColor? = nil)
        /// A gradient of several colours, evenly spaced, which ends at an edge of the bar. Each colour may be dynamic.
        case gradient([UIColor], to: DirectionalEdge = .bottom)
        /// An image, stretched over the bar unless the content mode places it another way.
        case image(UIImage, contentMode: UIView.ContentMode = .scaleToFill)
    }

    /// The background behind titles and buttons.
    public var background: Background?
    /// The background in a compact height, such as on a phone in landscape; nil for the same background.
    public var compactBackground: Background?
    /// The background while the content is at its top edge, as at a scroll edge of UIKit's appearances; nil for the same
    /// background. The background fades in when the content scrolls under the bar. A screen without a scroll view is
    /// always at the edge.
    public var scrollEdgeBackground: Background?
    /// The alpha of the background. A scroll view may drive it.
    public var backgroundAlpha: CGFloat?
    /// Whether there is a line below the bar. The line is never more visible than the background.
    public var showsShadowLine: Bool?
    /// The colour of the line; nil for the colour that the app has set in its appearances, or a separator's.
    public var shadowColor: UIColor?
    /// An image in place of the line, in its own height; nil for the image that the app has set in its appearances. A
    /// template image takes the colour of the line.
    public var shadowImage: UIImage?
    /// The colour of the buttons up to iOS 18.
    ///
    /// On the iOS 26 design UIKit draws buttons in the colour of labels whatever the tint of the bar is. There, set the
    /// `tintColor` of the bar button items. Baton does not write to them.
    public var tintColor: UIColor?
    /// The text style of the title. The large title inherits it, except the font, where `largeTitle` sets nothing else.
    public var title = BarTitleStyle()
    /// The text style of the large title.
    public var largeTitle = BarTitleStyle()
    /// The offset of the title from its normal position.
    public var titleOffset: UIOffset?
    /// The back arrow.
    public var backIndicatorImage: UIImage?
    /// The mask that limits where titles are visible while they pass the arrow of this state. Nil for the arrow itself.
    public var backIndicatorMask: UIImage?
    /// Whether the bar is hidden. Baton hides it by UIKit's own means, and swiping back still works. A bar that the app
    /// has hidden or shown itself is left alone.
    public var isHidden: Bool?
    /// Whether the title is large, on a bar that prefers large titles. If nil, the item decides.
    public var prefersLargeTitles: Bool?
    /// The style of the status bar. `BatonNavigationController` uses it; a plain navigation controller does not.
    public var statusBarStyle: UIStatusBarStyle?
    /// How this bar and the bar of the screen below change into each other. If nil, the backgrounds of the two decide.
    public var transition: BarTransition?

    /// Creates a state.
    ///
    /// ```swift
    /// BarState(background: .clear, titleColor: .white)
    /// BarState(background: .color(.systemIndigo)) {
    ///     $0.scrollEdgeBackground = .clear
    ///     $0.transition = .travel
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - background: The background behind titles and buttons.
    ///   - backgroundAlpha: The alpha of the background.
    ///   - showsShadowLine: Whether there is a line below the bar.
    ///   - titleColor: The colour of the title.
    ///   - tintColor: The colour of the buttons up to iOS 18.
    ///   - isHidden: Whether the bar is hidden.
    ///   - statusBarStyle: The style of the status bar.
    ///   - others: Sets the other values.
    public init(
        background: Background? = nil, backgroundAlpha: CGFloat? = nil, showsShadowLine: Bool? = nil,
        titleColor: UIColor? = nil, tintColor: UIColor? = nil, isHidden: Bool? = nil,
        statusBarStyle: UIStatusBarStyle? = nil, _ others: (inout BarState) -> Void = { _ in }
    ) {
        self.background = background
        self.backgroundAlpha = backgroundAlpha
        self.showsShadowLine = showsShadowLine
        self.tintColor = tintColor
        self.isHidden = isHidden
        self.statusBarStyle = statusBarStyle
        title.color = titleColor
        others(&self)
    }

    /// The colour of the title, as a short form of `title.color`.
    public var titleColor: UIColor? {
        get { title.color }
        set { title.color = newValue }
    }

    /// The font of the title, as a short form of `title.font`.
    public var titleFont: UIFont? {
        get { title.font }
        set { title.font = newValue }
    }

    /// The colour of the large title, as a short form of `largeTitle.color`.
    public var largeTitleColor: UIColor? {
        get { largeTitle.color }
        set { largeTitle.color = newValue }
    }

    /// The font of the large title, as a short form of `largeTitle.font`.
    public var largeTitleFont: UIFont? {
        get { largeTitle.font }
        set { largeTitle.font = newValue }
    }
}
