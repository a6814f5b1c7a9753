extension UIViewController {
    func replaceToolbarItems(with items: [UIBarButtonItem]?, animated: Bool) {
        barItems.toolbar = items
        guard let navigation = parent as? UINavigationController, navigation.topViewController === self else { return }
        navigation.toolbar.setItems(navigation.toolbarItems(of: self), animated: animated)
    }
}

/// The items of a view controller for the bars of its containers.
struct ScreenBarItems {
    var toolbar: [UIBarButtonItem]?
    var tab: UITabBarItem?
    /// The tab bar controller to which the view controller was given. A view controller under More can have no parent.
    weak var tabs: UITabBarController?
    /// The value of `hidesBottomBarWhenPushed` when the view controller was pushed (B1.79).
    var hidesBottomBar = false
    /// The scroll views that the app has set for the bars at each edge (B9.12).
    var contentScrollViews: [NSDirectionalRectEdge.RawValue: Weak<UIScrollView>] = [:]
}
