import Foundation

/// What the navigation bar above a scroll view means for it.
@MainActor
struct BarCover {
    /// How much of the scroll view is under the bar, without the large title.
    var height: CGFloat
    /// The height of the large title at the top of the scroll view.
    var largeTitle: CGFloat
    /// The height of the search bar below the large title.
    var search: CGFloat
    var title: BarTitleStyle
    var item: UINavigationItem
    /// How far above the content the large title begins, with the search bar between them.
    var start: CGFloat { largeTitle > 0 ? largeTitle + search : 0 }
    /// Whether the bar shows no edge effect under it because an appearance paints its background (U7).
    var hidesEffect: Bool
}

extension UIScrollView {
    /// The navigation bar above the scroll view, if this is the content scroll view of a screen.
    var barCover: BarCover? {
        for screen in screens {
            guard let stack = screen.parent as? UINavigationController,
                screen.observableScrollView(for: .top) === self
            else { continue }
            return stack.cover(of: screen, over: self)
        }
        return nil
    }
}

extension UIScrollView {
    /// Returns the place on the view of a screen, which does not include how far the content has scrolled.
    func place(on view: UIView) -> CGRect {
        view === self ? CGRect(origin: .zero, size: bounds.size) : convert(bounds, to: view)
    }
}

extension UINavigationController {
    /// Returns what the bar means for the scroll view of a screen, or nil if the screen is not on the stack. A screen that
    /// is leaving keeps what it had.
    func cover(of screen: UIViewController, over content: UIScrollView) -> BarCover? {
        let screens = stack.contains(screen) ? stack : change?.old ?? []
        guard !isNavigationBarHidden, let place = screens.index(of: screen), let view = screen.viewIfLoaded else {
            return nil
        }
        let item = screen.navigationItem
        let metrics = navigationBar.metrics(for: .stack(screens[...place]))
        let look = navigationBar.look(of: item)
        let start = contentFrame(for: screen).minY + content.place(on: view).minY
        let bottom = self.view.safeAreaInsets.top + metrics.backgroundHeight - barSlide(above: screen)
        let isPainted = look.background != .transparent
        return BarCover(
            height: max(0, bottom - start), largeTitle: metrics.largeTitle, search: metrics.searchRoom,
            title: look.title, item: item,
            hidesEffect: isPainted && HeadlessQuirks.paintedBarHidesEdgeEffect)
    }

    /// Returns the scroll view that shows the large title of an item, in the iOS 26 design.
    func titleScrollView(of item: UINavigationItem?) -> UIScrollView? {
        HeadlessDevice.hasGlass ? screen(of: item)?.observableScrollView(for: .top) : nil
    }
}
