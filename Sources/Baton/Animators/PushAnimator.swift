import UIKit

/// Animates a push: the new view enters above the old one.
///
/// Subclass the animator, or create it with a style. See `TransitionAnimator`. The opposite is `PopAnimator`.
open class PushAnimator: TransitionAnimator {
    override class var stock: TransitionAnimator.Type { PushAnimator.self }

    /// Creates an animator that uses the forward poses of a style.
    public init(_ style: TransitionStyle) {
        super.init(style, for: .push)
    }

    /// Creates an animator that slides like UIKit's own push. In a subclass nothing moves but what the subclass moves
    /// itself.
    public init() {
        super.init(Self.style(orUsual: .slide), for: .push)
    }
}
