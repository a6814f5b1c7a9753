import UIKit

/// Moves the screen of a dismissal: it leaves from above everything else.
///
/// The presenter takes part only if it comes back to the window, as from under a full-screen presentation.
///
/// Subclass it, or give it a style; see `TransitionAnimator`. The opposite is `PresentAnimator`.
open class DismissAnimator: TransitionAnimator {
    /// Creates an animator that moves the screens by the way back of a style.
    public init(_ style: TransitionStyle) {
        super.init(.dismiss, style)
    }

    /// Creates an animator that keeps the screens in place, for a subclass that moves them itself.
    public init() {
        super.init(.dismiss, TransitionStyle())
    }
}
