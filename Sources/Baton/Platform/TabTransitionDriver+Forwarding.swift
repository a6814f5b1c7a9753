#if !HEADLESS_UIKIT
    public import UIKit

    /// What only an app on a device implements.
    extension TabTransitionDriver {
        public func tabBarController(
            _ t: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
        ) {
            forwarded.call(.other("willBeginCustomizing")) {
                $0?.tabBarController?(t, willBeginCustomizing: viewControllers)
            }
        }
        public func tabBarController(
            _ t: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
        ) {
            forwarded.call(.other("willEndCustomizing")) {
                $0?.tabBarController?(t, willEndCustomizing: viewControllers, changed: changed)
            }
        }
        public func tabBarController(
            _ t: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
        ) {
            forwarded.call(.other("didEndCustomizing")) {
                $0?.tabBarController?(t, didEndCustomizing: viewControllers, changed: changed)
            }
        }
    }

    @available(iOS 18, *)
    extension TabTransitionDriver {
        public func tabBarControllerWillBeginEditing(_ t: UITabBarController) {
            forwarded.call(.other("tabBarControllerWillBeginEditing")) { $0?.tabBarControllerWillBeginEditing?(t) }
        }
        public func tabBarControllerDidEndEditing(_ t: UITabBarController) {
            forwarded.call(.other("tabBarControllerDidEndEditing")) { $0?.tabBarControllerDidEndEditing?(t) }
        }
        public func tabBarController(_ t: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {
            forwarded.call(.other("displayOrderDidChangeFor")) {
                $0?.tabBarController?(t, displayOrderDidChangeFor: group)
            }
        }
        public func tabBarController(_ t: UITabBarController, visibilityDidChangeFor changed: [UITab]) {
            forwarded.call(.other("visibilityDidChangeFor")) {
                $0?.tabBarController?(t, visibilityDidChangeFor: changed)
            }
        }
        public func tabBarController(
            _ t: UITabBarController, displayedViewControllersFor tab: UITab,
            proposedViewControllers proposed: [UIViewController]
        ) -> [UIViewController] {
            forwarded.call(.other("displayedViewControllersFor")) {
                $0?.tabBarController?(t, displayedViewControllersFor: tab, proposedViewControllers: proposed)
            } ?? proposed
        }
        public func tabBarController(
            _ t: UITabBarController, tab: UITab, operationForAcceptingItemsFrom session: any UIDropSession
        ) -> UIDropOperation {
            forwarded.call(.other("operationForAcceptingItemsFrom")) {
                $0?.tabBarController?(t, tab: tab, operationForAcceptingItemsFrom: session)
            } ?? .cancel
        }
        public func tabBarController(
            _ t: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession
        ) {
            forwarded.call(.other("acceptItemsFrom")) { $0?.tabBarController?(t, tab: tab, acceptItemsFrom: session) }
        }
    }
#endif
