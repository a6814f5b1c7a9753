/// Answers to questions about the navigation bar of a stack after its transitions.
extension HeadlessQuirks {
    /// What a navigation bar shows after a transition in which its items were mistaken.
    public enum BarItemsAfterInterruptions: CaseIterable, Sendable {
        /// The items of the top screen.
        case own
        /// The items of the screen that is not shown, until the title, the title view or the buttons of the top screen are set.
        case ofTheOtherScreen
        /// No items, until they are set.
        case none
    }

    /// Where the navigation bar of a stack is among its siblings from the start of an animated change.
    public enum BarOrder: CaseIterable, Sendable {
        /// Where it was.
        case asBefore
        /// Above a view of UIKit's, which is inserted directly below it.
        case aboveAnotherView
        /// Directly above the content, and so below what was inserted below the bar.
        case aboveTheContent
    }

    /// Which view of a navigation bar a touch on one of its buttons reaches.
    public enum TouchesOnBarButtons: CaseIterable, Sendable {
        /// The button, which is a control.
        case reachControls
        /// A plain view in front of the buttons, which passes the touch on to the button.
        case reachPlainViews
        /// The button. The view around all buttons has a gesture recognizer.
        case reachControlsInAFilledBar
    }

    /// Where UIKit finds the content scroll view of a screen that names none, if it is not the view of the screen.
    public enum ContentScrollViews: CaseIterable, Sendable {
        /// The first scroll view among the subviews of the view.
        case amongSubviews
        /// The first scroll view on the way from each view to its first subview.
        case firstOfEachView
        /// The first scroll view in the view, however deep.
        case anywhere
        /// Nowhere.
        case none
    }

    /// Where UIKit finds the content scroll view of a screen that names none. Apple says that it analyzes the view hierarchy;
    /// reports agree only on a scroll view that is the first subview (B28.5).
    public static var contentScrollViews = ContentScrollViews.amongSubviews

    /// Which view of a navigation bar a touch on a button reaches. It is not known.
    public static var touchesOnBarButtons = TouchesOnBarButtons.reachControls

    /// Whether two appearance objects with the same values are equal. It is not known.
    public static var appearancesWithTheSameValuesAreEqual = true

    /// What a navigation bar shows after a cancelled push with a custom animator, and after a transition with one that was
    /// continued more than once. Wrong items were seen on iOS 11, and are not known of 15 and later (B2.27).
    public static var barItemsAfterInterruptions = BarItemsAfterInterruptions.own

    /// Whether setting a title, a title view or buttons that are set already does nothing, so that a bar that shows other
    /// items goes on to show them. It is not known.
    public static var equalBarItemsAreIgnored = false

    /// Whether a navigation item has the appearances again at the end of a transition that it had at its start, after the
    /// completions of the coordinator. That what is written meanwhile may be overwritten was seen once (B8.25).
    public static var lateAppearancesAreOverwritten = false

    /// Where a navigation bar is among its siblings from the start of an animated change. Nothing promises that the order of
    /// a stack's own views stays.
    public static var barOrderInChanges = BarOrder.asBefore
}
