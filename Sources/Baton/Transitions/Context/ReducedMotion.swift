import UIKit

/// Whether the user's accessibility settings replace the movement of a transition by a fade.
@MainActor
enum ReducedMotion {
    /// Returns whether a transition is reduced. Movement under a finger follows the finger, unless the user prefers
    /// cross-fades.
    static func applies(underFinger: Bool) -> Bool {
        UIAccessibility.prefersCrossFadeTransitions || (UIAccessibility.isReduceMotionEnabled && !underFinger)
    }
}
