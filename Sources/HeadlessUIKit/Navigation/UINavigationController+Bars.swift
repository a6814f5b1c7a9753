import Foundation

extension UINavigationController {
    /// Puts both bars where they belong and lays out what is between them.
    ///
    /// By itself a bar comes and goes vertically (B1.76).
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
        if navigationBar.frame != frame { navigationBar.frame = frame }
        // Also where a cancelled animation has put the bar back by itself.
        topViewController?.viewIfLoaded?.updateSafeArea()
    }

    /// Below the status bar; out of sight above the screen when hidden.
    func barFrame(hidden: Bool) -> CGRect {
        let height = navigationBar.sizeThatFits(view.bounds.size).height
        return CGRect(
            x: 0, y: hidden ? -height : view.safeAreaInsets.top, width: view.bounds.width, height: height)
    }

    /// Above what the window covers at the bottom; below the screen, and then out of the tree, when hidden.
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

    /// A toolbar that comes in starts below the screen.
    private func showToolbar() {
        guard toolbar.superview !== view else { return }
        let height = toolbar.sizeThatFits(view.bounds.size).height
        UIView.performWithoutAnimation {
            toolbar.frame = CGRect(x: 0, y: view.bounds.height, width: view.bounds.width, height: height)
            view.addSubview(toolbar)
        }
    }

    /// New items come with their screen; a cancel brings the old ones back.
    func showToolbarItems(of screen: UIViewController?, animated: Bool) {
        guard toolbar.items != screen?.toolbarItems else { return }
        toolbar.setItems(screen?.toolbarItems, animated: animated && !isToolbarHidden)
    }

    /// How much of the screen's bottom the toolbar takes, with what it stands above.
    var toolbarCover: CGFloat {
        isToolbarHidden ? 0 : view.safeAreaInsets.bottom + toolbar.bounds.height
    }

    /// Hidden while any screen from the one that hides it up to the top is on the stack (B1.79).
    var hidesBottomBar: Bool {
        stack.contains { $0.barItems.hidesBottomBar }
    }

    func moveBottomBar(in transition: Transition?) {
        guard let tabs = parent as? UITabBarController, tabs.selectedTab === self else { return }
        tabs.moveBar(away: hidesBottomBar, in: transition)
    }

    /// The back button was tapped: a bar delegate that the controller may be agrees, or nothing happens (B1.72).
    func goBackByTap() {
        guard change == nil, let item = topViewController?.navigationItem, stack.count > 1,
            navigationBar.delegate?.navigationBar(navigationBar, shouldPop: item) ?? true
        else { return }
        popViewController(animated: true)
    }
}
