/// Answers to questions about gestures and interactive transitions, where what others have seen of UIKit contradicts what
/// was believed, or where reports differ.
extension HeadlessQuirks {
    /// The translation of a pan when it begins.
    public enum TranslationAtBegin: CaseIterable, Sendable {
        /// The whole movement since the fingers landed.
        case whole
        /// The movement without the 10 points that the pan needed to begin, as in scroll views.
        case withoutThreshold
        /// Zero. Only what follows counts.
        case zero
    }

    /// The order of the recognizers of a view and of the views around it.
    public enum OrderOfRecognizers: CaseIterable, Sendable {
        /// Those of the view receive an event first, and call their actions first.
        case innerFirst
        /// Those of the view receive an event first. Those around it call their actions first.
        case outerActionsFirst
        /// Those around the view receive an event first, and call their actions first.
        case outerFirst
    }

    /// Where a screen edge pan begins in a view that does not reach the edge of the window.
    public enum EdgesOfPans: CaseIterable, Sendable {
        /// At the edge of the window, which a finger on the view may not reach.
        case ofTheWindow
        /// At the edge of the recognizer's view.
        case ofTheView
    }

    /// How the delegate of a pan is asked about a scroll of a trackpad or a mouse.
    public enum QuestionsOfScrolls: CaseIterable, Sendable {
        /// With the event.
        case byEvent
        /// With a touch at the place of the pointer.
        case byTouch
        /// With the event, and then with a touch.
        case byBoth
    }

    /// Which touches arrive while a transition with a custom animator runs.
    public enum TouchesInTransitions: CaseIterable, Sendable {
        /// The content of the container receives none. Recognizers on the container or around it do.
        case reachRecognizers
        /// With an interaction controller all arrive, also in the content. With an animator alone the whole window receives
        /// none, and touches that are down at the start are cancelled.
        case followInteraction
        /// The whole window receives none.
        case areRefused
    }

    /// Whether an animator is asked for its property animator on behalf of the navigation bar and the tab bar.
    public enum RequestsForBars: CaseIterable, Sendable {
        /// The bars share the request for what the app animates alongside. The animator is asked once, in every change of a
        /// stack.
        case shared
        /// The animator is asked once more, where a bar that is seen changes. It is not asked for a hidden bar.
        case whereBarsChange
        /// The animator is asked once more, also for a hidden bar.
        case always
    }

    /// What runs the animations that are added alongside a transition whose animator vends a property animator.
    public enum AlongsideAnimations: CaseIterable, Sendable {
        /// They join the property animator.
        case joinTheAnimator
        /// They have an animation of UIKit's own, which follows the calls of the context: it stands still from
        /// `pauseInteractiveTransition()` on, is moved by `updateInteractiveTransition(_:)`, and goes on with
        /// `finishInteractiveTransition()` and back with `cancelInteractiveTransition()`.
        case followTheContext
    }

    /// The order in which recognizers receive an event, and call their actions. It is not documented (B28.7).
    public static var orderOfRecognizers = OrderOfRecognizers.innerFirst

    /// Whether a pan, a pinch or a rotation keeps its velocity while the fingers rest, since a rest sends no event. It was
    /// seen of pans (B7.14, B27.53), and is the default. Otherwise a finger that stays where it is sends events, and the velocity
    /// is zero after a rest. Scroll views and UIKit's other
    /// gestures take no old velocity in either case.
    public static var restingFingersKeepVelocity = true

    /// What runs the animations that are added alongside a transition, also those of UIKit's own bars, where the animator
    /// vends a property animator. They were said to join it (B2.21, B3.36). Bars did not go along where the context was told
    /// of the end too late (B27.42). What follows the context also follows it beside an animator that vends none, where an
    /// interaction controller of the app's own drives that from the start.
    public static var alongsideAnimations = AlongsideAnimations.joinTheAnimator

    /// Whether `pauseInteractiveTransition()` of the context pauses the property animator that the animator vends. Otherwise
    /// the context becomes interactive and calls the handlers, and only the `pause()` of a percent-driven interaction pauses
    /// the animator. It is documented that the transition pauses, and not who pauses what (B2.24, B5.13).
    public static var contextPausesPauseAnimators = true

    /// Whether a percent-driven interaction pauses, moves and continues the animator a turn after its own methods, which tell the
    /// context at once. Otherwise it does so within them (B5.12). It is not documented when.
    public static var percentDrivenAnimatorsMoveLater = false

