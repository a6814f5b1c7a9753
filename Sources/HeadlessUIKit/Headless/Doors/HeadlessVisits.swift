import Foundation

/// The numbers of objects that are visited, used to verify that unchanged objects cost nothing and that costs grow no
/// faster than the work.
///
/// Like the layers that are counted, the counters are used on the main thread.
public enum HeadlessVisits {
    /// The number of visits to layers because they are animated.
    nonisolated(unsafe) public internal(set) static var layers = 0
    /// The number of visits to views because the view, or a view next to it, has to be laid out.
    nonisolated(unsafe) public internal(set) static var views = 0
    /// The number of objects that searches of lists look at.
    nonisolated(unsafe) public internal(set) static var comparisons = 0
    /// The number of views whose layout was performed.
    nonisolated(unsafe) public internal(set) static var layouts = 0
    /// The number of writes to properties of layers.
    @exclusivity(unchecked) nonisolated(unsafe) public internal(set) static var writes = 0

    /// Resets the counters to zero.
    public static func reset() {
        layers = 0
        views = 0
        comparisons = 0
        layouts = 0
        writes = 0
    }
}
