import UIKit

/// Moves the screens of a pop: the old screen comes back below the one that leaves.
///
/// Subclass it, or give it a style; see `TransitionAnimator`. The opposite is `PushAnimator`.
open class PopAnimator: TransitionAnimator {
    /// Creates an animator that moves the screens by the way back of a style.
    public init(_ style: TransitionStyle) {
        super.init(.pop, style)
    }

    /// Creates an animator that keeps the screens in place, for a subclass that moves them itself.
    public init() {
        super.init(.pop, TransitionStyle())
    }
}
