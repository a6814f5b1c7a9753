public import UIKit

extension UINavigationController {
    /// The transitions of this navigation controller. The app does not need to retain any object.
    ///
    /// ```swift
    /// navigationController.transitions = .slide
    /// ```
    ///
    /// The first value sets a `NavigationTransitionDriver` as the delegate, which forwards to the app's own delegate. A
    /// later value takes effect with the next transition. With nil the driver leaves: the bar, the swipe and the app's
    /// delegate are restored.
    public var transitions: NavigationTransitions? {
        get {
            guard let driver = NavigationTransitionDriver.driver(of: self), driver.verifyDelegate() else { return nil }
            return driver.transitions
        }
        set {
            if let newValue {
                NavigationTransitionDriver.drive(self, by: newValue)
            } else {
                NavigationTransitionDriver.driver(of: self)?.leave()
            }
        }
    }
}
