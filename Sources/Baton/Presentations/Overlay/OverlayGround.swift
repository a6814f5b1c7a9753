public import UIKit

/// What an overlay is made of, below its content. The root view of the content has to be clear where the ground is to be seen.
public enum OverlayGround: Equatable, Sendable {
    /// A colour.
    case color(UIColor)
    /// A blur of what is behind the overlay.
    case material(UIBlurEffect.Style)
    /// Glass, as UIKit's own sheets and alerts on the iOS 26 design. With the classic design it is a material.
    case glass
}
