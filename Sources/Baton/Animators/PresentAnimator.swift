import UIKit

/// Animates a presentation: the presented view enters, above all other views.
///
/// The presenting view takes part only if it leaves the window, for example in a full-screen presentation.
///
/// Subclass the animator, or create it with a style. See `TransitionAnimator`. The opposite is `DismissAnimator`.
open class PresentAnimator: TransitionAnimator {
    /// Creates an animator that uses the forward poses of a style.
    public init(_ style: TransitionStyle) {
        super.init(.present, style, of: PresentAnimator.self)
    }

    /// Creates an animator that slides from the bottom. In a subclass nothing moves but what the subclass moves itself.
    public init() {
        super.init(.present, Self.style(of: PresentAnimator.self, or: .slide(from: .bottom)), of: PresentAnimator.self)
    }
}
