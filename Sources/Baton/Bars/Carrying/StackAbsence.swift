import UIKit

/// Why a stack that UIKit keeps is not in a window.
enum StackAbsence {
    /// A presentation covers the stack.
    case covered
    /// The container of the stack shows another view controller, such as that of another tab.
    case unselected

    /// Returns nil for a stack that will not come back by itself: it was dismissed, or it was the root of its window.
    @MainActor
    init?(_ stack: UINavigationController) {
        let root = sequence(first: stack as UIViewController) { $0.parent }.reduce(stack) { $1 }
        if root.isBeingDismissed { return nil }
        if stack.presentedViewController != nil {
            self = .covered
        } else if stack.isShownByItsContainers {
            return nil
        } else {
            self = .unselected
        }
    }
}

extension UIViewController {
    /// Whether no container hides the view controller, as far as Baton can tell: it has none, or it is the selected one
    /// of a tab bar controller.
    fileprivate var isShownByItsContainers: Bool {
        guard let parent else { return true }
        guard let tabs = parent as? UITabBarController, tabs.selectedViewController === self else { return false }
        return tabs.isShownByItsContainers
    }
}
