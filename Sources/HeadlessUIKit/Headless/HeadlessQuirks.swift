/// Faults of UIKit that a test can turn on, and answers to what is not known of iOS 26 and later. All are off by default,
/// and the stand-in then behaves like the older system.
@MainActor
public enum HeadlessQuirks {
    /// Whether a cancelled replacement of the whole stack leaves the new top view controller on the old stack (B2.8).
    public static var cancelledReplacementKeepsNewTop = false

    /// Whether a push interrupts a system transition of the iOS 26 design, as a pop does, instead of waiting for its end.
    /// It is not known (U3).
    public static var pushesInterruptTransitions = false

    /// Whether `didShow` is called after a cancelled pop in the iOS 26 design. It is not known (U4).
    public static var cancelledPopsCallDidShow = false
}
