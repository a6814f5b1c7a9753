import Foundation

/// The number of objects that the run loop visits in its turns, used to verify that unchanged objects cost nothing.
@MainActor
public enum HeadlessVisits {
    /// The number of visits to layers because they are animated.
    public internal(set) static var layers = 0
    /// The number of visits to views because the view, or a view next to it, has to be laid out.
    public internal(set) static var views = 0

    /// Resets the counters to zero.
    public static func reset() {
        layers = 0
        views = 0
    }
}
