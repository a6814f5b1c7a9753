import UIKit

/// Animates a pop: the lower view returns below the view that leaves.
///
/// Subclass the animator, or create it with a style. See `TransitionAnimator`. The opposite is `PushAnimator`.
open class PopAnimator: TransitionAnimator {
    /// Creates an animator that uses the backward poses of a style.
    public init(_ style: TransitionStyle) {
        super.init(.pop, style)
    }

    /// Creates an animator that moves nothing, for a subclass that moves the views itself.
    public init() {
        super.init(.pop, TransitionStyle())
    }
}
