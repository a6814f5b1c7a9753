import UIKit

/// Lets a sheet come to rest at a detent, on a curve that starts with the velocity of the finger.
@MainActor
final class SheetSlider {
    /// The duration of the way to a detent, if the finger does not move.
    private static let duration = 0.4

    private var settling: UIViewPropertyAnimator?

    var isSettling: Bool { settling != nil }

    /// Stops a sheet that comes to rest, where it is seen.
    func hold() {
        settling?.stopAnimation(true)
        settling = nil
    }

    /// Lets a sheet come to rest, from the velocity of the finger.
    ///
    /// - Parameters:
    ///   - distance: The way to the detent. It is negative towards the edge.
    ///   - velocity: The velocity in points per second. It is positive away from the edge.
    ///   - changes: Shows the sheet at the detent.
    ///   - completion: Called at the end, unless the sheet is held before.
    func settle(
        over distance: CGFloat, velocity: CGFloat, _ changes: @escaping () -> Void, completion: @escaping () -> Void
    ) {
        hold()
        guard abs(distance) > 0.01 else {
            changes()
            return completion()
        }
        let timing = SettlingTiming(
            remaining: Double(abs(distance)), towards: Double(distance < 0 ? -velocity : velocity),
            duration: Self.duration)
        let animator = UIViewPropertyAnimator(duration: timing.duration, timingParameters: timing.parameters)
        animator.addAnimations(changes)
        animator.addCompletion { [weak self, weak animator] _ in
            guard let self, self.settling === animator else { return }
            self.settling = nil
            completion()
        }
        settling = animator
        animator.startAnimation()
    }
}
