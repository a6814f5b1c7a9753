import BatonMotion
public import UIKit

/// What an update reports beside the progress: how far the finger is beyond the ends, and what a release would lead to.
extension TransitionInteraction {
    /// Moves the transition to a progress, with the numbers by which a release at this moment would be decided.
    ///
    /// - Parameters:
    ///   - progress: The progress, as a fraction of the distance. Before 0 and past 1 the transition does not move, and the
    ///     observer hears how far the finger is beyond. A number that is not finite is ignored.
    ///   - velocity: The velocity of the finger in points per second. Forward is positive.
    ///   - distance: The whole distance in points.
    public func update(_ progress: CGFloat, velocity: CGFloat, distance: CGFloat) {
        guard progress.isFinite else { return }
        let part = min(1, max(0, progress))
        send(.update(Double(part)))
        guard isDriving else { return }
        setStretch(CGFloat(Self.band.offset(forPull: Double(progress - part))))
        guard isObserved else { return }
        setProspect(rule.verdict(progress: progress, velocity: velocity, distance: distance).outcome)
    }

    /// Whether somebody hears of the outcome of a release, so that an update needs the velocity.
    var isObserved: Bool { observer != nil || listener?.observer != nil }

    private static let band = RubberBand(dimension: 1)

    func setStretch(_ new: CGFloat) {
        guard new != stretch else { return }
        stretch = new
        tell(.didStretch(new))
    }

    private func setProspect(_ new: TransitionOutcome) {
        guard new != prospect else { return }
        prospect = new
        tell(.didChangeOutcome(new))
    }

    private func tell(_ event: TransitionEvent) {
        observer?(event)
        listener?.observer?(event)
    }
}
