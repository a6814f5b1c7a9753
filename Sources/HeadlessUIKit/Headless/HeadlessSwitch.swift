/// One of the questions about UIKit in `HeadlessQuirks`, with all the answers that a test may give.
///
/// ```swift
/// for quirk in HeadlessSwitch.all {
///     for answer in quirk.answers.indices { … }
/// }
/// ```
@preconcurrency @MainActor
public struct HeadlessSwitch {
    /// The name of the property of `HeadlessQuirks`.
    public let name: String
    /// The answers, in an order that does not change.
    public let answers: [String]
    private let read: () -> Int
    private let write: (Int) -> Void
    /// Returns what gives the present answer again.
    let remember: () -> () -> Void

    /// The number of the answer that is given now, or 0 for one that is not among the answers.
    public var answer: Int {
        get { read() }
        nonmutating set { write(newValue) }
    }

    private typealias Path<Answer> = ReferenceWritableKeyPath<HeadlessQuirks.Type, Answer>

    private init<Answer: Equatable>(_ name: String, _ path: Path<Answer>, _ values: [Answer]) {
        self.name = name
        answers = values.map { "\($0)" }
        read = { values.firstIndex(of: HeadlessQuirks.self[keyPath: path]) ?? 0 }
        write = { HeadlessQuirks.self[keyPath: path] = values[$0] }
        remember = {
            let value = HeadlessQuirks.self[keyPath: path]
            return { HeadlessQuirks.self[keyPath: path] = value }
        }
    }

    private init(_ name: String, _ path: Path<Bool>) {
        self.init(name, path, [false, true])
    }

    private init<Answer: CaseIterable & Equatable>(_ name: String, _ path: Path<Answer>) {
        self.init(name, path, Array(Answer.allCases))
    }

    /// Calls a closure that may give other answers, and gives the present ones again.
    public static func keepingAnswers<Result>(_ body: () throws -> Result) rethrows -> Result {
        let former = all.map { $0.remember() }
        defer { former.forEach { $0() } }
        return try body()
    }

