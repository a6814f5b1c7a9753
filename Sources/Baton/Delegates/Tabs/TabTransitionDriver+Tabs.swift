public import UIKit

@available(iOS 18, *)
extension TabTransitionDriver {
    /// Returns the answer of the app's delegate.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect tab: UITab) -> Bool {
        let drives = verifyDelegate()
        let answer: Bool? = forwarded.call(.other("shouldSelect tab")) {
            let method: ((UITabBarController, UITab) -> Bool)? = $0?.tabBarController(_:shouldSelect:)
            return method?(tabBarController, tab)
        }
        guard answer ?? true else { return false }
        if drives { endRunningTransition() }
        return true
    }

    /// Tells the app's delegate.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelect selectedTab: UITab, previousTab: UITab?
    ) {
        forwarded.call(.other("didSelect tab")) {
            $0.flatMap { $0.tabBarController(_:didSelect:previousTab:) }?(tabBarController, selectedTab, previousTab)
        }
    }
}
