import UIKit

/// A view that shows a part of a background, by the clipping of its bounds.
///
/// A mask would break a blur: an effect view must not be inside a masked view, and it copies a mask of its own.
final class BarClip: UIView {
    /// - Parameter space: The superview of the bar. The clip is as high, because a bar may grow during a transition.
    init(over space: UIView) {
        super.init(frame: space.bounds)
        clipsToBounds = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A clip is made in code only.")
    }
}
