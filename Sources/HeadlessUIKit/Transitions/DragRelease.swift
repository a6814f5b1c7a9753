import Foundation

/// Decides whether one of the system's own transitions finishes when the dragging finger lifts.
enum DragRelease {
    /// The completed fraction from which a slow release finishes the transition.
    static let half: CGFloat = 0.5
    /// The speed from which only the direction of the movement decides, in points per second.
    static let flick: CGFloat = 300

    /// - Parameter velocity: in points per second. Positive values point towards the end of the transition.
    static func finishes(part: CGFloat, velocity: CGFloat) -> Bool {
        abs(velocity) >= flick ? velocity > 0 : part >= half
    }
}
