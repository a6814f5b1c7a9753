import UIKit

/// Moves a view to its resting place after a release, on UIKit's spring, from the velocity of the finger.
@MainActor
final class Settling {
    /// A distance that no display shows, in any unit.
    private static let least: CGFloat = 0.0001

    private var animator: UIViewPropertyAnimator?

    var isRunning: Bool { animator != nil }

    /// Stops the view where it appears.
    func stop() {
        animator?.stopAnimation(true)
        animator = nil
    }

    /// Runs the changes that show the view at its resting place, over a distance in any unit, from a velocity with the same sign. The completion
    /// is called unless the view is stopped before.
    func run(
        over distance: CGFloat, velocity: CGFloat, _ changes: @escaping () -> Void, completion: @escaping () -> Void
    ) {
        stop()
        guard abs(distance) > Self.least else {
            changes()
            return completion()
        }
        let spring = ReleaseSpring(
            remaining: Double(abs(distance)), towards: Double(distance < 0 ? -velocity : velocity))
        let animator = UIViewPropertyAnimator(duration: spring.duration, timingParameters: spring.parameters)
        animator.addAnimations(changes)
        animator.addCompletion { [weak self, weak animator] _ in
            guard let self, self.animator === animator else { return }
            // The animator counts as running here, but cannot be ended again (B27.33).
            self.animator = nil
            completion()
        }
        self.animator = animator
        animator.startAnimation()
    }
}
