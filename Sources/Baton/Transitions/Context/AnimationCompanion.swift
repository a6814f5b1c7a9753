import UIKit

/// What moves along with the animation of a transition, but not in its animator.
@MainActor
protocol AnimationCompanion: AnyObject {
    /// Called when a finger has caught the transition at a progress.
    func didPause(at progress: CGFloat)
    /// Called when the transition was moved, perhaps by fingers.
    func didUpdate(_ progress: CGFloat, by fingers: GestureFingers?)
    /// Called before the transition runs to its end, or back to its start. Returns whether something still has to move to its
    /// place, which takes the time of the release, also if the transition itself has arrived.
    func willRun(_ release: TransitionRelease) -> Bool
    /// Called when the transition ends.
    func end()
}
