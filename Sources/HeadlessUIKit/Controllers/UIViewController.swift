public import Foundation

/// Owns a view, hears when it comes and goes, and can contain or present other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
    private var loadedView: UIView?
    final var appearance = AppearanceState.disappeared
    final var owesIsAppearing = false
    /// Whether the appearance that is going on is due to the view's own entering or leaving of a window.
    final var appearsByMoving = false
    final var parentMove = ParentMove.none
    final var presentation = PresentationLinks()
    private var ownNavigationItem: UINavigationItem?
    final var barItems = ScreenBarItems()

    private weak var container: UIViewController?
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
    open var isModalInPresentation = false
    open var modalPresentationCapturesStatusBarAppearance = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { tellContainerOfPreferredSize() } }
    }
    /// What the parent overrides of the traits that it hands down.
    final var traitsFromParent: UITraitCollection?
    open var edgesForExtendedLayout: UIRectEdge = .all {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }
    open var extendedLayoutIncludesOpaqueBars = false {
        didSet { parent?.viewIfLoaded?.setNeedsLayout() }
    }
    /// What the controller adds to the insets that its container gives it (B9.4).
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
    }

    /// There are no nib files on this host: the names are ignored and `loadView` makes the view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// There are no archives on this host: nothing can be decoded from a coder.
    public required init?(coder: NSCoder) {
        return nil
    }

    open override var next: UIResponder? {
        viewIfLoaded?.superview ?? presentingViewController
    }

    // MARK: The view

    /// Loaded when first asked for (B12.6).
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

    // MARK: Coming and going

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}

    /// The root view's constraints are updated by its controller, which hands that on to the view.
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

    /// Takes a step by itself or with its container; a stack has its first screen to tell of (B1.29).
    func takePart(in event: AppearanceState.Event) {
        step(event)
    }

    open var isMovingToParent: Bool { parentMove == .entering }
    open var isMovingFromParent: Bool { parentMove == .leaving }

    /// The transition between two children that this container runs.
    var containerTransition: Transition? { nil }

    /// Whether the container sends appearance callbacks by its own transitions, and never because a view moved.
    var movesChildrenItself: Bool { false }

    /// The children that hear of this controller's own coming and going.
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

    /// Leaves the parent without a word, for a container that tells it later.
    final func leaveParent() {
        container?.contained.removeAll { $0 === self }
        container = nil
        traitsFromParent = nil
    }

    /// The insets of a child's view, or nil where the view's own place decides (B9.14).
    func safeAreaInsets(forChild child: UIViewController) -> UIEdgeInsets? { nil }

    /// Changes from one child's view to another's, with the views coming and going by themselves (B6.22).
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
        guard let parent else {
            return presentation.run?.controller.traitsOfPresented ?? UIScreen.main.traitCollection
        }
        guard let traitsFromParent else { return parent.traitCollection }
        return UITraitCollection(traitsFrom: [parent.traitCollection, traitsFromParent])
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            // Who keeps its size hears nothing (B4.61).
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

    // MARK: Status bar

    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Where there is little height the status bar would take too much of it.
    open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }

    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }

    open func setNeedsStatusBarAppearanceUpdate() {
        windowOfHierarchy?.updateStatusBar()
    }

    // MARK: Navigation

    open var navigationItem: UINavigationItem {
        if let ownNavigationItem { return ownNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        ownNavigationItem = item
        return item
    }

    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// What the toolbar of the navigation controller shows while this screen is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { barItems.toolbar }
        set { setToolbarItems(newValue, animated: false) }
    }

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        replaceToolbarItems(with: toolbarItems, animated: animated)
    }

    /// What a tab bar controller's bar shows for this screen; made when first asked for.
    open var tabBarItem: UITabBarItem! {
        get { needTabBarItem() }
        set { barItems.tab = newValue }
    }

    /// The nearest tab bar controller that this one is in.
    open var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController ?? barItems.tabs
    }

    // MARK: The content that bars follow

    /// Names the scroll view for one or more edges; without, one is looked for (B9.12).
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        setContent(scrollView, for: edge)
    }

    /// The scroll view that was named for an edge.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        barItems.contentScrollViews[edge.rawValue]?.object
    }

    // MARK: Presenting

    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentation.style == .automatic ? .pageSheet : presentation.style }
        set { presentation.style = newValue }
    }

    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        ModalPresenter.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
    }

    /// Shows a screen as the containers around this one do it; where none knows a way of its own, it is presented.
    open func show(_ vc: UIViewController, sender: Any?) {
        guard let parent else { return present(vc, animated: true) }
        parent.show(vc, sender: sender)
    }

    /// As `show`, for a screen that goes beside this one where there is a place for that.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        guard let parent else { return present(vc, animated: true) }
        parent.showDetailViewController(vc, sender: sender)
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        ModalPresenter.dismiss(self, animated: flag, completion: completion)
    }

    /// What this controller or its nearest ancestor presented (B4.1).
    open var presentedViewController: UIViewController? {
        presentation.presented ?? parent?.presentedViewController
    }

    /// Who presented this controller or its farthest ancestor (B4.1).
    open var presentingViewController: UIViewController? {
        presentation.presenter ?? parent?.presentingViewController
    }

    /// Of a container it is the container's flag that is set: a child that wants to know asks up the chain (B4.26).
    open var isBeingPresented: Bool { presentation.isBeingPresented }

    open var isBeingDismissed: Bool { presentation.isBeingDismissed }

    /// Reading it before the presentation makes it, for the style as it is then (B4.12).
    open var presentationController: UIPresentationController? { needPresentationController() }

    /// The one in charge, after an adaptation.
    open var activePresentationController: UIPresentationController? {
        presentation.run?.controller ?? parent?.activePresentationController
    }

    /// Any participant answers: the presentation that is going on, else whatever the parent knows (B1.60).
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        runningCoordinator ?? parent?.transitionCoordinator
    }

    /// The popover that this controller is or will be presented as; nil in other styles.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The sheet that this controller is or will be presented as; nil in other styles.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
}
