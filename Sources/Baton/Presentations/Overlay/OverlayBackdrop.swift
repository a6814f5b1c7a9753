public import UIKit

/// What is between an overlay and the presenting view.
public enum OverlayBackdrop: Equatable, Sendable {
    /// A colour over the presenting view, with an opacity from 0 to 1. Touches do not reach the presenting view.
    case dimmed(_ strength: CGFloat = 0.3, color: UIColor = .black)
    /// A blur of the presenting view. It appears and disappears by its effect and not by its alpha, which would break a
    /// blur. Touches do not reach the presenting view.
    case blur(UIBlurEffect.Style)
    /// Nothing. Touches beside the overlay reach the views below it, and VoiceOver reaches them too.
    case clear

    /// A colour over the presenting view, with the alpha of the colour. Touches do not reach the presenting view.
    public static func color(_ color: UIColor) -> OverlayBackdrop { .dimmed(1, color: color) }

    /// Whether touches beside the overlay reach the views below it.
    var passesTouches: Bool { self == .clear }
}
