/// Faults of UIKit that a test can turn on, and answers to questions about UIKit that are open. By default, faults are
/// off and answers are those of older systems.
@preconcurrency @MainActor
public enum HeadlessQuirks {
    /// What a presented view controller inherits its traits from, in an app that is linked with the SDK of 27, while its
    /// view has no superview, for example in `viewWillAppear`.
    public enum PresentedTraits: CaseIterable, Sendable {
        case presentationController
        case container
    }

    /// Whether a cancelled replacement of the whole stack leaves the new top view controller on the old stack (B2.8).
    public static var cancelledReplacementKeepsNewTop = false

    /// Where a presented view controller has its traits from before its view has a superview. It is not known (U18).
    public static var traitsBeforeSuperview = PresentedTraits.presentationController

    /// Whether a push interrupts a system transition of the iOS 26 design, as a pop does, instead of waiting for its end.
    /// It is not known (U3).
    public static var pushesInterruptTransitions = false

    /// Whether `didShow` is called after a cancelled pop in the iOS 26 design. It is not known (U4).
    public static var cancelledPopsCallDidShow = false

    /// Whether a pop that no finger drives asks the bar's delegate by `navigationBar(_:shouldPop:)` when it begins, also a
    /// pop by code. The view controller has left the stack by then, and is popped whatever the answer is. Delegates of
    /// apps have to expect it on some systems. It is not known on which.
    public static var popsByCodeAskShouldPop = false

    /// Whether cancelled interactive pops with a custom animation break the tab bar that `hidesBottomBarWhenPushed` has
    /// hidden, in the iOS 26 design. The bar flashes and is hidden again. After the second cancel it is at its place
    /// without buttons (B16.31).
    public static var cancelledCustomPopsBreakTabBar = false

    /// Whether a transition with a custom animator that hides or shows the tab bar leaves an animation on the bar's layer, so that
    /// the bar takes no touches. Libraries remove it (B1.81).
    public static var customTransitionsLeaveTabBarAnimations = true

    /// Whether a pop of a screen with `hidesBottomBarWhenPushed` under a modal presentation leaves the tab bar hidden for
    /// good. It was seen on iOS 7, and is not known of 15 and later (B27.46).
    public static var popsUnderModalsLoseTabBar = false

    /// Whether a toolbar stays to the end of a pop with a custom animator that leaves for a screen without toolbar. The
    /// screen that is revealed then has the toolbar's inset until the end. It was seen in one library (B27.44).
    public static var customPopsKeepToolbars = false

    /// What becomes of a navigation bar that was hidden and that the screen below shows.
    public enum BarsAfterHiding: CaseIterable, Sendable {
        /// It is shown, and takes touches.
        case shown
        /// It stays out of sight until the next change of the stack or of the bar.
        case outOfSight
        /// It is shown, and takes no touches.
        case withoutTouches
    }

    /// What becomes of a hidden navigation bar in a pop with a custom animator to a screen that shows it. Each of the
    /// answers was seen in one library, on 15 to 18 (B27.43).
    public static var barsAfterHidingInCustomPops = BarsAfterHiding.shown

    /// Whether the safe area of a device with a home button has no room for a hidden status bar. Where two screens differ in
    /// `prefersStatusBarHidden`, the safe areas of both then change during their transition. It was seen on iOS 11
    /// (B27.45).
    public static var safeAreasFollowTheStatusBar = false

    /// Whether the layout regions of a view that a transform moves are those of the place where the transform shows it.
    /// Otherwise they are those of its place without the transform, as the safe area is kept (B9.5). It is not known (B19.9).
    public static var layoutRegionsFollowTransforms = false

    /// Whether an item that hides its glass takes the glass of its whole toolbar, on iOS 26 (B17.38).
    public static var bareItemsHideToolbarGlass = false

    /// What the items of a navigation bar do in a push or pop with a custom animator.
    public enum ItemsOfCustomAnimators: CaseIterable, Sendable {
        /// They cross-fade, as before iOS 26 (B8.50).
        case crossFade
        /// They morph, as in the system's own push and pop (B17.32).
        case morph
        /// They change at the start.
        case atOnce
    }

    /// The items of a navigation bar under a custom animator, in the iOS 26 design. It is not known what they do
    /// (B17.33).
    public static var itemsOfCustomAnimators = ItemsOfCustomAnimators.crossFade

    /// Whether a navigation bar that has minimized above a screen is still minimized when the screen comes back after a
    /// push or a cancelled pop. Otherwise a push or pop brings it back for good. It is not known what iOS 27 does
    /// (B17.64).
    public static var minimizedBarsReturnMinimized = false

    /// Whether a search bar that hides while the content scrolls is seen when its screen first appears. Otherwise it is
    /// hidden until the content is pulled down, as on iOS 11. It is not known on which later systems this holds.
    public static var hidingSearchBarsAreSeenAtFirst = false

