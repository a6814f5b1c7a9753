public import UIKit

/// A view controller that chooses the animations of its own push and pop.
///
/// ```swift
/// final class PhotoScreen: UIViewController, TransitioningScreen {
///     func transition(for change: ScreenChange) -> TransitionChoice? {
///         .style(.zoom { ($0.lower as? AlbumScreen)?.thumbnail })
///     }
/// }
/// ```
///
/// The method is called for the push of the screen and for its pop. A style has both directions. For a pair of animators of
/// your own, return `.animators(forward:backward:)`:
///
/// ```swift
/// func transition(for change: ScreenChange) -> TransitionChoice? {
///     .animators(forward: { DropPush() }, backward: { LiftPop() })
/// }
/// ```
///
/// A stack whose transitions are `.system` asks no view controller unless `choose` is set, because implementing the
/// animator query would disable UIKit's own swipe.
@MainActor
public protocol TransitioningScreen: UIViewController {
    /// Returns the animation of a change that adds or removes this view controller, or nil to use the stack's
    /// animation.
    func transition(for change: ScreenChange) -> TransitionChoice?
}
