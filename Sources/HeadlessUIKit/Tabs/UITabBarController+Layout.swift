import Foundation

extension UITabBarController {
    /// Installs the selected view controller's view and removes all other views from the host view.
    func showSelected() {
        guard isViewLoaded else { return }
        layOutSelected()
        let selected = shownTab?.viewIfLoaded
        for view in host.subviews where view !== selected { view.removeFromSuperview() }
        for tab in shownTabs where tab !== shownTab { tab.viewIfLoaded?.removeFromSuperview() }
        followStack()
        view.setNeedsLayout()
    }

    /// Hides or shows the bar as the stack of the selected tab wants it (B1.79).
    func followStack() {
        moveBar(away: (shownTab as? UINavigationController)?.hidesBottomBar ?? false, in: nil)
    }

    /// Sets the selected view controller's view to its content frame, and adds it to the host view. Not called while a
    /// transition moves the view.
    func layOutSelected() {
        guard let selected = shownTab, appearance != .disappeared else { return }
        let view: UIView = selected.view
        let frame = contentFrame(for: selected)
        if view.frame != frame { view.frame = frame }
        guard view.superview !== host else { return }
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(view)
    }

    func placeBar() {
        guard barStay != .moving else { return }
        let frame = barFrame(isAway: barStay == .hidden)
        if tabBar.frame != frame { tabBar.frame = frame }
        placeAccessory()
    }

    /// Moves the bar between the bottom and the side, if a push or pop has changed that (B21.5).
    func followVerticalBar() {
        guard HeadlessDevice.hasVerticalBars, tabBar.frame != barFrame(isAway: barStay == .hidden) else {
            return
        }
        placeBar()
        tabBar.setNeedsLayout()
        shownTabs.forEach { $0.viewIfLoaded?.updateSafeArea() }
    }

    /// Whether the bar covers a part of the screens.
    private var coversScreens: Bool {
        switch barStay {
        case .shown, .moving: !isTabBarHidden
        case .hidden, .stranded: false
        }
    }

    /// The height that the bar covers at the bottom of the view.
    var barCover: CGFloat { coversScreens ? tabBar.bounds.height : 0 }

    /// Returns the frame of the bar. A bar that the app hides is below its place.
    func barFrame(isAway: Bool) -> CGRect {
        var frame = barPlace(isAway: isAway)
        if isTabBarHidden { frame.origin.y = view.bounds.height }
        return frame
    }

    /// Returns the place of the bar at the bottom. A hidden bar is placed beside the screen, on the side to which a
    /// covered view controller moves in a push.
    func barPlace(isAway: Bool) -> CGRect {
        if let verticalBar {
            let frame = verticalBar.tabBar(in: view.bounds)
            return isAway ? frame.offsetBy(dx: verticalBar.isLeading ? -frame.width : frame.width, dy: 0) : frame
        }
        let height = tabBar.sizeThatFits(view.bounds.size).height
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = view.bounds.width
        return CGRect(
            x: isAway ? (isMirrored ? width : -width) : 0, y: view.bounds.height - height, width: width, height: height)
    }

    func contentFrame(for child: UIViewController) -> CGRect {
        let whole = host.bounds
        guard verticalBar == nil else { return whole }
        let extends =
            child.edgesForExtendedLayout.contains(.bottom)
            && (!tabBar.showsOpaque || child.extendedLayoutIncludesOpaqueBars)
        guard !extends, coversScreens else { return whole }
        return CGRect(x: 0, y: 0, width: whole.width, height: max(0, whole.height - tabBar.bounds.height))
    }

    /// Returns the safe area insets of a child. Unless the bar is hidden, they include the part of the child's view
    /// that the bar covers (B1.80).
    func contentInsets(for child: UIViewController) -> UIEdgeInsets {
        var insets = view.safeAreaInsets
        guard coversScreens else { return insets }
        if let verticalBar { return verticalBar.insets(insets) }
        let below = host.bounds.height - contentFrame(for: child).height
        insets.bottom = max(0, tabBar.bounds.height - below)
        return insets
    }
}
