public import UIKit

/// The new screen fades in over the old one.
public final class FadePushAnimator: PushAnimator {
    /// A fade of a duration in seconds.
    public init(duration: TimeInterval = 0.25) {
        super.init(entering: .faded, duration: duration, timing: UICubicTimingParameters(animationCurve: .easeInOut))
    }
}

/// The top screen fades away from the one below it.
public final class FadePopAnimator: PopAnimator {
    /// A fade of a duration in seconds.
    public init(duration: TimeInterval = 0.25) {
        super.init(leaving: .faded, duration: duration, timing: UICubicTimingParameters(animationCurve: .easeInOut))
    }
}
