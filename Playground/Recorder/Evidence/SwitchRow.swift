import BatonGallery

/// Which answer of a switch of the stand-in a finding stands for.
struct SwitchRow: Sendable {
    /// The key of the finding.
    let key: String
    /// The name of the switch in `HeadlessQuirks`.
    let name: String
    /// Returns the answer, or nil if the finding has none.
    let answer: @Sendable (Finding) -> String?

    /// The finding's answer has the name of the switch's answer, or one of a list.
    private init(_ key: String, _ name: String, _ words: [String: String]) {
        self.init(key, name) { words[$0.outcome.word] }
    }

    /// A number of the finding tells the answer.
    private init(_ key: String, _ name: String, number: String, _ answer: @escaping @Sendable (Double) -> String) {
        self.init(key, name) { $0.numbers[number].map(answer) }
    }

    private init(_ key: String, _ name: String, answer: @escaping @Sendable (Finding) -> String?) {
        self.key = key
        self.name = name
        self.answer = answer
    }

    /// The same words for the finding and the switch.
    private static func same(_ words: String...) -> [String: String] {
        Dictionary(uniqueKeysWithValues: words.map { ($0, $0) })
    }

    static let all: [SwitchRow] = [
        SwitchRow("B1.28", "poppedScreensLoseTheirStackEarly", ["holds": "false", "fails": "true"]),
        SwitchRow("B1.29", "firstDisplaysCallDidShowTwice", number: "didShow") { $0 > 1 ? "true" : "false" },
        SwitchRow("B1.30", "unchangedStacksCallDidShow", number: "didShow") { $0 > 0 ? "true" : "false" },
        SwitchRow(
            "B1.81", "customTransitionsLeaveTabBarAnimations",
            ["animationsAreLeft": "true", "nothingIsLeft": "false"]),
        SwitchRow("B2.27", "barItemsAfterInterruptions", same("own", "ofTheOtherScreen", "none")),
        SwitchRow("B5.5", "completionSpeedIsPartOfDuration", ["holds": "false", "fails": "true"]),
        SwitchRow("B6.56", "reversedFractionsCountBack", ["fromTheStart": "false", "fromTheReversedStart": "true"]),
        SwitchRow("B6.57", "runningFractionsAreTimes", ["holds": "false", "fails": "true"]),
        SwitchRow(
            "B6.59", "durationFactorsStretchSprings",
            ["springsKeepTheirDuration": "false", "factorsStretchSprings": "true"]),
        SwitchRow("B16.31", "cancelledCustomPopsBreakTabBar", ["holds": "true", "fails": "false"]),
        SwitchRow("B27.16", "pausesSetPercentComplete", ["holds": "false", "fails": "true"]),
        SwitchRow("B27.44", "customPopsKeepToolbars", ["holds": "true", "fails": "false"]),
        SwitchRow("U3", "pushesInterruptTransitions", ["appliedAtOnce": "true", "queued": "false"]),
        SwitchRow("U4", "cancelledPopsCallDidShow", ["didShow": "true", "noDidShow": "false"]),
        SwitchRow("U7", "paintedBarHidesEdgeEffect", ["isGone": "true", "isShown": "false"]),
        SwitchRow("U8", "minimizedBarsReturnMinimized", ["comesBackMinimized": "true", "comesBackWhole": "false"]),
        SwitchRow("U17", "touchesInCustomTransitions", same("reachRecognizers", "followInteraction", "areRefused")),
        SwitchRow(
            "U19", "editingInCustomTransitions",
            same("lastsUntilRemoval", "endsAtStart", "endsAtStartAndReturns", "outlivesTheScreen")),
        SwitchRow("U19", "keyboardsMoveWithScreens", number: "keyboardMovedAlong") { $0 > 0 ? "true" : "false" },
        SwitchRow(
            "B28.22", "appearancesWithTheSameValuesAreEqual",
            ["holds": "true", "fails": "false"]),
        SwitchRow(
            "an-animator-that-is-continued-calls", "continuedAnimatorsLoseTheirCompletion",
            ["holds": "false", "fails": "true"]),
        SwitchRow(
            "new-timing-is-not-retraced-when", "continuedTimingsAreRetraced", ["holds": "false", "fails": "true"]),
        SwitchRow(
            "the-initial-velocity-of-a-spring", "springVelocities", ["holds": "ofTheRest", "fails": "ofTheWhole"]),
        SwitchRow("the-bar-of-a-tab-bar", "itemsOfTabBars", same("ofTabs", "ofListedScreensToo", "ofTheBar")),
        SwitchRow(
            "viewcontrollers-of-a-tab-bar-controller", "tabsFillViewControllers", ["holds": "true", "fails": "false"]),
        SwitchRow(
            "uikit-never-writes-isenabled-of-its", "swipesAreDisabled",
            same("nowhere", "atTheRoot", "inCustomTransitions", "whereAnimatorsAreBrought")),
        SwitchRow(
            "where-uikit-changes-the-order-of", "barOrderInChanges",
            same("asBefore", "aboveAnotherView", "aboveTheContent")),
    ]
}
