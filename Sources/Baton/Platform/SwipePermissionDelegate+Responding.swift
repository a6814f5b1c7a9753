#if !HEADLESS_UIKIT
    import UIKit

    extension SwipePermissionDelegate {
        /// True also for what only UIKit's own delegate implements, which is retained. What the app's delegate can implement is
        /// written out.
        nonisolated override func responds(to aSelector: Selector!) -> Bool {
            super.responds(to: aSelector) || isUIKits && former?.responds(to: aSelector) == true
        }

        nonisolated override func forwardingTarget(for aSelector: Selector!) -> Any? {
            isUIKits ? former : super.forwardingTarget(for: aSelector)
        }

        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
            let ask: ((UIGestureRecognizer, UIPress) -> Bool)? = former?.gestureRecognizer(_:shouldReceive:)
            return ask?(gestureRecognizer, press) ?? true
        }
    }
#endif
