public import UIKit

/// The presented screen fades in.
public final class FadePresentAnimator: PresentAnimator {
    /// A fade of a duration in seconds.
    public init(duration: TimeInterval = 0.25) {
        super.init(entering: .faded, duration: duration, timing: UICubicTimingParameters(animationCurve: .easeInOut))
    }
}

/// The presented screen fades away.
public final class FadeDismissAnimator: DismissAnimator {
    /// A fade of a duration in seconds.
    public init(duration: TimeInterval = 0.25) {
        super.init(leaving: .faded, duration: duration, timing: UICubicTimingParameters(animationCurve: .easeInOut))
    }
}
