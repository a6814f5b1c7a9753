public import UIKit

/// What is around an overlay, and how it can be left.
public struct OverlayStyle: Equatable, Sendable {
    /// How opaque the dimming view over the presenter is, from 0 to 1.
    public var dim: CGFloat
    /// The colour of the dimming view.
    public var dimColor: UIColor
    /// Rounds the corners away from the overlay's own edge.
    public var cornerRadius: CGFloat
    /// Whether a tap outside dismisses.
    public var dismissesOnTapOutside: Bool

    /// Whether the presenter leaves the screen meanwhile, as for UIKit's full screen; its view is then the animator's to
    /// move.
    public var replacesPresenter: Bool

    /// Creates a style. What is left out is as for a card.
    public init(
        dim: CGFloat = 0.3, dimColor: UIColor = .black, cornerRadius: CGFloat = 12, dismissesOnTapOutside: Bool = true,
        replacesPresenter: Bool = false
    ) {
        self.dim = dim
        self.dimColor = dimColor
        self.cornerRadius = cornerRadius
        self.dismissesOnTapOutside = dismissesOnTapOutside
        self.replacesPresenter = replacesPresenter
    }

    /// Nothing around it: for a screen that covers the whole container.
    public static let plain = OverlayStyle(dim: 0, cornerRadius: 0, dismissesOnTapOutside: false)
    /// Nothing around it, and nothing behind it.
    public static let fullScreen = OverlayStyle(
        dim: 0, cornerRadius: 0, dismissesOnTapOutside: false, replacesPresenter: true)
}
