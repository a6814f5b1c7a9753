public import UIKit

extension UITabBarController {
    /// The transitions of this tab bar controller. The app does not need to retain any object.
    ///
    /// ```swift
    /// tabBarController.transitions = .slideAcross
    /// ```
    ///
    /// The first value sets a `TabTransitionDriver` as the delegate, which forwards to the app's own delegate. A later
    /// value takes effect with the next change. With nil the driver leaves, and the app's delegate is restored.
    ///
    /// If the app sets another delegate afterwards, or nil, this property is nil, and reading it has no effect. Nothing of
    /// Baton's is left over. Baton gives advice if that delegate forwards a call to the driver, or if the app assigns to this
    /// property.
    public var transitions: TabTransitions? {
        get { TabTransitionDriver.driver(of: self)?.transitions }
        set {
            if let newValue {
                TabTransitionDriver.drive(self, by: newValue)
            } else if let driver = TabTransitionDriver.known(of: self), driver.verifyDelegate() {
                driver.leave()
            }
        }
    }
}
