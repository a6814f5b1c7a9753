import UIKit

extension TransitionStyled {
    /// The look of UIKit's own push: the upper screen slides in from the trailing edge, and the lower one moves away by
    /// less and darkens.
    public static var slide: Self { Self(TransitionStyle(entering: .offstage(.trailing), leaving: .behind).shadow()) }

    /// The upper screen slides in from an edge, over a lower one that stays where it is.
    public static func slide(from edge: DirectionalEdge) -> Self {
        Self(TransitionStyle(entering: .offstage(edge)).shadow())
    }

    /// Both screens slide by the full width, side by side.
    public static var slideAcross: Self {
        Self(TransitionStyle(entering: .offstage(.trailing), leaving: .offstage(.leading)))
    }

    /// The upper screen slides in from the trailing edge, and the lower one moves away from the viewer: it shrinks and
    /// darkens.
    public static var depth: Self {
        Self(TransitionStyle(entering: .offstage(.trailing), leaving: .scaled(0.85).dimmed(0.4)).shadow())
    }

    /// The upper screen slides in from the bottom, over a lower one that stays where it is and darkens.
    public static var cover: Self { cover(from: .bottom) }

    /// The upper screen slides in from an edge, over a lower one that stays where it is and darkens.
    public static func cover(from edge: DirectionalEdge) -> Self {
        Self(TransitionStyle.slide(from: edge).dimming(0.2))
    }
}
