public import UIKit

/// A navigation controller whose status bar is that of the bar state on top, and whose clear bars let touches through.
///
/// Both need a class of the controller's own, since UIKit asks nobody else (B8.61). Everything else of Baton's works on a
/// plain navigation controller.
///
/// ```swift
/// let navigationController = BarNavigationController(showing: ListScreen())
/// navigationController.transitions = .slide
/// ```
open class BarNavigationController: UINavigationController {
    /// A stack with its first screen, and Baton's own bar.
    public convenience init(showing root: UIViewController) {
        self.init(navigationBarClass: BarNavigationBar.self, toolbarClass: nil)
        setViewControllers([root], animated: false)
    }

    /// The style that the state on top names, or else what UIKit makes of the bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        styleOnTop ?? super.preferredStatusBarStyle
    }

    /// Nobody else is asked where the state on top names a style.
    open override var childForStatusBarStyle: UIViewController? {
        styleOnTop == nil ? super.childForStatusBarStyle : nil
    }

    private var styleOnTop: UIStatusBarStyle? {
        guard let item = topViewController?.navigationItem else { return nil }
        let inherited = transitions?.barState ?? item.barCarrier?.stackState ?? BarState()
        return item.barState.over(inherited).statusBarStyle
    }
}