    /// Whether a navigation bar whose appearance paints a background hides the edge effect of the scroll view under it.
    /// This is not known of iOS 26 and later (B17.25).
    public static var paintedBarHidesEdgeEffect = false

    /// The presentation that a dismissal of several animates, and that its context names as `.from`.
    public enum ChainDismissal: CaseIterable, Sendable {
        /// The topmost one, with the animator of its own delegate.
        case topmost
        /// The lowest one, with the animator of its own delegate. Those above vanish with it.
        case lowest
        /// The lowest one, with the animator of the topmost one's delegate.
        case lowestByTopmostAnimator
    }

    /// What a dismissal of several presentations animates. From iOS 8 on the lowest was seen as `.from` (B27.47); whose
    /// delegate is asked is not known.
    public static var chainDismissal = ChainDismissal.lowest

    /// What becomes of a presentation that begins while a transition of the presenting view controller runs.
    public enum PresentationsInTransitions: CaseIterable, Sendable {
        /// It begins at once.
        case begin
        /// It begins when the transition has ended.
        case wait
        /// UIKit refuses it with a warning, and does not call its completion.
        case areRefused
    }

    /// What becomes of a presentation in the middle of a push, a pop, a change of tabs, or a presentation of its presenter, which is
    /// not known, and while something presented there is dismissed: each answer was seen (B28.2). In the turn in which the dismissal is
    /// called for, the presentation is refused in any case (B4.43), and so it is while a finger drives the dismissal, which is not
    /// known. While a full screen is dismissed, what would begin waits, since only sheets were measured.
    public static var presentationsInTransitions = PresentationsInTransitions.begin

    /// Whether the view of a presenter that covers a part of the screen gets the whole container while a full screen, which has
    /// removed it, is dismissed. Otherwise it has the frame of its presentation. What UIKit gives it is not known (B3.22).
    public static var removedPresentersFillContainers = false

    /// Whether `presentingViewController` is nil on the line after `present`, and set in the next turn or when the transition begins.
    /// That it is set at once is believed (B4.11).
    public static var presentersAreSetLater = false

    /// Whether the completion of a call of `dismiss` is also called when the dismissal was cancelled. It is not known.
    public static var cancelledDismissalsCallCompletion = false

    /// Whether the completion of a call of `present` is also called when the presentation was cancelled. It is not known.
    public static var cancelledPresentationsCallCompletion = false

    /// Whether the coordinator of a transition without animation never runs what is queued on it (B1.63). Otherwise a
    /// presentation or dismissal without animation has no coordinator.
    public static var unanimatedCoordinatorsRunNothing = false

    /// Whether a custom presentation or dismissal without animation asks for its animator, which then places the views.
    /// UIKit's header says so. What was observed is that no animator is asked (B3.30).
    public static var unanimatedCustomPresentationsAskAnimators = false

    /// By how many turns a dismissal without animation ends later than at the commit that follows the call. Two to three
    /// were seen on iOS 8, and it is not known whether there are always as many (B27.15).
    public static var turnsBeforeUnanimatedDismissals = 2

    /// Whether a stack that appears again calls `didShow` although it has not changed, for example when its tab is
    /// selected. It was seen on iOS 10, and is not known of 15 and later (B1.30, B27.48).
    public static var unchangedStacksCallDidShow = false

    /// Whether a stack that appears for the first time calls `didShow` twice, as was seen on iOS 12 and 13 (B1.29).
    public static var firstDisplaysCallDidShowTwice = false

    /// Whether a popped view controller has no navigation controller from `viewWillDisappear` on, where the screen below
    /// has no tab bar. It was seen on iOS 26, in some stacks (B1.28, B27.49).
    public static var poppedScreensLoseTheirStackEarly = false

    /// Whether `viewControllers` of a tab bar controller with `tabs` has the view controllers of the tabs. Otherwise it is
    /// nil. It is not known.
    public static var tabsFillViewControllers = true

    /// Whether the delegates of UIKit's swipes have another class in every other navigation controller. That all are of one class
    /// is not known.
    public static var swipeDelegatesDiffer = false

    /// Whether `willShow` is called before `viewWillAppear` of the screen that appears. It is believed that it comes after
    /// (B1.20, B1.26).
    public static var willShowComesFirst = false

    /// Whether a stack asks its delegate for an animator after `willShow`. It is believed that it asks before (B28.9).
    public static var animatorsAreAskedAfterWillShow = false

    /// Whether a stack that appears for the first time does not call `willShow` (B1.29).
    public static var firstDisplaysSkipWillShow = false

    /// Whether the container of a presentation has no safe area until its first layout, in which it has one. It is not known.
    public static var safeAreasOfContainersComeLate = false

    /// Whether UIKit looks for the methods of the delegate of a stack once, and not again if the same delegate is set after nil. That
    /// it looks at each setting is believed.
    public static var delegateMethodsAreReadOnce = false
}
