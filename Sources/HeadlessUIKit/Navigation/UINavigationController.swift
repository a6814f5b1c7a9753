public import Foundation

/// A container view controller that manages a stack of view controllers under one navigation bar.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
    /// The direction of a transition.
    public enum Operation: Int, Sendable {
        case none
        case push
        case pop
    }

    final var stack: [UIViewController] = []
    /// The change whose transition is recorded or running. The stack already includes it (B1.1, B1.10).
    final var change: StackChange?
    final var changeStage = StackChange.Stage.recorded
    /// Changes that were requested during another change. They are applied in order when that change has ended (B1.50,
    /// C12).
    final var waiting: [() -> Void] = []
    final var stackTransition: RunningTransition?
    /// From where the views of the next transition start, if it interrupts another one.
    final var interruption = Interruption()
    /// Whether the top view controller changed while it was not visible, so that its first appearance is still to be
    /// reported (B1.13, B1.29).
    final var owesFirstShow = false
    final let host = UIView()
    final var barTravel = BarTravel.none
    /// What a pop with a custom animator may do to the bars.
    final var barFaults = BarFaults()
    /// The appearances of the entering item when the transition began.
    final var appearancesAtStart: AppearanceSlots<UINavigationBarAppearance>?
    /// A view of UIKit's own that may be directly below the bar.
    final lazy var underBar = UIView()
    /// The view controllers whose titles determine the bar's height, while they still differ from the stack (B8.56).
    final var formerStack: [UIViewController]?
    /// The delegate that was last queried for an animator. A delegate that implements the query disables the swipe back
    /// (B2.40).
    final var asked: AskedDelegate?
    /// The delegate that was last set, if it decides at run time which methods it has.
    final var seated: AskedDelegate?
    final private(set) lazy var backGesture = BackGesture(of: self)
    final private(set) lazy var zoomDismissal = NavigationZoomDismissal(of: self)
    private let bar: UINavigationBar
    private let ownToolbar: UIToolbar
    private var barIsHidden = false
    private var toolbarIsHidden = true

    /// The delegate that was set. All calls go to it, even if a subclass overrides the getter of `delegate`.
    final private(set) weak var assignedDelegate: (any UINavigationControllerDelegate)?

    open var delegate: (any UINavigationControllerDelegate)? {
        get { assignedDelegate }
        set {
            assignedDelegate = newValue
            noteMethods(of: newValue)
            if isViewLoaded { backGesture.stackDidChange() }
            UncalledMethods.check(newValue, for: "UINavigationControllerDelegate") {
                $0 is any UINavigationControllerDelegate.Type
            }
        }
    }

    public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
        bar = (navigationBarClass as? UINavigationBar.Type)?.created(frame: .zero) ?? UINavigationBar(frame: .zero)
        ownToolbar = (toolbarClass as? UIToolbar.Type)?.created(frame: .zero) ?? UIToolbar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        takeBars()
    }

    /// Creates a navigation controller and pushes the root view controller without animation (B1.9c).
    public init(rootViewController: UIViewController) {
        bar = UINavigationBar(frame: .zero)
        ownToolbar = UIToolbar(frame: .zero)
        super.init(nibName: nil, bundle: nil)
        takeBars()
        pushViewController(rootViewController, animated: false)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        bar = UINavigationBar(frame: .zero)
        ownToolbar = UIToolbar(frame: .zero)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        takeBars()
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    private func takeBars() {
        bar.manager = self
        definesPresentationContext = true
    }

    // MARK: Navigation stack

    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !(viewController is UITabBarController) else {
            return HeadlessLog.warn("A tab bar controller cannot be pushed. Make it the root, or present it.")
        }
        precondition(
            !(viewController is UINavigationController),
            "Pushing a navigation controller is not supported: push its root, or present it.")
        precondition(
            !isOnStack(viewController),
            "Pushing the same view controller instance more than once is not supported: \(type(of: viewController)).")
        record(.push, animated: animated) { [unowned self] stack in
            guard !isOnStack(viewController) else {
                HeadlessLog.warn(
                    "The push of \(type(of: viewController)) waited for a transition and is ignored, because the view "
                        + "controller is already on the stack.")
                return nil
            }
            return stack + [viewController]
        }
    }

    /// Every view controller on the stack is a child, so that a new one is not searched for.
    private func isOnStack(_ viewController: UIViewController) -> Bool {
        viewController.parent === self && stack.index(of: viewController) != nil
    }

    /// Pushes the view controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        record(.pop, animated: animated) { $0.count > 1 ? Array($0.dropLast()) : nil }
        return popped
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.index(of: viewController) else {
            preconditionFailure("Tried to pop to \(type(of: viewController)), which is not on the stack.")
        }
        guard index < stack.count - 1 else { return [] }
        let removed = Array(stack[(index + 1)...])
        record(.pop, animated: animated) { stack in
            stack.index(of: viewController).map { Array(stack[...$0]) }
        }
        return removed
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first, stack.count > 1 else { return nil }
        return popToViewController(root, animated: animated)
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let change = StackChange(old: stack, new: viewControllers, isAnimated: animated, isReplacement: true)
        record(change.operation, animated: animated, isReplacement: true) { _ in viewControllers }
    }

    // MARK: Bars

    open var navigationBar: UINavigationBar { bar }

    open var isNavigationBarHidden: Bool {
        get { barIsHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        // What has waited for layout is not animated with the bar.
        if animated, change == nil || changeStage != .recorded { viewIfLoaded?.layoutIfNeeded() }
        barIsHidden = hidden
        barFaults.barIsLost = false
        if animated, waitsForItsScreen { return }
        settleBars(animated: animated)
    }

    open var toolbar: UIToolbar! { ownToolbar }

    open var isToolbarHidden: Bool {
        get { toolbarIsHidden }
        set { setToolbarHidden(newValue, animated: false) }
    }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != toolbarIsHidden else { return }
        toolbarIsHidden = hidden
        if !hidden { ownToolbar.items = toolbarItems(of: topViewController) }
        settleBars(animated: animated)
    }

    public nonisolated class var hideShowBarDuration: CGFloat { 0.2 }

    // MARK: Swipe back

    /// The system's swipe back from the edge. It is meant for failure relations with other gesture recognizers (B1.9b).
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { backGesture.edge }

    /// The system's swipe back from anywhere in the content. It is nil before iOS 26.
    open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { backGesture.content }

    // MARK: View controller

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        host.frame = view.bounds
        view.addSubview(host)
        view.addSubview(bar)
        backGesture.install(on: view)
        placeBars()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        host.frame = view.bounds
        followContent()
        placeBars()
        if change == nil { layOutTop() }
        beginChange()
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        placeBars()
        stack.forEach { $0.viewIfLoaded?.updateSafeArea() }
    }

    override var movesChildrenItself: Bool { true }

    override var containerTransition: RunningTransition? { stackTransition }

    /// Forwards appearance callbacks to the view controller on screen only (B1.30). A change that has not begun yet
    /// leaves the previous top view controller there.
    override var appearanceChildren: [UIViewController] {
        let former = changeStage == .recorded ? change?.from : nil
        return (former ?? topViewController).map { [$0] } ?? []
    }

    override func takePart(in event: AppearanceState.Event) {
        guard case .begin(let isAppearing, let animated) = event else { return endTakingPart() }
        if isAppearing, owesFirstShow { topViewController?.parentMove = .entering }
        super.takePart(in: event)
        if isAppearing, change != nil { viewIfLoaded?.setNeedsLayout() }
        if isAppearing, owesFirstShow, !HeadlessQuirks.firstDisplaysSkipWillShow, let top = topViewController {
            assignedDelegate?.navigationController(self, willShow: top, animated: animated)
        }
    }

    private func endTakingPart() {
        super.takePart(in: .end)
        if appearance == .disappeared { endUnseenChange() }
        guard appearance == .appeared, let top = topViewController else { return }
        guard owesFirstShow else { return tellOfUnchangedStack(top) }
        owesFirstShow = false
        if top.navigationItem.searchController != nil { viewIfLoaded?.setNeedsLayout() }
        top.parentMove = .none
        assignedDelegate?.navigationController(self, didShow: top, animated: false)
        guard HeadlessQuirks.firstDisplaysCallDidShowTwice else { return }
        assignedDelegate?.navigationController(self, didShow: top, animated: false)
    }

    private func tellOfUnchangedStack(_ top: UIViewController) {
        guard HeadlessQuirks.unchangedStacksCallDidShow, change == nil else { return }
        assignedDelegate?.navigationController(self, didShow: top, animated: false)
    }

    override func safeAreaInsets(forChild child: UIViewController) -> UIEdgeInsets? {
        guard isViewLoaded else { return nil }
        return child.hasInsetsOfPlace ? contentInsets(for: child) : .zero
    }

    override func place(ofChild child: UIViewController) -> CGRect? { contentFrame(for: child) }

    /// The top view controller determines whether bars may be vertical (B21.5).
    open override var childForPreferredVerticalBarBehavior: UIViewController? { topViewController }

    open override var childForStatusBarHidden: UIViewController? { topViewController }

    /// The navigation bar determines the status bar style while it is not hidden (B8.61).
    open override var childForStatusBarStyle: UIViewController? { isNavigationBarHidden ? topViewController : nil }

    /// A black bar style requests light status bar content, unless the bar uses appearance objects (B8.61, B8.62).
    open override var preferredStatusBarStyle: UIStatusBarStyle {
        bar.barStyle == .black && !bar.hasAppearance ? .lightContent : .default
    }

    /// Pops the top view controller in response to the accessibility escape gesture (B10.20).
    open override func accessibilityPerformEscape() -> Bool {
        popViewController(animated: true) != nil || super.accessibilityPerformEscape()
    }

    // MARK: Split view controllers

    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        splitViewController.absorb([.secondary], animated: false)
    }

    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        guard let part = splitViewController.absorbed[.secondary], part.place != nil else { return nil }
        part.separate()
        return part.holder
    }

    // The delegate determines the orientations, and not the children.

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        assignedDelegate?.navigationControllerSupportedInterfaceOrientations(self)
            ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        assignedDelegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}
