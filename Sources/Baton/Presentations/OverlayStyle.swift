public import UIKit

/// The appearance around an overlay, and whether a tap outside dismisses it.
public struct OverlayStyle: Equatable, Sendable {
    /// The opacity of the dimming view over the presenting view, from 0 to 1.
    public var dim: CGFloat
    /// The colour of the dimming view.
    public var dimColor: UIColor
    /// The radius of the corners that are away from the overlay's own edge.
    public var cornerRadius: CGFloat
    /// Whether a tap outside dismisses the overlay.
    public var dismissesOnTapOutside: Bool

    /// Whether the presenting view is removed during the presentation, as in UIKit's full-screen style. The presenting
    /// view then takes part in the transition.
    public var replacesPresenter: Bool

    /// Creates a style. The default values are those of a card.
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
    /// The same as `plain`, with the presenting view removed.
    public static let fullScreen = OverlayStyle(
        dim: 0, cornerRadius: 0, dismissesOnTapOutside: false, replacesPresenter: true)
}
