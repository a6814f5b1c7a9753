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
    ///
    /// If the app sets another delegate afterwards, or nil, this property is nil, and reading it has no effect. Set a value
    /// again to have Baton forward to that delegate. UIKit does not tell Baton of another delegate. Baton restores the bar
    /// and the swipes, and gives advice, with the next of these events:
    ///
    /// - A bar that Baton paints is laid out, or enters or leaves a window.
    /// - The bar state of the visible screen changes, or its content scrolls if the background depends on it.
    /// - A finger touches the stack while Baton decides on its swipes: where it animates pops, hides the bar, or a screen
    ///   has a `backInterceptor`.
    /// - The new delegate forwards a call to the driver.
    /// - The app assigns to this property, also to a part of it: `transitions?.swipe.area = .off`.
    ///
    /// Where nothing is painted and nothing is touched, Baton does not notice, and nothing of Baton's is visible.
    ///
    /// A subclass that sets its `delegate` in `viewDidLoad`, and a delegate proxy that sets itself again and again, should
    /// be based on `BatonNavigationController`, where Baton forwards to a delegate that is set later. On another navigation
    /// controller pass the delegate to `forwardedDelegate(_:)`.
    public var transitions: NavigationTransitions? {
        get { NavigationTransitionDriver.driver(of: self)?.transitions }
        set {
            if let newValue {
                NavigationTransitionDriver.drive(self, by: newValue)
            } else if let driver = NavigationTransitionDriver.known(of: self) {
                driver.checkSeat()
                driver.leave()
            }
        }
    }
}
