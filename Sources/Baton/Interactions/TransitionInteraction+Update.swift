import BatonMotion
public import UIKit

/// What an update reports beside the progress: how far the finger is beyond the ends, and what a release would lead to.
extension TransitionInteraction {
    /// Moves the transition to a progress, with the numbers by which a release at this moment would be decided.
    ///
    /// - Parameters:
    ///   - progress: The progress, as a fraction of the distance. Before 0 and past 1 the transition does not move, and
    ///     `stretch` says how far the finger is beyond. A number that is not finite is ignored.
    ///   - velocity: The velocity of the finger in points per second. Forward is positive.
    ///   - distance: The whole distance in points.
    public func update(_ progress: CGFloat, velocity: CGFloat, distance: CGFloat) {
        guard progress.isFinite else { return }
        let part = min(1, max(0, progress))
        send(.update(Double(part)))
        guard isDriving else { return }
        setStretch(CGFloat(Self.band.offset(forPull: Double(progress - part))))
        guard wantsVelocity else { return }
        setProspect(rule.verdict(progress: progress, velocity: velocity, distance: distance).outcome)
    }

    /// Whether somebody listens to the outcome of a release, so that an update needs the velocity.
    var wantsVelocity: Bool {
        onOutcomeChange != nil || listener?.wantsOutcomes == true
    }

    private static let band = RubberBand(dimension: 1)

    func setStretch(_ new: CGFloat) {
        guard new != stretch else { return }
        stretch = new
        onStretch?(new)
        listener?.didStretch(new)
    }

    private func setProspect(_ new: ReleaseRule.Verdict.Outcome) {
        guard new != prospect else { return }
        prospect = new
        onOutcomeChange?(new)
        listener?.didChangeOutcome(new)
    }
}
