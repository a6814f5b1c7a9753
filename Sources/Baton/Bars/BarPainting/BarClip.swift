import UIKit

/// A view that shows a part of a background, by the clipping of its bounds. A mask would break a blur: an effect view
/// must not be inside a masked view, and it copies a mask of its own.
final class BarClip: CodeView {
    /// Creates a clip as high as the superview of the bar, because a bar may grow, from where the stack begins.
    init(over space: UIView, from top: CGFloat) {
        let place = space.bounds
        super.init(frame: CGRect(x: place.minX, y: top, width: place.width, height: place.maxY - top))
        clipsToBounds = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}
