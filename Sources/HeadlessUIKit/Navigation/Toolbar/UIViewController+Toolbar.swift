extension UIViewController {
    /// What the toolbar of the navigation controller shows while this screen is on top.
    public var toolbarItems: [UIBarButtonItem]? {
        get { barItems.toolbar }
        set { setToolbarItems(newValue, animated: false) }
    }

    public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        barItems.toolbar = toolbarItems
        guard let navigation = parent as? UINavigationController, navigation.topViewController === self else { return }
        navigation.toolbar.setItems(toolbarItems, animated: animated)
    }
}

/// What a screen has for the bars of its containers.
struct ScreenBarItems {
    var toolbar: [UIBarButtonItem]?
    var tab: UITabBarItem?
    /// What `hidesBottomBarWhenPushed` said when the screen was pushed (B1.79).
    var hidesBottomBar = false
}
