public import UIKit

/// The presented screen comes forward as an alert does: a little too large, and clear.
public final class DialogPresentAnimator: PresentAnimator {
    /// A quick appearance, for a duration in seconds.
    public init(duration: TimeInterval = 0.3) {
        super.init(entering: Pose.scaled(1.15).faded(), duration: duration)
    }
}

/// The presented screen goes as an alert does: it fades where it is.
public final class DialogDismissAnimator: DismissAnimator {
    /// A quick disappearance, for a duration in seconds.
    public init(duration: TimeInterval = 0.2) {
        super.init(leaving: .faded, duration: duration)
    }
}
