/// The bar that shows an item and has to follow its changes.
@MainActor
protocol NavigationItemObserver: AnyObject {
    func navigationItemDidChange(_ item: UINavigationItem, animated: Bool)
}
