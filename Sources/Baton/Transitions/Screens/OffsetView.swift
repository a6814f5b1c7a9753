import UIKit

/// A view whose content is visible elsewhere than in its frame. A transition that moves it out of the container moves what is visible.
@MainActor
protocol OffsetView: UIView {
    /// Returns where the content appears if the view has a frame.
    func seenPlace(in place: CGRect) -> CGRect
    /// The layer that is faded if the alpha of the view changes.
    var fadedLayer: CALayer { get }
}
