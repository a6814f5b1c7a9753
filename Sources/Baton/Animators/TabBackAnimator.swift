import UIKit

/// Moves the screens of a change to an earlier tab: the new screen enters below the one that leaves.
///
/// Subclass it, or give it a style; see `TransitionAnimator`. The opposite is `TabForwardAnimator`.
open class TabBackAnimator: TransitionAnimator {
    /// Creates an animator that moves the screens by the way back of a style. Without one they stay in place.
    public init(_ style: TransitionStyle = TransitionStyle()) {
        super.init(.tabBack, style)
    }
}
