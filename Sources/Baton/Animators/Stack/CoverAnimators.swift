public import UIKit

/// The new screen comes over the old one, which stays where it is and darkens.
public final class CoverPushAnimator: PushAnimator {
    /// A cover from a side, for a duration in seconds.
    public init(from edge: Edge = .bottom, duration: TimeInterval = 0.4) {
        super.init(entering: .offstage(edge), leaving: Pose().dimmed(0.2), duration: duration)
    }
}

/// The top screen goes away to a side and uncovers the one below it.
public final class CoverPopAnimator: PopAnimator {
    /// An uncovering towards a side, for a duration in seconds.
    public init(to edge: Edge = .bottom, duration: TimeInterval = 0.4) {
        super.init(entering: Pose().dimmed(0.2), leaving: .offstage(edge), duration: duration)
    }
}
