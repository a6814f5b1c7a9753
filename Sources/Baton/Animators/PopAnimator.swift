import UIKit

/// Animates a pop: the lower view returns below the view that leaves.
///
/// Subclass the animator, or create it with a style. See `TransitionAnimator`. The opposite is `PushAnimator`.
open class PopAnimator: TransitionAnimator {
    override class var stock: TransitionAnimator.Type { PopAnimator.self }

    /// Creates an animator that uses the backward poses of a style.
    ///
    /// The poses of a style are named for the forward direction: its `entering` is where the upper screen goes. Use
    /// `init(entering:leaving:)` for the poses of a pop alone.
    public init(_ style: TransitionStyle) {
        super.init(style, for: .pop)
    }

    /// Creates an animator from the two poses of a pop that are not in place.
    ///
    /// ```swift
    /// PopAnimator(entering: .behind, leaving: .offstage(.trailing))
    /// ```
    ///
    /// - Parameters:
    ///   - entering: The pose at which the lower screen, which enters, starts.
    ///   - leaving: The pose at which the upper one, which leaves, ends.
    public convenience init(entering: Pose = .inPlace, leaving: Pose) {
        self.init(TransitionStyle(backward: TransitionPoses(entering: entering, leaving: leaving)))
    }

    /// Creates an animator that slides like UIKit's own pop. In a subclass nothing moves but what the subclass moves
    /// itself.
    public init() {
        super.init(Self.style(orUsual: .slide), for: .pop)
    }
}
