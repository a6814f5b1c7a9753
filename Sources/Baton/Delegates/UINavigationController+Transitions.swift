public import UIKit

extension UINavigationController {
    private static let transitionsKey = AssociationKey()

    /// How this stack's screens change, with nothing to retain.
    ///
    /// ```swift
    /// navigationController.transitions = .slide
    /// ```
    ///
    /// Setting it makes Baton the delegate in front of the app's own; setting nil gives the delegate, the bar and the
    /// swipe back as they were.
    public var transitions: NavigationTransitions? {
        get { Self.transitionsKey.get(from: self) as? NavigationTransitions }
        set {
            transitions?.uninstall()
            Self.transitionsKey.set(newValue, on: self)
            newValue?.install(on: self)
        }
    }
}
