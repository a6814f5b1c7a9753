/// Answers to questions about UIKit's own swipes back.
extension HeadlessQuirks {
    /// Where UIKit itself disables its swipes back.
    public enum DisabledSwipes: CaseIterable, Sendable {
        /// Nowhere. One that is disabled was disabled by the app.
        case nowhere
        /// At the root of a stack.
        case atTheRoot
        /// While a push or pop with a custom animator runs.
        case inCustomTransitions
        /// While the delegate of the stack implements the query for an animator.
        case whereAnimatorsAreBrought
    }

    /// Where UIKit writes `isEnabled` of its swipes back. That it never does is believed. It enables again what it has disabled, and
    /// writes nothing in a change that a finger drives.
    public static var swipesAreDisabled = DisabledSwipes.nowhere

    /// Whether UIKit's swipes pop nothing while the delegate of the stack implements the query for an animator, also if their
    /// own delegates were replaced. That those alone refuse is believed (B2.40, B2.43).
    public static var animatorsStopSwipes = false

    /// Whether a screen that was zoomed in has no gestures that dismiss it in a stack. That it has them is known (B16.47), and not
    /// for every `preferredTransition` (B16.16).
    public static var zoomedScreensHaveNoGestures = false

    /// Whether the pan of the rows of a table takes every drag across a row, also where the row has no actions. That it fails there is
    /// believed (U16).
    public static var rowsTakeEveryDrag = false
}
