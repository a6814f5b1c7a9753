import UIKit

/// Animates a change to an earlier tab: the new view enters below the view that leaves.
///
/// Subclass the animator, or create it with a style. See `TransitionAnimator`. The opposite is `TabForwardAnimator`.
open class TabBackAnimator: TransitionAnimator {
    /// Creates an animator that uses the backward poses of a style.
    ///
    /// The poses of a style are named for the forward direction: its `entering` is where the upper screen goes. Use
    /// `init(entering:leaving:)` for the poses of a change to an earlier tab alone.
    public init(_ style: TransitionStyle) {
        super.init(.tabBack, style, of: TabBackAnimator.self)
    }

    /// Creates an animator from the two poses of a change to an earlier tab that are not in place.
    ///
    /// ```swift
    /// TabBackAnimator(entering: .offstage(.leading), leaving: .offstage(.trailing))
    /// ```
    ///
    /// - Parameters:
    ///   - entering: The pose at which the earlier tab, which enters, starts.
    ///   - leaving: The pose at which the later one, which leaves, ends.
    public convenience init(entering: Pose = .inPlace, leaving: Pose) {
        self.init(TransitionStyle(backward: TransitionPoses(entering: entering, leaving: leaving)))
    }

    /// Creates an animator that slides both screens side by side. In a subclass nothing moves but what the subclass moves
    /// itself.
    public init() {
        super.init(.tabBack, Self.style(of: TabBackAnimator.self, or: .slideAcross), of: TabBackAnimator.self)
    }
}
