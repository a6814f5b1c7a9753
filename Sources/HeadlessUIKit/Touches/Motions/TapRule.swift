import Foundation

/// What still counts as a tap, and as another tap of the same series.
enum TapRule {
    /// How far a finger may slip, in points.
    static let slip: CGFloat = 10
    /// How long a finger may stay down.
    static let longestHold: TimeInterval = 0.75
    /// How long after one tap the next may begin.
    static let longestPause: TimeInterval = 0.35
    /// How far from one tap the next may land, in points.
    static let widestSpread: CGFloat = 45
}
