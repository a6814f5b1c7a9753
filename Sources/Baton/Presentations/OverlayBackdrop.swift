public import UIKit

/// What is between an overlay and the presenting view.
public enum OverlayBackdrop: Equatable, Sendable {
    /// A colour over the presenting view, with an opacity from 0 to 1. Touches do not reach the presenting view.
    case dim(_ strength: CGFloat = 0.3, color: UIColor = .black)
    /// A blur of the presenting view. It appears and disappears by its effect and not by its alpha, which would break a
    /// blur. Touches do not reach the presenting view.
    case blur(UIBlurEffect.Style)
    /// Nothing. Touches beside the overlay reach the views below it, and VoiceOver reaches them too.
    case clear

    /// Whether touches beside the overlay reach the views below it.
    var passesTouches: Bool { self == .clear }

    /// What is wrong with the backdrop, if anything.
    var problem: Problem? {
        guard case .dim(let strength, _) = self, !(0...1).contains(strength) else { return nil }
        return Problem(
            "A backdrop dims with the strength \(strength), so another one is used.", "Pass a strength from 0 to 1.")
    }
}
