import Foundation

/// How much the loop has looked at in its turns, for those who want to know that what stands still costs nothing.
@MainActor
public enum HeadlessVisits {
    /// Looks at a layer because it is animated.
    public internal(set) static var layers = 0
    /// Looks at a view because it, or one beside it, has to be laid out.
    public internal(set) static var views = 0

    /// Counts from zero again.
    public static func reset() {
        layers = 0
        views = 0
    }
}
