import UIKit

/// Animates a change to an earlier tab: the new view enters below the view that leaves.
///
/// Subclass the animator, or create it with a style. See `TransitionAnimator`. The opposite is `TabForwardAnimator`.
open class TabBackAnimator: TransitionAnimator {
    /// Creates an animator that uses the backward poses of a style.
    public init(_ style: TransitionStyle) {
        super.init(.tabBack, style)
    }

    /// Creates an animator that moves nothing, for a subclass that moves the views itself.
    public init() {
        super.init(.tabBack, TransitionStyle())
    }
}
