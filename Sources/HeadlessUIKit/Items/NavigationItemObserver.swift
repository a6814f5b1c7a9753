/// A navigation bar that shows an item and follows its changes.
@MainActor
protocol NavigationItemObserver: AnyObject {
    /// Called before a change of the title, the title view or the buttons is reported.
    func navigationItemWasSeated(_ item: UINavigationItem)
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
    /// Called when another appearance was set. Only that of the top item shows.
    func navigationItemAppearanceDidChange(_ item: UINavigationItem)
}
