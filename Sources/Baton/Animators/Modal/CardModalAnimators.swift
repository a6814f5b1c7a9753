public import UIKit

/// The presented screen rises like a card. A presenter that is UIKit's to hide (full screen) sinks back behind it.
public final class CardPresentAnimator: PresentAnimator {
    /// A rise for a duration in seconds.
    public init(duration: TimeInterval = 0.4) {
        super.init(entering: .offstage(.bottom), leaving: .behindCard, duration: duration)
    }
}

/// The card falls, and a presenter that comes back (full screen) rises to its place.
public final class CardDismissAnimator: DismissAnimator {
    /// A fall for a duration in seconds.
    public init(duration: TimeInterval = 0.4) {
        super.init(entering: .behindCard, leaving: .offstage(.bottom), duration: duration)
    }
}

extension Pose {
    fileprivate static let behindCard = Pose.scaled(0.92).rounded(12).dimmed(0.3)
}
