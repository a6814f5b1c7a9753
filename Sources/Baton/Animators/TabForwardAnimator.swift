import UIKit

/// Moves the screens of a change to a later tab: the new screen enters above the old one.
///
/// Subclass it, or give it a style; see `TransitionAnimator`. The opposite is `TabBackAnimator`.
open class TabForwardAnimator: TransitionAnimator {
    /// Creates an animator that moves the screens by the way forward of a style.
    public init(_ style: TransitionStyle) {
        super.init(.tabForward, style)
    }

    /// Creates an animator that keeps the screens in place, for a subclass that moves them itself.
    public init() {
        super.init(.tabForward, TransitionStyle())
    }
}
