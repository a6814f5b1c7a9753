import UIKit

/// Animates a change to a later tab: the new view enters above the old one.
///
/// Subclass the animator, or create it with a style. See `TransitionAnimator`. The opposite is `TabBackAnimator`.
open class TabForwardAnimator: TransitionAnimator {
    /// Creates an animator that uses the forward poses of a style.
    public init(_ style: TransitionStyle) {
        super.init(.tabForward, style, of: TabForwardAnimator.self)
    }

    /// Creates an animator that slides both screens side by side. In a subclass nothing moves but what the subclass moves
    /// itself.
    public init() {
        super.init(.tabForward, Self.style(of: TabForwardAnimator.self, or: .slideAcross), of: TabForwardAnimator.self)
    }
}
