import UIKit

/// Animates a dismissal: the dismissed view leaves, above all other views.
///
/// The presenting view takes part only if it returns to the window, for example after a full-screen presentation.
///
/// Subclass the animator, or create it with a style. See `TransitionAnimator`. The opposite is `PresentAnimator`.
open class DismissAnimator: TransitionAnimator {
    override class var stock: TransitionAnimator.Type { DismissAnimator.self }

    /// Creates an animator that uses the backward poses of a style.
    ///
    /// The poses of a style are named for the forward direction: its `entering` is where the upper screen goes. Use
    /// `init(entering:leaving:)` for the poses of a dismissal alone.
    public init(_ style: TransitionStyle) {
        super.init(style, for: .dismiss)
    }

    /// Creates an animator from the two poses of a dismissal that are not in place.
    ///
    /// ```swift
    /// DismissAnimator(leaving: .offstage(.bottom))
    /// ```
    ///
    /// - Parameters:
    ///   - entering: The pose at which the presenting screen, if it takes part, starts.
    ///   - leaving: The pose at which the dismissed one ends.
    public convenience init(entering: Pose = .inPlace, leaving: Pose) {
        self.init(TransitionStyle(backward: TransitionPoses(entering: entering, leaving: leaving)))
    }

    /// Creates an animator that slides to the bottom. In a subclass nothing moves but what the subclass moves itself.
    public init() {
        super.init(Self.style(orUsual: .slide(from: .bottom)), for: .dismiss)
    }
}
