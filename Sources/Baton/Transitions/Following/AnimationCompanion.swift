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
    /// Called when the container has changed its size while the transition is at a progress.
    ///
    /// - Parameter isHeld: Whether fingers hold it, to which it is moved afterwards.
    func containerDidResize(at progress: CGFloat, isHeld: Bool)
    /// Called after that, for a transition that runs by itself and is at a progress.
    func follow(_ run: TransitionRun, from progress: CGFloat)
    /// Called when the transition ends.
    func end()
}
