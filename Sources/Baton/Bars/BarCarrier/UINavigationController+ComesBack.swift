import UIKit

extension UINavigationController {
    /// Whether a stack that is out of its window comes back by itself, because a presentation covers it, or because its
    /// container shows another view controller, such as that of another tab. A stack that was dismissed, or that was the
    /// root of its window, does not.
    var comesBack: Bool {
        let root = sequence(first: self as UIViewController) { $0.parent }.reduce(self) { $1 }
        guard !root.isBeingDismissed else { return false }
        return presentedViewController != nil || !isShownByItsContainers
    }
}

extension UIViewController {
    /// Whether no container hides the view controller, as far as Baton can tell: it has none, or is the selected tab.
    fileprivate var isShownByItsContainers: Bool {
        guard let parent else { return true }
        guard let tabs = parent as? UITabBarController, tabs.selectedViewController === self else { return false }
        return tabs.isShownByItsContainers
    }
}
