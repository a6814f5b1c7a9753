import Foundation

extension UINavigationController {
    /// Moves both bars to their positions and lays out the content between them.
    ///
    /// Without a transition, a bar appears and disappears vertically (B1.76).
    func settleBars(animated: Bool) {
        guard isViewLoaded, barTravel != .running else { return }
        let settle = {
            self.placeBars()
            self.topViewController?.viewIfLoaded?.updateSafeArea()
            self.view.setNeedsLayout()
            self.setNeedsStatusBarAppearanceUpdate()
        }
        guard animated else { return settle() }
        // A change without animation is not animated with the bar.
        if changeStage == .recorded, change?.isAnimated == false { view.layoutIfNeeded() }
        if showsToolbar { showToolbar() }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
            settle()
            // A change with animation begins in the next layout pass, and not in this animation (B1.10).
            if self.change == nil || self.changeStage != .recorded { self.view.layoutIfNeeded() }
        } completion: { _ in
            self.placeBars()
        }
    }

    func placeBars() {
        placeToolbar()
        guard barTravel == .none else { return }
        let frame = barFrame(hidden: isNavigationBarHidden || barFaults.barIsLost)
        if navigationBar.frame != frame { navigationBar.place(at: frame) }
        (parent as? UITabBarController)?.followVerticalBar()
        // Also needed if a cancelled animation has already moved the bar back.
        topViewController?.viewIfLoaded?.updateSafeArea()
    }

    /// Returns the frame of the navigation bar: below the status bar, or above the top of the view if hidden.
    func barFrame(hidden: Bool) -> CGRect {
        let height = navigationBar.sizeThatFits(view.bounds.size).height
        // A minimized bar may have become lower since.
        let slid = max(-height, view.safeAreaInsets.top - barSlide(above: topViewController))
        let frame = CGRect(x: 0, y: hidden ? -height : slid, width: view.bounds.width, height: height)
        return verticalBar?.beside(frame) ?? frame
    }

    /// Places the toolbar above the bottom safe area inset. A hidden toolbar is placed below the view and then removed.
    private func placeToolbar() {
        let isShown = showsToolbar
        guard isShown || toolbar.superview != nil else { return }
        let height = toolbar.sizeThatFits(view.bounds.size).height
        let bottom = view.bounds.height - view.safeAreaInsets.bottom
        let top = isShown ? bottom - height : view.bounds.height
        toolbar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        if isShown {
            showToolbar()
        } else if UIView.inheritedAnimationDuration == 0 {
            toolbar.removeFromSuperview()
        }
    }

    /// Adds the toolbar, at first below the bottom of the view.
    private func showToolbar() {
        guard toolbar.superview !== view else { return }
        let height = toolbar.sizeThatFits(view.bounds.size).height
        UIView.performWithoutAnimation {
            toolbar.frame = CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: height)
            view.addSubview(toolbar)
        }
    }

    /// Shows the toolbar items of a view controller. After a cancelled change, this restores the old items.
    func showToolbarItems(of screen: UIViewController?, animated: Bool) {
        guard !barFaults.toolbarStays else { return }
        let items = toolbarItems(of: screen)
        guard toolbar.items != items else { return }
        toolbar.setItems(items, animated: animated && showsToolbar)
    }

    /// The height that the toolbar covers at the bottom of the view, including the safe area inset below it.
    var toolbarCover: CGFloat {
        showsToolbar ? view.safeAreaInsets.bottom + toolbar.bounds.height : 0
    }

    /// Whether any view controller on the stack hides the bottom bar (B1.79).
    var hidesBottomBar: Bool {
        for screen in stack where screen.barItems.hidesBottomBar { return true }
        return false
    }

    func moveBottomBar(in transition: RunningTransition?, mayBreak: Bool = false) {
        guard let tabs = parent as? UITabBarController, tabs.shownTab === self else { return }
        if HeadlessQuirks.popsUnderModalsLoseTabBar, let modal = presentedViewController, !modal.isBeingDismissed,
            tabs.barStay == .hidden, !hidesBottomBar
        {
            tabs.hasLostBar = true
        }
        tabs.moveBar(away: hidesBottomBar, in: transition, mayBreak: mayBreak)
    }

    /// Whether a tap on the navigation bar arrives now.
    var takesBarTaps: Bool {
        if change == nil || isInterrupted(by: .pop) { return true }
        guard HeadlessQuirks.barTapsInCustomTransitionsArrive, let stackTransition else { return false }
        return stackTransition.isRunning && !stackTransition.context.isInteractive
    }

    /// Pops after a tap on the back button, if the bar's delegate allows it (B1.72). It is asked at each tap (B16.25).
    func goBackByTap() {
        guard takesBarTaps, let item = topViewController?.navigationItem, stack.count > 1,
            navigationBar.delegate?.navigationBar(navigationBar, shouldPop: item) ?? true
        else { return }
        popViewController(animated: true)
    }
}
