/// Answers to questions about tab bar controllers.
extension HeadlessQuirks {
    /// What becomes of a selection of another tab while a change of tabs runs.
    public enum SelectionsInTabChanges: CaseIterable, Sendable {
        /// It has no effect.
        case areIgnored
        /// It is carried out when the running change has ended.
        case wait
        /// UIKit ends the running change, without its animator, and carries the selection out at once.
        case endTheChange
    }

    /// How UIKit changes tabs for which the delegate has no animator.
    public enum TabDissolves: CaseIterable, Sendable {
        /// At once.
        case never
        /// By a cross-dissolve with a transition coordinator.
        case withCoordinator
        /// By a cross-dissolve without a transition coordinator.
        case withoutCoordinator
        /// By a cross-dissolve with a transition coordinator if the user has tapped a tab, and at once by code.
        case forTaps
    }

    /// Which items `items` of the bar of a tab bar controller has.
    public enum ItemsOfTabBars: CaseIterable, Sendable {
        /// Those of the view controllers with a tab of their own, and that of the More tab.
        case ofTabs
        /// Those of the view controllers in the list of the More tab too.
        case ofListedScreensToo
        /// Items of its own, which look like those of the view controllers.
        case ofTheBar
    }

    /// The items of the bar of a tab bar controller. UIKit does not say which view controllers the bar shows.
    public static var itemsOfTabBars = ItemsOfTabBars.ofTabs

    /// Whether a change of tabs without an animator dissolves from iOS 18 on, in an app that is linked with the SDK of 18 or later.
    /// It was measured that it does (B28.1). It is not known whether there is a coordinator, and whether a change by code dissolves
    /// too. It is not the usual answer, since a change that a finger holds in a stack whose tab dissolves does not end soundly yet.
    public static var tabsDissolve = TabDissolves.never

    /// What becomes of a tap on another tab, or of a selection by code, while tabs dissolve. Nobody reports that it is lost, and it is
    /// not known how UIKit goes on.
    public static var selectionsInTabDissolves = SelectionsInTabChanges.endTheChange

    /// What becomes of a tap on another tab while a custom animator changes tabs. It is advised that a tap is ignored or ends the change, and
    /// not known what UIKit does (B10.5).
    public static var tapsInTabChanges = SelectionsInTabChanges.areIgnored

    /// What becomes of a selection by code while a custom animator changes tabs. It is not known.
    public static var selectionsInTabChanges = SelectionsInTabChanges.wait
}
