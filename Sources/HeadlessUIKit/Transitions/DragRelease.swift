import Foundation

/// Whether one of the system's own transitions goes on when the finger that drags it lifts.
enum DragRelease {
    /// The part of the way from which it goes on by itself.
    static let half: CGFloat = 0.5
    /// The speed at which the direction alone decides, in points a second.
    static let flick: CGFloat = 300

    /// - Parameter velocity: in points a second, positive towards the end.
    static func finishes(part: CGFloat, velocity: CGFloat) -> Bool {
        abs(velocity) >= flick ? velocity > 0 : part >= half
    }
}
