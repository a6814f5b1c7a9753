import UIKit

/// Moves the screens of a change to an earlier tab: the new screen enters below the one that leaves.
///
/// Subclass it, or give it a style; see `TransitionAnimator`. The opposite is `TabForwardAnimator`.
open class TabBackAnimator: TransitionAnimator {
    /// Creates an animator that moves the screens by the way back of a style.
    public init(_ style: TransitionStyle) {
        super.init(.tabBack, style)
    }

    /// Creates an animator that keeps the screens in place, for a subclass that moves them itself.
    public init() {
        super.init(.tabBack, TransitionStyle())
    }
}
