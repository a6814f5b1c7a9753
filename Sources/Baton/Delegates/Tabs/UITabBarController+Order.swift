import UIKit

extension UITabBarController {
    /// The view controllers of the tabs in their order. An app can give a tab bar controller either of the two.
    var screensInOrder: [UIViewController] {
        if let viewControllers, !viewControllers.isEmpty { return viewControllers }
        guard #available(iOS 18, *) else { return [] }
        return tabs.flatMap(\.screens)
    }
}

@available(iOS 18, *)
extension UITab {
    /// The view controller of the tab, and those of the tabs in it.
    fileprivate var screens: [UIViewController] {
        let inside = (self as? UITabGroup)?.children ?? []
        return [viewController].compactMap { $0 } + inside.flatMap(\.screens)
    }
}
