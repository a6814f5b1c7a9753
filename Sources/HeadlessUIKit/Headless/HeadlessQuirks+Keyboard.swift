/// Answers to open questions about editing, the keyboard on the screen, and hardware keys.
extension HeadlessQuirks {
    /// What becomes of the editing in a screen that a transition removes.
    public enum EditingInTransitions: CaseIterable, Sendable {
        /// It ends when the view of the screen leaves the window.
        case lastsUntilRemoval
        /// It ends at the start, before the animator is called.
        case endsAtStart
        /// It ends at the start, and goes on after a cancelled transition.
        case endsAtStartAndReturns
        /// It does not end. The keyboard stays over the screen that enters.
        case outlivesTheScreen
    }

    /// When the editing in a screen ends that a transition with a custom animator removes. It is not known (U19).
    public static var editingInCustomTransitions = EditingInTransitions.lastsUntilRemoval

    /// When the editing in a screen ends that UIKit's own push or pop removes. From iOS 15 on UIKit ends it itself. After a
    /// cancelled swipe the keyboard may be gone (B27.88).
    public static var editingInSystemTransitions = EditingInTransitions.endsAtStartAndReturns

    /// Whether the keyboard is moved along with the screen that a push or pop removes, while the editing in that screen lasts.
    /// Otherwise it stays in its place. It is not known (U19).
    public static var keyboardsMoveWithScreens = false

    /// Whether a key without a first responder is pressed for nobody. Otherwise the view controller that is seen gets it. It
    /// is not known.
    public static var keysNeedFirstResponder = false

    /// Whether the next responder of a presented view controller is its presenter, as is documented. Otherwise it is the
    /// superview of its view.
    public static var presentedScreensLeadToPresenters = false

    /// Whether a navigation controller goes back by itself when Command-[ is pressed, before it looks for commands that were
    /// added to it. It is not known.
    public static var stacksGoBackByKeys = false
}
