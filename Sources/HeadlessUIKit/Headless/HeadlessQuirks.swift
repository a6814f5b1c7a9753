/// Faults of UIKit that a test can turn on. They are off by default.
@MainActor
public enum HeadlessQuirks {
    /// Whether a cancelled replacement of the whole stack leaves the new top view controller on the old stack (B2.8).
    public static var cancelledReplacementKeepsNewTop = false

    /// Whether a navigation bar whose appearance paints a background hides the edge effect of the scroll view under it.
    /// This is not known of iOS 26 and later (B17.25).
    public static var paintedBarHidesEdgeEffect = false
}
