public import UIKit

/// A navigation controller that no other delegate can take from Baton. Its clear bars let touches through, and its status bar
/// has the style of the bar state on top.
///
/// Use it where you can choose the class. Transitions and bars work on a plain navigation controller too.
///
/// ```swift
/// let navigationController = BatonNavigationController(showing: ListScreen())
/// navigationController.transitions = .slide
/// navigationController.delegate = self  // Also afterwards: Baton goes on, and forwards every call.
/// ```
open class BatonNavigationController: UINavigationController {
    /// Creates a stack with its first screen and a `BatonNavigationBar`.
    public convenience init(showing root: UIViewController) {
        self.init(navigationBarClass: BatonNavigationBar.self, toolbarClass: nil)
        setViewControllers([root], animated: false)
    }

    // MARK: Delegate

    /// The delegate.
    ///
    /// While there are `transitions`, what is set here becomes the app's delegate: it gets every call, and where both answer,
    /// its answer counts. Reading this property gives the delegate that UIKit has, which is Baton's driver then.
    open override var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set {
            guard let driver = NavigationTransitionDriver.driver(of: self), newValue !== driver else {
                return super.delegate = newValue
            }
            driver.forward(to: newValue)
        }
    }

    /// The delegate that UIKit has.
    var uikitDelegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }

    // MARK: Changes without a delegate call

    /// The screens of the stack.
    open override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set {
            super.viewControllers = newValue
            stackDidChange()
        }
    }

    /// Replaces the screens of the stack.
    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        super.setViewControllers(viewControllers, animated: animated)
        stackDidChange()
    }

    /// The stack is in the window again. It may have been changed meanwhile (B1.14).
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        stackDidChange()
    }

    private func stackDidChange() {
        NavigationTransitionDriver.driver(of: self)?.stackDidChange()
    }

    // MARK: Status bar

    /// The style that the state on top names, or else what UIKit makes of the bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        styleOnTop ?? super.preferredStatusBarStyle
    }

    /// Nil where the state on top names a style, so that nobody else is asked.
    open override var childForStatusBarStyle: UIViewController? {
        styleOnTop == nil ? super.childForStatusBarStyle : nil
    }

    private var styleOnTop: UIStatusBarStyle? {
        guard let item = topViewController?.navigationItem else { return nil }
        let inherited = transitions?.barState ?? item.barCarrier?.stackState ?? BarState()
        return item.barState.over(inherited).statusBarStyle
    }
}
