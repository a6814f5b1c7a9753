public import UIKit

@available(iOS 18, *)
extension TabTransitionDriver {
    /// Returns the answer of the app's delegate.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        let drives = verifyDelegate()
        let answer: Bool? = forwarded.call(.other("shouldSelectTab")) {
            $0.flatMap { $0.tabBarController(_:shouldSelectTab:) }?(tabBarController, tab)
        }
        guard answer ?? true else { return false }
        if drives { willSelect(another: tab !== tabBarController.selectedTab) }
        return true
    }

    /// Tells the app's delegate.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {
        forwarded.call(.other("didSelectTab")) {
            $0.flatMap { $0.tabBarController(_:didSelectTab:previousTab:) }?(tabBarController, selectedTab, previousTab)
        }
    }
}
