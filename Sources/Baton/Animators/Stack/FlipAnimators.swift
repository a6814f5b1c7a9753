public import UIKit

/// The new screen is the back of the old one, which turns about its middle like a leaf.
public final class FlipPushAnimator: PushAnimator {
    /// A turn towards leading, for a duration in seconds.
    public init(duration: TimeInterval = 0.6) {
        super.init(entering: .flipped(.towardsTrailing), leaving: .flipped(.towardsLeading), duration: duration)
    }
}

/// The leaf turns back to the screen on its front.
public final class FlipPopAnimator: PopAnimator {
    /// A turn towards trailing, for a duration in seconds.
    public init(duration: TimeInterval = 0.6) {
        super.init(entering: .flipped(.towardsLeading), leaving: .flipped(.towardsTrailing), duration: duration)
    }
}
