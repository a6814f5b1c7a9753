/// The design of the system's bars and sheets, which decides what Baton paints, and whether its sheets float.
///
/// It depends on the SDK that the app is built with, on the key `UIDesignRequiresCompatibility` in its Info.plist, and
/// only then on the system. An app that is built with an SDK before iOS 26 keeps the classic design on iOS 26.
public enum BarDesign: Sendable {
    /// Bars with a background of their own, as on iOS 15 to 18.
    case classic
    /// Transparent bars with items on glass, as on iOS 26 and later. A scroll edge effect keeps the items legible, and
    /// large titles belong to the scroll view.
    case glass

    /// The design that is in force.
    @MainActor public static var current: BarDesign { override ?? ofSystem }

    /// A design to use in place of the one that Baton finds; nil by default.
    ///
    /// Set it in tests. Set it also if the app contains Baton as a binary that was built with another SDK than the app.
    /// Set it before the first bar is shown.
    @MainActor public static var override: BarDesign?
}
