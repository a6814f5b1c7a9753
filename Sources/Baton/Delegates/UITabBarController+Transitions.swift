public import UIKit

extension UITabBarController {
    private static let transitionsKey = AssociationKey()

    /// How the screens of the tabs change, with nothing to retain.
    ///
    /// ```swift
    /// tabBarController.transitions = .slide
    /// ```
    ///
    /// Setting it makes Baton the delegate in front of the app's own; setting nil gives the delegate back.
    public var transitions: TabTransitions? {
        get { Self.transitionsKey.get(from: self) as? TabTransitions }
        set {
            transitions?.uninstall()
            Self.transitionsKey.set(newValue, on: self)
            newValue?.install(on: self)
        }
    }
}
