public import UIKit

/// The presented screen is the back of the presenter, which turns about its middle like a leaf.
///
/// It is for presentations that replace the presenter (full screen). Where UIKit keeps the presenter, that is not to be
/// moved, and only the presented screen turns.
public final class FlipPresentAnimator: PresentAnimator {
    /// A turn towards leading, for a duration in seconds.
    public init(duration: TimeInterval = 0.6) {
        super.init(entering: .flipped(.towardsTrailing), leaving: .flipped(.towardsLeading), duration: duration)
    }
}

/// The leaf turns back to the presenter on its front.
public final class FlipDismissAnimator: DismissAnimator {
    /// A turn towards trailing, for a duration in seconds.
    public init(duration: TimeInterval = 0.6) {
        super.init(entering: .flipped(.towardsLeading), leaving: .flipped(.towardsTrailing), duration: duration)
    }
}
