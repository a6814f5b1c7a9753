public import Foundation

/// Manages a view and receives its appearance callbacks. It can contain and present other view controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    private var loadedView: UIView?
    final var appearance = AppearanceState.disappeared
    final var owesIsAppearing = false
    /// Whether the current appearance transition began because the view enters or leaves a window.
    final var appearsByMoving = false
    final var parentMove = ParentMove.none
    /// Whether a pop has taken the navigation controller away before its end (B27.49).
    final var hasLostStack = false
    final var presentation = PresentationLinks()
    /// The element that had the focus of VoiceOver when a push covered the screen.
    final weak var focusWhenLeft: NSObject?
    private var ownNavigationItem: UINavigationItem?
    final var barItems = ScreenBarItems()

    private weak var container: UIViewController? {
        didSet { InheritedTraits.expire() }
    }
    private var contained: [UIViewController] = []

    open var title: String? {
        didSet {
            navigationItem.title = title
            barItems.tab?.title = title
        }
    }
    open var hidesBottomBarWhenPushed = false
    open var definesPresentationContext = false
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// The transition that the view controller prefers when it is pushed or presented (B11.1).
    open var preferredTransition: Transition?
    open var isModalInPresentation = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
        didSet {
            UncalledMethods.check(transitioningDelegate, for: "UIViewControllerTransitioningDelegate") {
                $0 is any UIViewControllerTransitioningDelegate.Type
            }
        }
    }
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { tellContainerOfPreferredSize() } }
    }
    final var traitState: TraitState?
    /// The traits that the parent overrides for this child.
    final var traitsFromParent: UITraitCollection? {
        didSet { InheritedTraits.expire() }
    }
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }
    /// The insets that are added to those from the container (B9.4).
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }

    /// Creates a view controller. Nib files are not supported: the names are ignored, and `loadView` creates the view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Returns nil. Archives are not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    open override var next: UIResponder? {
        if HeadlessQuirks.presentedScreensLeadToPresenters, parent == nil, let presentingViewController {
            return presentingViewController
        }
        return viewIfLoaded?.superview ?? presentingViewController
    }

    override var nextForEscape: UIResponder? {
        let ends =
            HeadlessQuirks.escapesEndAtPresentedScreens && parent == nil && presentingViewController != nil
            && modalPresentationStyle == .custom
        return ends ? nil : next
    }

    private var addedKeyCommands: [UIKeyCommand] = []

    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a command to those of `keyCommands`.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.append(keyCommand)
    }

    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    // MARK: The view

    /// The view, which is loaded when it is first accessed (B12.6).
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
        }
    }

    open var viewIfLoaded: UIView? { loadedView }
    open var isViewLoaded: Bool { loadedView != nil }

    open func loadView() {
        let made = UIView(frame: UIScreen.main.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = made
    }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        precondition(loadedView != nil, "loadView of \(type(of: self)) did not set a view; assign self.view in it.")
        viewDidLoad()
    }

    open func viewDidLoad() {}

    // MARK: Lifecycle callbacks

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    /// Updates what the view controller shows, except for the places of views. It is called before the layout of the
    /// view and from iOS 26 on. Traits that it reads cause it to be called again when they change.
    open func updateProperties() {}

    /// Requests a call of `updateProperties` in the next update, without layout.
    open func setNeedsUpdateProperties() { viewIfLoaded?.invalidateControllerProperties() }

    /// Performs pending updates of properties of this view controller, its view and the views below.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    /// Updates the constraints of the view. This method calls `updateConstraints` on the view.
    open func updateViewConstraints() {
        viewIfLoaded?.updateConstraints()
    }
    open func didReceiveMemoryWarning() {}

    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        takePart(in: .begin(appearing: isAppearing, animated: animated))
    }

    open func endAppearanceTransition() {
        takePart(in: .end)
    }

    /// Performs a step of an appearance transition.
    ///
    /// A navigation controller overrides it to notify its delegate of its first view controller (B1.29).
    func takePart(in event: AppearanceState.Event) {
        step(event)
    }

    open var isMovingToParent: Bool { parentMove == .entering }
    open var isMovingFromParent: Bool { parentMove == .leaving }

    /// The running transition between two children of this container.
    var containerTransition: RunningTransition? { nil }

    /// Whether this container sends appearance callbacks only from its own transitions, not when a child's view moves.
    var movesChildrenItself: Bool { false }

    /// The children that receive appearance callbacks together with this view controller.
    var appearanceChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = loadedView else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    }

    // MARK: Containment

    open var parent: UIViewController? { container }
    open var children: [UIViewController] { contained }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    open func addChild(_ childController: UIViewController) {
        precondition(childController !== self, "A controller cannot be its own child.")
        if childController.parent === self { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        contained.append(childController)
        childController.container = self
    }

    open func removeFromParent() {
        guard parent != nil else { return }
        leaveParent()
        didMove(toParent: nil)
    }

    /// Removes this view controller from its parent without a callback. The container sends the callback later.
    final func leaveParent() {
        container?.contained.remove(self)
        container = nil
        traitsFromParent = nil
    }

    /// Returns the safe area insets for the view of a child, or nil if the view's place decides them (B9.14).
    func safeAreaInsets(forChild child: UIViewController) -> UIEdgeInsets? { nil }

    /// Returns the frame that the view of a child has at rest, or nil if this view controller places no children.
    func place(ofChild child: UIViewController) -> CGRect? { nil }

    /// Transitions from the view of one child to that of another.
    ///
    /// The views are added and removed automatically (B6.22).
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController, with: toViewController, duration: duration, options: options, animations: animations,
            completion: completion)
    }

    // MARK: Sizes and traits

    open var traitCollection: UITraitCollection {
        let traits = overriding(inheritTraits())
        return loadedView?.noting(traits, of: .controller) ?? traits
    }

    /// Performs pending changes of trait overrides.
    open func updateTraitsIfNeeded() { TurnLoop.main.commits.updateTraits() }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            // A child that keeps its size is not notified (B4.61).
            if child.viewIfLoaded?.bounds.size != own { child.viewWillTransition(to: own, with: coordinator) }
        }
        tellPresentation(of: size, with: coordinator)
    }

    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        children.forEach { $0.willTransition(to: newCollection, with: coordinator) }
        presentation.presented?.presentation.run?.controller.willTransition(to: newCollection, with: coordinator)
    }

    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        guard childViewController.parent === self else { return }
        let previous = childViewController.traitCollection
        childViewController.traitsFromParent = collection
        childViewController.viewIfLoaded?.traitsMayHaveChanged(from: previous)
    }

    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.parent === self ? childViewController.traitsFromParent : nil
    }

    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let child = container as? UIViewController, let own = child.viewIfLoaded?.bounds.size else {
            return parentSize
        }
        return own == viewIfLoaded?.bounds.size ? parentSize : own
    }

    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    // MARK: Orientation

    /// The orientations of the interface that this view controller supports while it fills the screen. By default
    /// these are all on a pad, and all but upside down on a phone.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { usualOrientations }

    /// The orientation in which this view controller is presented full screen. By default it is the current one, if
    /// that is supported.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { usualOrientation }

    /// Whether the interface may turn. It is read only before iOS 16.
    open var shouldAutorotate: Bool { true }

    /// The current orientation of the interface.
    open var interfaceOrientation: UIInterfaceOrientation { HeadlessDevice.current.interfaceOrientation }

    /// Turns the interface if the supported orientations require it, or allow it now.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {
        Self.attemptRotationToDeviceOrientation()
    }

    /// Turns the interface to the orientation of the device, if that is supported.
    open class func attemptRotationToDeviceOrientation() {
        UIWindow.updateInterfaceOrientation(
            lasting: UIView.areAnimationsEnabled ? HeadlessDevice.turnDuration : 0)
    }

    // MARK: Status bar

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether the status bar is hidden. By default it is hidden if the vertical size class is compact.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }

    // MARK: Home indicator

    /// Whether the system may hide the home indicator. The stand-in always shows it.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

    open func setNeedsStatusBarAppearanceUpdate() {
        windowOfHierarchy?.updateStatusBar()
    }

    // MARK: Vertical bars

    /// Whether bars may be vertical while this view controller determines it, on iOS 27.1 and later (B21.5).
    open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }

    /// The child that determines it instead, if any.
    open var childForPreferredVerticalBarBehavior: UIViewController? { nil }

    // MARK: Navigation

    open var navigationItem: UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        ownNavigationItem = item
        return item
    }

    open var navigationController: UINavigationController? {
        if hasLostStack { return nil }
        return parent as? UINavigationController ?? parent?.navigationController
    }

    /// The items that the navigation controller's toolbar shows while this view controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { barItems.toolbar }
        set { setToolbarItems(newValue, animated: false) }
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        replaceToolbarItems(with: toolbarItems, animated: animated)
    }

    /// The item that a tab bar controller shows for this view controller. It is created when it is first accessed.
    open var tabBarItem: UITabBarItem! {
        get { needTabBarItem() }
        set { barItems.tab = newValue }
    }

    /// The nearest tab bar controller that contains this view controller.
    open var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController ?? barItems.tabs
    }

    /// The nearest split view controller that contains this view controller.
    open var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }

    /// Called for the primary view controller of the classic style when the split view controller collapses. A
    /// navigation controller pushes the secondary one. Other view controllers stay as they are.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}

    /// Returns the secondary view controller when the split view controller expands, and no longer shows it. Only a
    /// navigation controller has one.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // MARK: Content scroll view

    /// Sets the content scroll view for one or more edges. Without it, a scroll view is found automatically (B9.12).
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        setContent(scrollView, for: edge)
    }

    /// Returns the content scroll view that was set for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        barItems.contentScrollViews[edge.rawValue]?.object
    }

    // MARK: Presenting

    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style == .automatic ? .automaticStyle : presentation.style }
        set { presentation.style = newValue }
    }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        ModalPresenter.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Shows a view controller in a container that overrides this method. If there is none, it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let parent else { return present(vc, animated: true) }
        parent.show(vc, sender: sender)
    }

    /// Shows secondary content in a container that overrides this method. If there is none, it is presented.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let parent else { return present(vc, animated: true) }
        parent.showDetailViewController(vc, sender: sender)
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        ModalPresenter.dismiss(self, animated: flag, completion: completion)
    }

    /// The view controller that this view controller or its nearest ancestor presented (B4.1).
    open var presentedViewController: UIViewController? {
        presentation.presented ?? parent?.presentedViewController
    }

    /// The view controller that presented this view controller or one of its ancestors (B4.1).
    open var presentingViewController: UIViewController? {
        presentation.shownPresenter ?? parent?.presentingViewController
    }

    /// Whether this view controller is being presented.
    ///
    /// If it is in a container, only the flag of the container is set, and a child has to check its ancestors (B4.26).
    open var isBeingPresented: Bool { presentation.isBeingPresented }

    open var isBeingDismissed: Bool { presentation.isBeingDismissed }

    /// The presentation controller. Before the presentation it is created for the current presentation style (B4.12).
    open var presentationController: UIPresentationController? { needPresentationController() }

    /// The presentation controller in effect, after an adaptation.
    open var activePresentationController: UIPresentationController? {
        presentation.run?.controller ?? parent?.activePresentationController
    }

    /// The coordinator of the running transition that this view controller takes part in, or else that of the parent
    /// (B1.60).
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningCoordinator ?? parent?.transitionCoordinator
    }

    /// The tab whose view controller this is, or contains this one.
    open var tab: UITab? { tabAround }

    /// The popover presentation controller of this view controller. It is nil in other presentation styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The sheet presentation controller of this view controller. It is nil in other presentation styles.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
