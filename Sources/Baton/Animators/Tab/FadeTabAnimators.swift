public import UIKit

/// The screen of the later tab fades in over the earlier one.
public final class FadeTabForwardAnimator: TabForwardAnimator {
    /// A fade of a duration in seconds.
    public init(duration: TimeInterval = 0.2) {
        super.init(
            entering: .faded, leaving: .inPlace, duration: duration,
            timing: UICubicTimingParameters(animationCurve: .easeInOut))
    }
}

/// The screen of the later tab fades away from the earlier one.
public final class FadeTabBackAnimator: TabBackAnimator {
    /// A fade of a duration in seconds.
    public init(duration: TimeInterval = 0.2) {
        super.init(
            entering: .inPlace, leaving: .faded, duration: duration,
            timing: UICubicTimingParameters(animationCurve: .easeInOut))
    }
}
