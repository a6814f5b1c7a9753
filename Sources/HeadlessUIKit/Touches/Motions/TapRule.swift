import Foundation

/// The criteria for a tap, and for another tap of the same series.
enum TapRule {
    /// The maximum movement of a finger, in points.
    static let slip: CGFloat = 10
    /// The maximum time for which a finger stays down.
    static let longestHold: TimeInterval = 0.75
    /// The maximum time between the end of a tap and the beginning of the next one.
    static let longestPause: TimeInterval = 0.35
    /// The maximum distance between successive taps, in points.
    static let widestSpread: CGFloat = 45
}
