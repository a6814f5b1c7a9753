import UIKit

/// What moves along with the animation of a transition, but not in its animator.
@MainActor
protocol AnimationCompanion: AnyObject {
    /// Called when a finger has caught the transition at a progress.
    func didPause(at progress: CGFloat)
    /// Called when the transition was moved, perhaps by fingers.
    func didUpdate(_ progress: CGFloat, by fingers: GestureFingers?)
    /// Called before the transition runs to its end, or back to its start.
    func willRun(_ release: TransitionRelease)
}
