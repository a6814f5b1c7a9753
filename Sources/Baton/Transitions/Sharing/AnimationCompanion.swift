import UIKit

/// What moves along with the animation of a transition, but not in its animator.
@MainActor
protocol AnimationCompanion: AnyObject {
    /// Called when a finger has caught the transition at a progress.
    func didPause(at progress: CGFloat)
    /// Called when a finger has moved the transition.
    func didUpdate(_ progress: CGFloat)
    /// Called before the transition runs to its end, or back to its start.
    ///
    /// - Parameters:
    ///   - timing: The timing of the rest, or nil if nothing is left to move.
    ///   - duration: The duration of that timing.
    func willRun(toEnd leadsToEnd: Bool, timing: (any UITimingCurveProvider)?, duration: TimeInterval)
}
