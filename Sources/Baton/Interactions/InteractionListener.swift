import UIKit

/// Hears what happens to an interaction: the driver that owns it.
@MainActor
protocol InteractionListener: AnyObject {
    /// Whether it receives the outcome of a release while a finger drives.
    var wantsOutcomes: Bool { get }
    /// Called with a line for a log when a release has been decided.
    func didDecide(_ line: String)
    /// Called when the outcome of a release at this moment has changed.
    func didChangeOutcome(_ outcome: ReleaseRule.Verdict.Outcome)
    /// Called when the finger is before the start or past the end by another stretch.
    func didStretch(_ stretch: CGFloat)
}
