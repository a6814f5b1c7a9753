/// A navigation bar that shows an item and follows its changes.
@MainActor
protocol NavigationItemObserver: AnyObject {
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
}
