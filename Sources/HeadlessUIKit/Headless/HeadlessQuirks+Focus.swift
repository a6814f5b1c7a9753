public import Foundation

/// Answers to questions about VoiceOver: its focus when the screen changes, what it reaches, and its escape gesture.
extension HeadlessQuirks {
    /// What becomes of the focus in a transition with a custom animator.
    public enum FocusInTransitions: CaseIterable, Sendable {
        /// UIKit moves it, as in its own transitions.
        case movesAsInUIKitsOwn
        /// UIKit posts nothing. An element that leaves loses the focus, and no other has it.
        case isLost
        /// UIKit posts nothing. An element that leaves keeps the focus.
        case staysOnWhatLeft
    }

    /// When UIKit moves the focus.
    public enum FocusMoves: CaseIterable, Sendable {
        /// In a push while it runs, which was seen, and otherwise at the end (B10.22).
        case whilePushesRun
        /// While the transition runs. After a cancel UIKit does not move it back.
        case whileTransitionsRun
        /// At the end. After a cancel it does not move.
        case atTheEnd
    }

    /// What becomes of the focus in a transition with a custom animator. It is not known; what was seen are UIKit's own
    /// animations (B10.22).
    public static var focusInCustomTransitions = FocusInTransitions.movesAsInUIKitsOwn

    /// When UIKit moves the focus to the screen that it shows (B10.22).
    public static var focusMoves = FocusMoves.whilePushesRun

    /// Whether a pop returns the focus to the element that had it when its screen was left. That was believed. In one
    /// report the first element had it (B10.22).
    public static var popsReturnFocus = false

    /// Whether UIKit moves the focus into a tab that is selected. Otherwise it stays where it is, for example on the item of
    /// the tab bar. It is not known.
    public static var tabChangesMoveFocus = false

    /// Whether VoiceOver reaches what is behind the container of a presentation that is modal. That containers hide it is believed.
    /// Other views that are modal do (B10.21).
    public static var modalContainersHideNothing = false

    /// Whether the escape gesture of VoiceOver ends at a screen with a custom presentation, and does not reach the views around it.
    /// That it goes up the responder chain is believed (B10.20).
    public static var escapesEndAtPresentedScreens = false

    /// Whether the methods for the escape gesture, up the whole responder chain, are called before the blocks. It is not known which
    /// of them come first.
    public static var escapeBlocksComeLast = false

    /// How long VoiceOver takes to move after it was told of a change. It is another process, and it is not known.
    public static var focusDelay: TimeInterval = 0
}