    /// How the delegate of a pan is asked about a scroll. Only a device tells.
    public static var questionsOfScrolls = QuestionsOfScrolls.byEvent

    /// The translation of a pan when it begins, other than that of a scroll view. Zero was reported (B7.12).
    public static var translationOfPansAtBegin = TranslationAtBegin.whole

    /// Whether touches and recognizers go on when their view leaves the window or is covered by a presentation, until the
    /// fingers are lifted. That they are cancelled is believed (B7.19).
    public static var lostViewsKeepTheirTouches = false

    /// Where a screen edge pan begins in a form sheet or in a column, that of UIKit's swipe back among them. The documentation
    /// speaks of the edge of the screen. It is not known.
    public static var edgesOfPans = EdgesOfPans.ofTheWindow

    /// Whether the coordinator of a push that began by itself, and that a finger has turned round, says that it was not cancelled.
    /// The context of the animator says that it was. One report says that both do (B16.28).
    public static var turnedPushesAreNotCancelled = false

    /// The touches that arrive while a transition with a custom animator runs. That they follow the interaction
    /// controller was seen on iOS 10 to 14, and of modals on 26 (B2.16, B27.40). It is not known of stacks on 26 (U17,
    /// U20).
    public static var touchesInCustomTransitions = TouchesInTransitions.reachRecognizers

    /// Whether a percent-driven interaction ignores `finish()` and `cancel()` before `startInteractiveTransition(_:)`, so
    /// that the transition waits until somebody ends it after the start. Otherwise it performs them just after the start.
    /// What UIKit's own class does is open (B5.16, B27.41).
    public static var endsBeforeTheStartAreLost = false

    /// Whether an interaction controller whose `wantsInteractiveStart` is false is not started, and the animator is called in its
    /// place. It is documented that it is started (B2.20), and not seen of a percent-driven interaction.
    public static var idleInteractionsAreSkipped = false

    /// Whether a transition that its interaction controller finishes or cancels inside `startInteractiveTransition(_:)` loses
    /// its motion, and leaves an animation on the navigation bar, which then takes no touches. It was seen in one library;
    /// others end there without harm (B5.16, B27.41).
    public static var endsInsideTheStartGlitch = false

    /// Whether `pause()` sets `percentComplete` to the progress that is seen. It was believed, and is not the default: the
    /// documentation says that it is the last value passed to `update(_:)`, which is 0 in a transition that ran by itself
    /// (B5.2, B27.16).
    public static var pausesSetPercentComplete = false

    /// Whether `completionSpeed` is, from iOS 18 on, the part of the duration that the rest of a transition lasts. One
    /// library sets it to the remaining part there (B5.17). Otherwise the rest lasts the remaining part of the duration,
    /// divided by `completionSpeed` (B5.5, B5.6).
    public static var completionSpeedIsPartOfDuration = false

    /// Whether the view of a screen that is not at its place at its first layout in a stack or a tab bar controller has no safe
    /// area until the end of its transition. An animation that moves the view counts. It was seen on iOS 13. A view that is
    /// placed, laid out and then moved keeps its insets (B9.5, B9.6).
    public static var viewsMovedBeforeLayoutLoseInsets = true

    /// Whether a stack receives no touches any more after the swipe back that drives its pop was disabled, for example in
    /// `viewWillAppear` of the screen below. It was seen in apps (B2.45, B27.54).
    public static var disabledSwipesFreezeStacks = false

    /// Whether what the root of a stack animates alongside the presentation of the stack is not run, if it is added in
    /// `viewWillAppear`. The completion is called. It was seen on iOS 8 (B27.50).
    public static var presentedStacksDropAlongsideAnimations = false

    /// After how many turns the views of a property animator move that is inactive when its `fractionComplete` is set. One
    /// report says that they do not in the first turns (B27.32). What is set next moves them at once.
    public static var turnsBeforeFirstFractions = 0

    /// Whether the animator of a stack without an interaction is asked for its property animator on behalf of the bars
    /// (C16, B2.21). It is not known whether UIKit asks for a hidden bar.
    public static var requestsForBars = RequestsForBars.shared

    /// Whether a tap on a navigation bar arrives while a push or pop with a custom animator runs, which no finger drives. Of a
    /// transition that a finger drives, the bars take no touches (B2.28); of others it is not known.
    public static var barTapsInCustomTransitionsArrive = false
}
