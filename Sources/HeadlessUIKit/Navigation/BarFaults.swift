/// What pops with a custom animator have done to the bars of a stack.
struct BarFaults {
    /// Whether the toolbar stays until the running pop ends, although it is hidden (B27.44).
    var toolbarStays = false
    /// Whether the running pop reveals a bar that was hidden before (B27.43).
    var revealsBar = false
    /// Whether the navigation bar is out of sight, although it is not hidden (B27.43).
    var barIsLost = false
}

extension UINavigationController {
    /// Sends the will callbacks of a change, in which screens show and hide the bars, and notes the faults that follow.
    func noteBarFaults(of change: StackChange, isCustom: Bool, whileTelling tell: () -> Void) {
        let (hadBar, hadToolbar) = (!isNavigationBarHidden, showsToolbar)
        let isCustomPop = isCustom && change.operation == .pop
        barFaults = BarFaults()
        barFaults.toolbarStays = isCustomPop && hadToolbar && HeadlessQuirks.customPopsKeepToolbars
        tell()
        if !isToolbarHidden { barFaults.toolbarStays = false }
        barFaults.revealsBar = isCustomPop && !hadBar && !isNavigationBarHidden
    }

    /// Leaves the bar as a pop with a custom animator may leave it, when the change has ended.
    func keepBarFaults() {
        let reveals = barFaults.revealsBar && !isNavigationBarHidden
        barFaults = BarFaults()
        guard reveals else { return }
        switch HeadlessQuirks.barsAfterHidingInCustomPops {
        case .shown: break
        case .outOfSight: barFaults.barIsLost = true
        case .withoutTouches: navigationBar.layer.addStrayAnimation()
        }
    }

    /// Leaves wrong items in the bar, as a cancelled push with a custom animator may, or a transition that was continued more
    /// than once (B2.27).
    func keepItemFault(of change: StackChange, after transition: RunningTransition?) {
        guard let transition, let animator = transition.animator, !(animator is BuiltInAnimator), self.change == nil,
            !isNavigationBarHidden
        else { return }
        let isCancelled = transition.context.transitionWasCancelled
        guard isCancelled && change.operation == .push || transition.context.interactionEnds > 1 else { return }
        switch HeadlessQuirks.barItemsAfterInterruptions {
        case .own: break
        case .ofTheOtherScreen: navigationBar.mistakenItem = (isCancelled ? change.to : change.from)?.navigationItem
        case .none: navigationBar.mistakenItem = UINavigationItem()
        }
    }

    /// Puts the bar in another place among its siblings.
    func disorderBar() {
        switch HeadlessQuirks.barOrderInChanges {
        case .asBefore: break
        case .aboveAnotherView: view.insertSubview(underBar, belowSubview: navigationBar)
        case .aboveTheContent: view.insertSubview(navigationBar, aboveSubview: host)
        }
    }
}
