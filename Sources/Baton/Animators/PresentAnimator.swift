import UIKit

/// Moves the screen of a presentation: it enters above everything else.
///
/// The presenter takes part only if it leaves the window, as under a full-screen presentation.
///
/// Subclass it, or give it a style; see `TransitionAnimator`. The opposite is `DismissAnimator`.
open class PresentAnimator: TransitionAnimator {
    /// Creates an animator that moves the screens by the way forward of a style.
    public init(_ style: TransitionStyle) {
        super.init(.present, style)
    }

    /// Creates an animator that keeps the screens in place, for a subclass that moves them itself.
    public init() {
        super.init(.present, TransitionStyle())
    }
}
