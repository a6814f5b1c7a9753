public import UIKit

/// The new screen comes from in front of the glass, and the old one sinks back.
public final class DepthPushAnimator: PushAnimator {
    /// A step into the depth, for a duration in seconds.
    public init(duration: TimeInterval = 0.4) {
        super.init(entering: .depthFront, leaving: .depthBack, duration: duration)
    }
}

/// The top screen comes forward and dissolves, and the one behind it rises to its place.
public final class DepthPopAnimator: PopAnimator {
    /// A step out of the depth, for a duration in seconds.
    public init(duration: TimeInterval = 0.4) {
        super.init(entering: .depthBack, leaving: .depthFront, duration: duration)
    }
}

extension Pose {
    fileprivate static let depthFront = Pose.scaled(1.2).faded()
    fileprivate static let depthBack = Pose.scaled(0.85).dimmed(0.4)
}
