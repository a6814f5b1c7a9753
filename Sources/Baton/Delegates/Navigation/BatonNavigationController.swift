public import UIKit

/// A navigation controller that keeps Baton's driver as its delegate when the app sets another delegate.
///
/// Touches pass through its clear bars, and its status bar has the style of the top view controller's bar state.
///
/// Use it where you can choose the class. Transitions and bars work on a plain navigation controller too. Without
/// `transitions` it gives advice about screens with a `barState` or a `backInterceptor`.
///
/// ```swift
/// let navigationController = BatonNavigationController(showing: ListScreen())
/// navigationController.transitions = .slide
/// navigationController.delegate = self  // Also afterwards: Baton keeps working, and forwards every call.
/// ```
open class BatonNavigationController: UINavigationController {
    /// Creates a navigation controller with its root view controller and a `BatonNavigationBar`.
    public convenience init(showing root: UIViewController) {
        self.init(navigationBarClass: BatonNavigationBar.self, toolbarClass: nil)
        setViewControllers([root], animated: false)
    }

    private var driver: NavigationTransitionDriver? { .known(of: self) }

    // MARK: Delegate

    /// The delegate of the navigation controller.
    ///
    /// While `transitions` is set, a new value becomes the app's delegate: it receives every call, and where both the
    /// app's delegate and Baton have an answer, the answer of the app's delegate is used. Reading this property returns
    /// the delegate that is set in UIKit, which is then Baton's driver.
    open override var delegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set {
            guard let driver, newValue !== driver else {
                return super.delegate = newValue
            }
            driver.forward(to: newValue)
        }
    }

    /// The delegate that is set in UIKit.
    var uikitDelegate: (any UINavigationControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }

    // MARK: Changes while another one runs

    /// The view controller that was pushed last, while UIKit lets it wait for the end of what runs (B1.50).
    private weak var waiting: UIViewController?

    /// Pushes a view controller. A push or pop of Baton's that still runs is ended first, so that this one begins at once, from where
    /// the screens are visible.
    ///
    /// If that was a cancelled pop, it may have put the view controller back on the stack. Then those above it are popped.
    open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        let wasOnStack = viewControllers.contains(viewController)
        endRunningTransition(beforeAnimated: animated, to: viewController)
        guard !wasOnStack, viewControllers.contains(viewController) else {
            super.pushViewController(viewController, animated: animated)
            waiting = viewControllers.contains(viewController) ? nil : viewController
            return
        }
        super.popToViewController(viewController, animated: animated)
    }

    /// Pops the top view controller. A push or pop of Baton's that still runs is ended first.
    @discardableResult
    open override func popViewController(animated: Bool) -> UIViewController? {
        endRunningTransition(beforeAnimated: animated, to: viewControllers.dropLast().last ?? topViewController)
        return super.popViewController(animated: animated)
    }

    /// Pops to a view controller. A push or pop of Baton's that still runs is ended first.
    ///
    /// If that takes the view controller off the stack, as the end of a cancelled push does, nothing is popped.
    @discardableResult
    open override func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        let wasOnStack = viewControllers.contains(viewController)
        endRunningTransition(beforeAnimated: animated, to: viewController)
        if wasOnStack, !viewControllers.contains(viewController) { return nil }
        return super.popToViewController(viewController, animated: animated)
    }

    /// Pops to the root view controller. A push or pop of Baton's that still runs is ended first.
    @discardableResult
    open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        endRunningTransition(beforeAnimated: animated, to: viewControllers.first)
        return super.popToRootViewController(animated: animated)
    }

    /// Ends a push or pop that still runs, unless the call leaves the top view controller as it is. Another view controller is on top
    /// at the end of a cancelled push or pop, and where a push waits.
    private func endRunningTransition(beforeAnimated isAnimated: Bool, to top: UIViewController?) {
        let waits = waiting.map { !viewControllers.contains($0) } ?? false
        guard let driver, top !== topViewController || waits || driver.isRunningBack else { return }
        driver.running?.end(because: .change(isAnimated: isAnimated))
    }

    // MARK: A path

    private lazy var path = StackPath(of: self)

    /// Shows a path of view controllers: pushes, pops or replaces those at the end that differ.
    ///
    /// Use it where something else owns the path, such as a coordinator or a SwiftUI state. While a finger holds a transition, the path
    /// waits for the outcome. Without transitions the stack gets `.system`.
    public func show(_ path: [UIViewController], animated: Bool = true) {
        if transitions == nil { transitions = .system }
        self.path.show(path, animated: animated)
    }

    /// Called when the user has gone back, with the view controllers of the stack, and after a swipe back that was cancelled. It is not
    /// called for what `show(_:animated:)` does.
    ///
    /// ```swift
    /// navigationController.onPathChange = { [model] screens in model.keep(screens.count) }
    /// ```
    public var onPathChange: (([UIViewController]) -> Void)? {
        get { path.onChange }
        set { path.onChange = newValue }
    }

    // MARK: Changes without a delegate call

    /// The view controllers of the navigation stack.
    open override var viewControllers: [UIViewController] {
        get { super.viewControllers }
        set {
            super.viewControllers = newValue
            driver?.stackDidChange()
        }
    }

    /// Replaces the view controllers of the navigation stack.
    open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        endRunningTransition(beforeAnimated: animated, to: viewControllers.last)
        super.setViewControllers(viewControllers, animated: animated)
        driver?.stackDidChange()
    }

    /// Updates the driver when the stack appears in the window again. The stack may have changed in the meantime
    /// (B1.14).
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        driver?.stackAppears()
    }

    // MARK: Without transitions

    /// Gives advice if the screen that has appeared asks for something that only a stack with transitions does.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard driver == nil, let top = topViewController, top.viewIfLoaded?.window != nil else { return }
        if viewControllers.count > 1 { top.navigationItem.adviseOfSwipes() }
        let item = top.navigationItem
        let showsNoBar = item.barState != BarState() && item.barCarrier == nil
        guard showsNoBar || item.transition != nil, !isNested else { return }
        Advice.give(
            about: BatonNavigationController.self,
            "It has no transitions, so the barState of its screens is not shown, and their transition is not used.",
            "Set its transitions, if only to .system, or create a BarCarrier before the screen appears.")
    }

    // MARK: Going back

    /// Performs the escape gesture of VoiceOver, unless the top view controller intercepts it.
    open override func accessibilityPerformEscape() -> Bool {
        topViewController?.navigationItem.interceptsBack() == true || super.accessibilityPerformEscape()
    }

    // MARK: Status bar

    /// The style in the bar state of the top view controller, or UIKit's choice if the bar state has none.
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        styleOnTop ?? super.preferredStatusBarStyle
    }

    /// Returns nil if the bar state of the top view controller has a style, so that UIKit asks no child.
    open override var childForStatusBarStyle: UIViewController? {
        styleOnTop == nil ? super.childForStatusBarStyle : nil
    }

    private var styleOnTop: UIStatusBarStyle? {
        guard let item = topViewController?.navigationItem else { return nil }
        let inherited = driver?.transitions.barState ?? item.barCarrier?.stackState ?? BarState()
        return item.barState.over(inherited).statusBarStyle
    }
}

extension BatonNavigationController: UINavigationBarDelegate {
    /// Returns whether the back button may pop, which an item's `backInterceptor` prevents. UIKit then pops (B1.74).
    ///
    /// UIKit also asks when an interactive pop starts (B1.73), and perhaps about pops by code. The item then belongs to no
    /// screen of the stack, and cannot be kept.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        guard viewControllers.contains(where: { $0.barScreen.navigationItem === item }) else { return true }
        if item.interceptsBack() { return false }
        endRunningTransition(beforeAnimated: true, to: nil)
        return true
    }
}
