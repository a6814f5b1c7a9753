public import UIKit

/// What is around an overlay, and how it can be left.
public struct OverlayStyle: Equatable, Sendable {
    /// How black the veil over the presenter is, from 0 to 1.
    public var dim: CGFloat
    /// Rounds the corners away from the overlay's own edge.
    public var cornerRadius: CGFloat
    /// Whether a tap outside dismisses.
    public var dismissesOnTapOutside: Bool

    /// Names all three; what is left out is as for a card.
    public init(dim: CGFloat = 0.3, cornerRadius: CGFloat = 12, dismissesOnTapOutside: Bool = true) {
        self.dim = dim
        self.cornerRadius = cornerRadius
        self.dismissesOnTapOutside = dismissesOnTapOutside
    }
}