    /// All questions.
    public static let all: [HeadlessSwitch] = [
        HeadlessSwitch("barItemsAfterInterruptions", \.barItemsAfterInterruptions),
        HeadlessSwitch("equalBarItemsAreIgnored", \.equalBarItemsAreIgnored),
        HeadlessSwitch("lateAppearancesAreOverwritten", \.lateAppearancesAreOverwritten),
        HeadlessSwitch("barOrderInChanges", \.barOrderInChanges),
        HeadlessSwitch("focusInCustomTransitions", \.focusInCustomTransitions),
        HeadlessSwitch("focusMoves", \.focusMoves),
        HeadlessSwitch("popsReturnFocus", \.popsReturnFocus),
        HeadlessSwitch("tabChangesMoveFocus", \.tabChangesMoveFocus),
        HeadlessSwitch("focusDelay", \.focusDelay, [0, 0.3]),
        HeadlessSwitch("orderOfRecognizers", \.orderOfRecognizers),
        HeadlessSwitch("restingFingersKeepVelocity", \.restingFingersKeepVelocity),
        HeadlessSwitch("alongsideAnimations", \.alongsideAnimations),
        HeadlessSwitch("contextPausesPauseAnimators", \.contextPausesPauseAnimators),
        HeadlessSwitch("percentDrivenAnimatorsMoveLater", \.percentDrivenAnimatorsMoveLater),
        HeadlessSwitch("translationOfPansAtBegin", \.translationOfPansAtBegin),
        HeadlessSwitch("lostViewsKeepTheirTouches", \.lostViewsKeepTheirTouches),
        HeadlessSwitch("edgesOfPans", \.edgesOfPans),
        HeadlessSwitch("touchesInCustomTransitions", \.touchesInCustomTransitions),
        HeadlessSwitch("endsBeforeTheStartAreLost", \.endsBeforeTheStartAreLost),
        HeadlessSwitch("idleInteractionsAreSkipped", \.idleInteractionsAreSkipped),
        HeadlessSwitch("endsInsideTheStartGlitch", \.endsInsideTheStartGlitch),
        HeadlessSwitch("pausesSetPercentComplete", \.pausesSetPercentComplete),
        HeadlessSwitch("completionSpeedIsPartOfDuration", \.completionSpeedIsPartOfDuration),
        HeadlessSwitch("viewsMovedBeforeLayoutLoseInsets", \.viewsMovedBeforeLayoutLoseInsets),
        HeadlessSwitch("disabledSwipesFreezeStacks", \.disabledSwipesFreezeStacks),
        HeadlessSwitch("presentedStacksDropAlongsideAnimations", \.presentedStacksDropAlongsideAnimations),
        HeadlessSwitch("turnsBeforeFirstFractions", \.turnsBeforeFirstFractions, [0, 1, 2]),
        HeadlessSwitch("requestsForBars", \.requestsForBars),
        HeadlessSwitch("barTapsInCustomTransitionsArrive", \.barTapsInCustomTransitionsArrive),
        HeadlessSwitch("editingInCustomTransitions", \.editingInCustomTransitions),
        HeadlessSwitch("editingInSystemTransitions", \.editingInSystemTransitions),
        HeadlessSwitch("keyboardsMoveWithScreens", \.keyboardsMoveWithScreens),
        HeadlessSwitch("keysNeedFirstResponder", \.keysNeedFirstResponder),
        HeadlessSwitch("presentedScreensLeadToPresenters", \.presentedScreensLeadToPresenters),
        HeadlessSwitch("stacksGoBackByKeys", \.stacksGoBackByKeys),
        HeadlessSwitch("continuedTimingsAreRetraced", \.continuedTimingsAreRetraced),
        HeadlessSwitch("continuedTimingsBeginAsTheFormer", \.continuedTimingsBeginAsTheFormer),
        HeadlessSwitch("springVelocities", \.springVelocities),
        HeadlessSwitch("durationFactorsStretchSprings", \.durationFactorsStretchSprings),
        HeadlessSwitch("continuedAnimatorsLoseTheirCompletion", \.continuedAnimatorsLoseTheirCompletion),
        HeadlessSwitch("runningFractionsAreTimes", \.runningFractionsAreTimes),
        HeadlessSwitch("reversedFractionsCountBack", \.reversedFractionsCountBack),
        HeadlessSwitch("animatorsHaveAnInheritedDuration", \.animatorsHaveAnInheritedDuration),
        HeadlessSwitch("endsWithoutMotion", \.endsWithoutMotion),
        HeadlessSwitch("tabsDissolve", \.tabsDissolve),
        HeadlessSwitch("selectionsInTabDissolves", \.selectionsInTabDissolves),
        HeadlessSwitch("tapsInTabChanges", \.tapsInTabChanges),
        HeadlessSwitch("selectionsInTabChanges", \.selectionsInTabChanges),
        HeadlessSwitch("cancelledReplacementKeepsNewTop", \.cancelledReplacementKeepsNewTop),
        HeadlessSwitch("traitsBeforeSuperview", \.traitsBeforeSuperview),
        HeadlessSwitch("pushesInterruptTransitions", \.pushesInterruptTransitions),
        HeadlessSwitch("cancelledPopsCallDidShow", \.cancelledPopsCallDidShow),
        HeadlessSwitch("popsByCodeAskShouldPop", \.popsByCodeAskShouldPop),
        HeadlessSwitch("cancelledCustomPopsBreakTabBar", \.cancelledCustomPopsBreakTabBar),
        HeadlessSwitch("customTransitionsLeaveTabBarAnimations", \.customTransitionsLeaveTabBarAnimations),
        HeadlessSwitch("popsUnderModalsLoseTabBar", \.popsUnderModalsLoseTabBar),
        HeadlessSwitch("customPopsKeepToolbars", \.customPopsKeepToolbars),
        HeadlessSwitch("barsAfterHidingInCustomPops", \.barsAfterHidingInCustomPops),
        HeadlessSwitch("safeAreasFollowTheStatusBar", \.safeAreasFollowTheStatusBar),
        HeadlessSwitch("layoutRegionsFollowTransforms", \.layoutRegionsFollowTransforms),
        HeadlessSwitch("bareItemsHideToolbarGlass", \.bareItemsHideToolbarGlass),
        HeadlessSwitch("itemsOfCustomAnimators", \.itemsOfCustomAnimators),
        HeadlessSwitch("minimizedBarsReturnMinimized", \.minimizedBarsReturnMinimized),
        HeadlessSwitch("hidingSearchBarsAreSeenAtFirst", \.hidingSearchBarsAreSeenAtFirst),
        HeadlessSwitch("paintedBarHidesEdgeEffect", \.paintedBarHidesEdgeEffect),
        HeadlessSwitch("contentScrollViews", \.contentScrollViews),
        HeadlessSwitch("chainDismissal", \.chainDismissal),
        HeadlessSwitch("presentationsInTransitions", \.presentationsInTransitions),
        HeadlessSwitch("removedPresentersFillContainers", \.removedPresentersFillContainers),
        HeadlessSwitch("presentersAreSetLater", \.presentersAreSetLater),
        HeadlessSwitch("cancelledPresentationsCallCompletion", \.cancelledPresentationsCallCompletion),
        HeadlessSwitch("cancelledDismissalsCallCompletion", \.cancelledDismissalsCallCompletion),
        HeadlessSwitch("unanimatedCoordinatorsRunNothing", \.unanimatedCoordinatorsRunNothing),
        HeadlessSwitch("unanimatedCustomPresentationsAskAnimators", \.unanimatedCustomPresentationsAskAnimators),
        HeadlessSwitch("turnsBeforeUnanimatedDismissals", \.turnsBeforeUnanimatedDismissals, [0, 1, 2, 3]),
        HeadlessSwitch("unchangedStacksCallDidShow", \.unchangedStacksCallDidShow),
        HeadlessSwitch("firstDisplaysCallDidShowTwice", \.firstDisplaysCallDidShowTwice),
        HeadlessSwitch("poppedScreensLoseTheirStackEarly", \.poppedScreensLoseTheirStackEarly),
        HeadlessSwitch("tabsFillViewControllers", \.tabsFillViewControllers),
        HeadlessSwitch("swipeDelegatesDiffer", \.swipeDelegatesDiffer),
        HeadlessSwitch("willShowComesFirst", \.willShowComesFirst),
        HeadlessSwitch("animatorsAreAskedAfterWillShow", \.animatorsAreAskedAfterWillShow),
        HeadlessSwitch("firstDisplaysSkipWillShow", \.firstDisplaysSkipWillShow),
        HeadlessSwitch("safeAreasOfContainersComeLate", \.safeAreasOfContainersComeLate),
        HeadlessSwitch("swipesAreDisabled", \.swipesAreDisabled),
        HeadlessSwitch("animatorsStopSwipes", \.animatorsStopSwipes),
        HeadlessSwitch("zoomedScreensHaveNoGestures", \.zoomedScreensHaveNoGestures),
        HeadlessSwitch("rowsTakeEveryDrag", \.rowsTakeEveryDrag),
        HeadlessSwitch("delegateMethodsAreReadOnce", \.delegateMethodsAreReadOnce),
        HeadlessSwitch("turnedPushesAreNotCancelled", \.turnedPushesAreNotCancelled),
        HeadlessSwitch("questionsOfScrolls", \.questionsOfScrolls),
        HeadlessSwitch("escapesEndAtPresentedScreens", \.escapesEndAtPresentedScreens),
        HeadlessSwitch("escapeBlocksComeLast", \.escapeBlocksComeLast),
        HeadlessSwitch("modalContainersHideNothing", \.modalContainersHideNothing),
        HeadlessSwitch("touchesOnBarButtons", \.touchesOnBarButtons),
        HeadlessSwitch("appearancesWithTheSameValuesAreEqual", \.appearancesWithTheSameValuesAreEqual),
        HeadlessSwitch("itemsOfTabBars", \.itemsOfTabBars),
    ]
}
