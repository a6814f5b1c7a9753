public import UIKit

/// The presented screen slides in from a side.
public final class SlidePresentAnimator: PresentAnimator {
    /// A slide from a side, for a duration in seconds.
    public init(from edge: Edge = .bottom, duration: TimeInterval = 0.4) {
        super.init(entering: .offstage(edge), duration: duration)
    }
}

/// The presented screen slides away to a side.
public final class SlideDismissAnimator: DismissAnimator {
    /// A slide to a side, for a duration in seconds.
    public init(to edge: Edge = .bottom, duration: TimeInterval = 0.4) {
        super.init(leaving: .offstage(edge), duration: duration)
    }
}
