import UIKit

/// Animates a dismissal: the dismissed view leaves, above all other views.
///
/// The presenting view takes part only if it returns to the window, for example after a full-screen presentation.
///
/// Subclass the animator, or create it with a style. See `TransitionAnimator`. The opposite is `PresentAnimator`.
open class DismissAnimator: TransitionAnimator {
    /// Creates an animator that uses the backward poses of a style.
    public init(_ style: TransitionStyle) {
        super.init(.dismiss, style)
    }

    /// Creates an animator that moves nothing, for a subclass that moves the views itself.
    public init() {
        super.init(.dismiss, TransitionStyle())
    }
}
