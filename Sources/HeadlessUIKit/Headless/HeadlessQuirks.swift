/// Mistakes of UIKit that a test may want to see, off unless it says so.
@MainActor
public enum HeadlessQuirks {
    /// A cancelled change of the whole stack leaves the new top on the old stack (B2.8).
    public static var cancelledReplacementKeepsNewTop = false
}
