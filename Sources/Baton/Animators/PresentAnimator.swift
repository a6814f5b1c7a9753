import UIKit

/// Animates a presentation: the presented view enters, above all other views.
///
/// The presenting view takes part only if it leaves the window, for example in a full-screen presentation.
///
/// Subclass the animator, or create it with a style. See `TransitionAnimator`. The opposite is `DismissAnimator`.
open class PresentAnimator: TransitionAnimator {
    override class var stock: TransitionAnimator.Type { PresentAnimator.self }

    /// Creates an animator that uses the forward poses of a style.
    public init(_ style: TransitionStyle) {
        super.init(style, for: .present)
    }

    /// Creates an animator that slides from the bottom. In a subclass nothing moves but what the subclass moves itself.
    public init() {
        super.init(Self.style(orUsual: .slide(from: .bottom)), for: .present)
    }
}
