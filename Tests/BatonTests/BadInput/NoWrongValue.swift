/// The public entry points that have no row, with the reasons.
enum NoWrongValue {
    /// The reasons, each with the entry points that it is given for.
    static let reasons: [(reason: String, entries: [String])] = [
        (
            "Baton makes the values, and an app only reads them.",
            ["willBegin(_:)", "didEnd(_:)", "didCancel(_:)", "didChangeOutcome(_:)", "didStretch(_:)"].map {
                "TransitionEvent.\($0)"
            }
        ),
        (
            "It hands the call on to the app's delegate, and uses nothing of it.",
            [
                "_:willBeginCustomizing:", "_:willEndCustomizing:changed:", "_:didEndCustomizing:changed:",
                "_:displayOrderDidChangeFor:", "_:visibilityDidChangeFor:", "_:didSelectTab:previousTab:",
                "_:displayedViewControllersFor:proposedViewControllers:", "_:tab:operationForAcceptingItemsFrom:",
                "_:tab:acceptItemsFrom:",
            ].map { "TabTransitionDriver.tabBarController(\($0))" } + [
                "TabTransitionDriver.tabBarControllerWillBeginEditing(_:)",
                "TabTransitionDriver.tabBarControllerDidEndEditing(_:)",
                "TabTransitionDriver.tabBarControllerSupportedInterfaceOrientations(_:)",
                "TabTransitionDriver.tabBarControllerPreferredInterfaceOrientationForPresentation(_:)",
                "NavigationTransitionDriver.navigationControllerSupportedInterfaceOrientations(_:)",
                "NavigationTransitionDriver.navigationControllerPreferredInterfaceOrientationForPresentation(_:)",
            ]
        ),
        (
            "Only UIKit makes touches and events.",
            ["SwipePop", "SwipeTabs", "PinchDismiss"].map { "\($0).gestureRecognizer(_:shouldReceive:)" }
        ),
        (
            "UIKit calls it at any moment, also before there is a screen.",
            ["BatonNavigationController.viewDidLayoutSubviews()"]
        ),
    ]
}
