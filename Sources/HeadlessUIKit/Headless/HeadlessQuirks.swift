/// Faults of UIKit that a test can turn on, and answers to what is not known of UIKit. By default there are no faults,
/// and an answer is that of the older systems.
@MainActor
public enum HeadlessQuirks {
    /// Where a presented view controller in an app that is linked with the SDK of 27 has its traits from while its view
    /// has no superview, for example in `viewWillAppear` (U18).
    public enum PresentedTraits: CaseIterable, Sendable {
        case presentationController
        case container
    }

    /// Whether a cancelled replacement of the whole stack leaves the new top view controller on the old stack (B2.8).
    public static var cancelledReplacementKeepsNewTop = false

    public static var traitsBeforeSuperview = PresentedTraits.presentationController
}
