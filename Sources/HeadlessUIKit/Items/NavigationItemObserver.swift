/// A navigation bar that shows an item and follows its changes.
@MainActor
protocol NavigationItemObserver: AnyObject {
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
    /// Called when another appearance was set. Only that of the top item shows.
    func navigationItemAppearanceDidChange(_ item: UINavigationItem)
}
