/// A tab for a search, with the system's title and image.
///
/// It is one among the others. The place of its own that it has in the bars of iOS 26 and of pads is not built.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(
            title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
            viewControllerProvider: viewControllerProvider)
    }
}
