import Foundation

extension UINavigationController {
    /// Bars minimize on iOS 27 and later, in the iOS 26 design (B17.60).
    private var minimizesBars: Bool { HeadlessDevice.hasGlass && HeadlessDevice.current.systemVersion >= 27 }

    /// Returns how far the bar has slid away above a screen.
    func barSlide(above screen: UIViewController?) -> CGFloat {
        guard minimizesBars else { return 0 }
        return screen?.observableScrollView(for: .top)?.barSlide.distance ?? 0
    }

    /// Returns how far the safe area of a screen follows the bar that slides away (B17.62).
    func safeAreaSlide(of screen: UIViewController) -> CGFloat {
        screen.navigationItem.navigationBarMinimization.safeAreaAdjustment == .disabled ? 0 : barSlide(above: screen)
    }

    /// Slides the bar with the content. Returns whether the slide has changed.
    func slideBar(with content: UIScrollView, of screen: UIViewController) -> Bool {
        guard minimizesBars, screen === topViewController, change == nil, !isNavigationBarHidden else { return false }
        let former = content.barSlide
        let past = content.contentOffset.y + content.restingInset.top
        let distance = former.distance(
            after: past, screen.navigationItem.navigationBarMinimization, full: navigationBar.frame.height + top,
            isDragged: content.isDragging || content.isDecelerating)
        content.barSlide.past = past
        guard distance != former.distance else { return false }
        content.barSlide.distance = distance
        let share = min(safeAreaSlide(of: screen), navigationBar.frame.height)
        content.barSlide.insetShare = content.safeShare.top > 0 ? share : 0
        return true
    }

    private var top: CGFloat { view.safeAreaInsets.top }

    /// Brings a minimized bar back at the start of a change, unless it stays minimized (B17.64).
    func restoreBar(above screen: UIViewController?) {
        guard minimizesBars, !HeadlessQuirks.minimizedBarsReturnMinimized,
            let content = screen?.observableScrollView(for: .top), content.barSlide.distance > 0
        else { return }
        content.barSlide.distance = 0
        content.barSlide.insetShare = 0
    }
}
