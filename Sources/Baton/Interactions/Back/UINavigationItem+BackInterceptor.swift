public import UIKit

extension UINavigationItem {
    /// Called in place of going back, when the user wants to leave this screen. While it is set, the user stays on the
    /// screen. Your own code can still pop it. Nil by default.
    ///
    /// ```swift
    /// navigationItem.backInterceptor = { [weak self] in self?.askWhetherToSave() }
    /// ```
    ///
    /// The swipes back and the escape gesture of VoiceOver call it on a stack with `transitions`; on a stack with a
    /// `SwipePop` alone the swipes do. The back button calls it
    /// on a `BatonNavigationController`, and from iOS 16 on any navigation controller, by the item's `backAction`. If the
    /// app sets a `backAction` of its own, the button performs that one.
    ///
    /// On a stack with neither, UIKit's swipe leaves the screen without a call. Baton gives advice then: on a
    /// `BatonNavigationController` when the screen is shown, and on any other when the back button calls the interceptor.
    public var backInterceptor: (() -> Void)? {
        get { backInterception?.interceptor }
        set {
            guard newValue != nil || backInterception != nil else { return }
            let interception = backInterception ?? BackInterception(on: self)
            BackInterception.key.set(interception, on: self)
            interception.interceptor = newValue
        }
    }

    /// Calls the interceptor, if there is one. Returns whether the user stays.
    @discardableResult
    func interceptsBack() -> Bool {
        backInterception?.intercept() ?? false
    }

    /// Gives advice if there is an interceptor that no swipe calls.
    func adviseOfSwipes() {
        backInterception?.adviseOfSwipes()
    }

    private var backInterception: BackInterception? {
        BackInterception.key.get(from: self) as? BackInterception
    }
}
