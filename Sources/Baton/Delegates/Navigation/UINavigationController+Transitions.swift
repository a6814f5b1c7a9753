public import UIKit

extension UINavigationController {
    /// How the screens of this stack change. There is nothing to retain.
    ///
    /// ```swift
    /// navigationController.transitions = .slide
    /// ```
    ///
    /// The first value makes a `NavigationTransitionDriver` the delegate, in front of the app's own. Another value counts from
    /// the next transition on. With nil the driver leaves: the bar and the swipe are as they were before, and the delegate is the
    /// app's.
    public var transitions: NavigationTransitions? {
        get { NavigationTransitionDriver.driver(of: self)?.transitions }
        set {
            if let newValue {
                NavigationTransitionDriver.drive(self, by: newValue)
            } else {
                NavigationTransitionDriver.driver(of: self)?.leave()
            }
        }
    }
}
