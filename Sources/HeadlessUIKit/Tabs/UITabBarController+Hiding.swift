import Foundation

extension UITabBarController {
    /// Moves the bar alongside a push that hides it or a pop that shows it again (B1.79, B1.80).
    ///
    /// - Parameter mayBreak: Whether a cancel can break the bar (B16.31).
    func moveBar(away: Bool, in transition: RunningTransition?, mayBreak: Bool = false) {
        guard isViewLoaded, barStay != .moving, away == (barStay == .shown), away || !hasLostBar else { return }
        guard let transition else { return settleBar(away: away) }
        barStay = .moving
        shownTabs.forEach { $0.viewIfLoaded?.updateSafeArea() }
        let breaks = mayBreak && !away && HeadlessDevice.hasGlass && HeadlessQuirks.cancelledCustomPopsBreakTabBar
        // A bar that breaks is there at once and disappears with the cancel.
        moveParts(away: breaks ? away : !away)
        transition.coordinator.animate(bar: tabBar) { [weak self] _ in
            self?.moveParts(away: away)
        } completion: { [weak self, context = transition.context] _ in
            guard let self else { return }
            if breaks, context.transitionWasCancelled { return breakBar() }
            settleBar(away: away != context.transitionWasCancelled)
            let isCustom = transition.animator.map { !($0 is BuiltInAnimator) } ?? false
            if isCustom, HeadlessQuirks.customTransitionsLeaveTabBarAnimations { tabBar.layer.addStrayAnimation() }
        }
    }

    private func moveParts(away: Bool) {
        tabBar.frame = barFrame(isAway: away)
        accessoryView?.frame = accessoryFrame(isAway: away)
    }

    /// Leaves the bar as a cancelled pop with a custom animation does on iOS 26: hidden after the first cancel, and at its
    /// place without buttons after the second one (B16.31).
    private func breakBar() {
        brokenPops += 1
        settleBar(in: brokenPops == 1 ? .hidden : .stranded)
    }

    private func settleBar(away: Bool) {
        if !away { brokenPops = 0 }
        settleBar(in: away ? .hidden : .shown)
    }

    private func settleBar(in stay: TabBarStay) {
        barStay = stay
        tabBar.showsItems = stay != .stranded
        placeBar()
        shownTabs.forEach { $0.viewIfLoaded?.updateSafeArea() }
        view.setNeedsLayout()
    }

    /// Places the bar after the app has hidden or shown it.
    func followHiding(animated: Bool) {
        guard isViewLoaded else { return }
        let settle = {
            self.placeBar()
            self.shownTabs.forEach { $0.viewIfLoaded?.updateSafeArea() }
            self.view.setNeedsLayout()
        }
        guard animated else { return settle() }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
            settle()
            self.view.layoutIfNeeded()
        }
    }
}
