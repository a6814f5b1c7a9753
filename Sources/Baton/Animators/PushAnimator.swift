import UIKit

/// Moves the screens of a push: the new screen enters above the old one.
///
/// Subclass it, or give it a style; see `TransitionAnimator`. The opposite is `PopAnimator`.
open class PushAnimator: TransitionAnimator {
    /// Creates an animator that moves the screens by the way forward of a style.
    public init(_ style: TransitionStyle) {
        super.init(.push, style)
    }

    /// Creates an animator that keeps the screens in place, for a subclass that moves them itself.
    public init() {
        super.init(.push, TransitionStyle())
    }
}
