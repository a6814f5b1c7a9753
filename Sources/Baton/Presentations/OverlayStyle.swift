public import UIKit

/// The appearance of an overlay's surroundings, and how a user can leave it.
public struct OverlayStyle: Equatable, Sendable {
    /// How opaque the dimming view over the presenter is, from 0 to 1.
    public var dim: CGFloat
    /// The colour of the dimming view.
    public var dimColor: UIColor
    /// The radius of the corners that are away from the overlay's own edge.
    public var cornerRadius: CGFloat
    /// Whether a tap outside dismisses.
    public var dismissesOnTapOutside: Bool

    /// Whether the presenter is removed while the overlay is presented, as by UIKit's full screen. Its view then takes part in the
    /// transition.
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

    /// No dimming, no corners and no dismissal by a tap, for a screen that covers the whole container.
    public static let plain = OverlayStyle(dim: 0, cornerRadius: 0, dismissesOnTapOutside: false)
    /// The same, with the presenter removed.
    public static let fullScreen = OverlayStyle(
        dim: 0, cornerRadius: 0, dismissesOnTapOutside: false, replacesPresenter: true)
}
