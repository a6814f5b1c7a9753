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
        if !isToolbarHidden { showToolbar() }
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
            settle()
            self.view.layoutIfNeeded()
        } completion: { _ in
            self.placeBars()
        }
    }

    func placeBars() {
        placeToolbar()
        guard barTravel == .none else { return }
        let frame = barFrame(hidden: isNavigationBarHidden)
        if navigationBar.frame != frame { navigationBar.place(at: frame) }
        (parent as? UITabBarController)?.followVerticalBar()
        // Also needed if a cancelled animation has already moved the bar back.
        topViewController?.viewIfLoaded?.updateSafeArea()
    }

    /// Returns the frame of the navigation bar: below the status bar, or above the top of the view if hidden.
    func barFrame(hidden: Bool) -> CGRect {
        let height = navigationBar.sizeThatFits(view.bounds.size).height
        let frame = CGRect(
            x: 0, y: hidden ? -height : view.safeAreaInsets.top - barSlide(above: topViewController),
            width: view.bounds.width, height: height)
        return verticalBar?.beside(frame) ?? frame
    }

    /// Places the toolbar above the bottom safe area inset. A hidden toolbar is placed below the view and then removed.
    private func placeToolbar() {
        guard !isToolbarHidden || toolbar.superview != nil else { return }
        let height = toolbar.sizeThatFits(view.bounds.size).height
        let bottom = view.bounds.height - view.safeAreaInsets.bottom
        let top = isToolbarHidden ? view.bounds.height : bottom - height
        toolbar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
        if isToolbarHidden {
            if UIView.inheritedAnimationDuration == 0 { toolbar.removeFromSuperview() }
        } else {
            showToolbar()
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
        guard toolbar.items != screen?.toolbarItems else { return }
        toolbar.setItems(screen?.toolbarItems, animated: animated && !isToolbarHidden)
    }

    /// The height that the toolbar covers at the bottom of the view, including the safe area inset below it.
    var toolbarCover: CGFloat {
        isToolbarHidden ? 0 : view.safeAreaInsets.bottom + toolbar.bounds.height
    }

    /// Whether any view controller on the stack hides the bottom bar (B1.79).
    var hidesBottomBar: Bool {
        for screen in stack where screen.barItems.hidesBottomBar { return true }
        return false
    }

    func moveBottomBar(in transition: RunningTransition?) {
        guard let tabs = parent as? UITabBarController, tabs.shownTab === self else { return }
        tabs.moveBar(away: hidesBottomBar, in: transition)
    }

    /// Pops after a tap on the back button, if the bar's delegate allows it (B1.72). It is asked at each tap (B16.25).
    func goBackByTap() {
        guard change == nil || isInterrupted(by: .pop), let item = topViewController?.navigationItem, stack.count > 1,
            navigationBar.delegate?.navigationBar(navigationBar, shouldPop: item) ?? true
        else { return }
        popViewController(animated: true)
    }
}
