import UIKit

/// Moves the screen of a dismissal: it leaves from above everything else.
///
/// The presenter takes part only if it comes back to the window, as from under a full-screen presentation.
///
/// Subclass it, or give it a style; see `TransitionAnimator`. The opposite is `PresentAnimator`.
open class DismissAnimator: TransitionAnimator {
    /// Creates an animator that moves the screens by the way back of a style. Without one they stay in place.
    public init(_ style: TransitionStyle = TransitionStyle()) {
        super.init(.dismiss, style)
    }
}
