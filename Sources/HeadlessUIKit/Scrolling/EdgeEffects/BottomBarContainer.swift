import Foundation

/// A container view controller with a bar at the bottom.
@MainActor
protocol BottomBarContainer: UIViewController {
    /// The height of what the bar covers at the bottom of the view. It is zero without a bar.
    var bottomBarHeight: CGFloat { get }
    /// Whether an appearance paints the bar.
    var isBottomBarPainted: Bool { get }
    func contentFrame(for child: UIViewController) -> CGRect
}

extension UINavigationController: BottomBarContainer {
    /// A toolbar is above the tab bar and covers more.
    var bottomBarHeight: CGFloat {
        guard isToolbarHidden else { return toolbarCover }
        return outerBar.map { $0.barCover > 0 ? $0.contentInsets(for: self).bottom : 0 } ?? 0
    }

    var isBottomBarPainted: Bool { isToolbarHidden ? outerBar?.isBottomBarPainted ?? false : toolbar.isPainted }

    private var outerBar: UITabBarController? { parent as? UITabBarController }
}

extension UITabBarController: BottomBarContainer {
    var bottomBarHeight: CGFloat { barCover }
    var isBottomBarPainted: Bool { tabBar.isPainted }
}

extension UIScrollView {
    /// How much of the scroll view is under a toolbar or tab bar that has an edge effect, if this is the content scroll
    /// view of a screen.
    var bottomBarCover: CGFloat {
        for screen in screens {
            guard let container = screen.parent as? any BottomBarContainer,
                screen.observableScrollView(for: .bottom) === self, let view = screen.viewIfLoaded
            else { continue }
            if container.isBottomBarPainted, HeadlessQuirks.paintedBarHidesEdgeEffect { return 0 }
            let end = container.contentFrame(for: screen).minY + place(on: view).maxY
            return max(0, end - container.view.bounds.height + container.bottomBarHeight)
        }
        return 0
    }
}
