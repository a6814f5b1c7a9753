public import UIKit

/// The system's look: the new screen slides over the old one, which moves by less and darkens.
public final class SlidePushAnimator: PushAnimator {
    /// A slide of a duration in seconds.
    public init(duration: TimeInterval = 0.35) {
        super.init(entering: .offstage(.trailing), leaving: .behind, duration: duration)
    }
}

/// The system's look backwards: the top screen slides away from the one behind it.
public final class SlidePopAnimator: PopAnimator {
    /// A slide of a duration in seconds.
    public init(duration: TimeInterval = 0.35) {
        super.init(entering: .behind, leaving: .offstage(.trailing), duration: duration)
    }
}
