public import UIKit

extension UITabBarController {
    /// How the screens of the tabs change. There is nothing to retain.
    ///
    /// ```swift
    /// tabBarController.transitions = .slide
    /// ```
    ///
    /// The first value makes a `TabTransitionDriver` the delegate, in front of the app's own. Another value counts from the
    /// next change on. With nil the driver leaves, and gives the delegate back.
    public var transitions: TabTransitions? {
        get { TabTransitionDriver.driver(of: self)?.transitions }
        set {
            if let newValue {
                TabTransitionDriver.drive(self, by: newValue)
            } else {
                TabTransitionDriver.driver(of: self)?.leave()
            }
        }
    }
}
