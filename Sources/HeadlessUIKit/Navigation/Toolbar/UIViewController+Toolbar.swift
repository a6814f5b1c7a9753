extension UIViewController {
    func replaceToolbarItems(with items: [UIBarButtonItem]?, animated: Bool) {
        barItems.toolbar = items
        guard let navigation = parent as? UINavigationController, navigation.topViewController === self else { return }
        navigation.toolbar.setItems(items, animated: animated)
    }
}

/// What a screen has for the bars of its containers.
struct ScreenBarItems {
    var toolbar: [UIBarButtonItem]?
    var tab: UITabBarItem?
    /// The tab bar controller that was given the screen, which may have it under More without a parent.
    weak var tabs: UITabBarController?
    /// What `hidesBottomBarWhenPushed` said when the screen was pushed (B1.79).
    var hidesBottomBar = false
    /// The scroll views that bars at an edge follow, where somebody said so (B9.12).
    var contentScrollViews: [NSDirectionalRectEdge.RawValue: Weak<UIScrollView>] = [:]
}
