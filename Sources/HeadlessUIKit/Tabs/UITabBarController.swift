public import Foundation

/// A container view controller that shows one of several view controllers, chosen in a bar at the bottom.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    final var list = TabList()
    /// The More tab. It is created when there are too many view controllers, or on first access.
    private var ownMore: MoreTab?
    final var change: TabChange?
    final var tabTransition: RunningTransition?
    /// The index selected during a transition. It is applied after the transition.
    final var waitingSelection: Int?
    final let host = UIView()
    final var barStay = TabBarStay.shown
    /// The cancelled pops since the bar was hidden that have broken it (B16.31).
    final var brokenPops = 0
    /// Whether a pop under a modal presentation has lost the bar for good (B27.46).
    final var hasLostBar = false
    final var minimizing = TabBarMinimizing()
    final var accessoryView: TabAccessoryView?
    private var accessory: UITabAccessory?
    private var barIsHidden = false
    private let bar = UITabBar(frame: .zero)

    open weak var delegate: (any UITabBarControllerDelegate)? {
        didSet {
            UncalledMethods.check(delegate, for: "UITabBarControllerDelegate") {
                $0 is any UITabBarControllerDelegate.Type
            }
        }
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.manager = self
    }

    /// Creates a tab bar controller with tabs, on iOS 18 and later.
    public init(tabs: [UITab]) {
        super.init(nibName: nil, bundle: nil)
        bar.manager = self
        self.tabs = tabs
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: The tabs

    open var tabBar: UITabBar { bar }

    open var viewControllers: [UIViewController]? {
        get { list.objects.isEmpty || HeadlessQuirks.tabsFillViewControllers ? screens : nil }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceScreens(with: viewControllers ?? [], animated: animated)
    }

    /// The tabs, on iOS 18 and later. There are none where the app has set view controllers instead.
    open var tabs: [UITab] {
        get { list.objects }
        set { setTabs(newValue, animated: false) }
    }

    open func setTabs(_ tabs: [UITab], animated: Bool) {
        showTabs(tabs, animated: animated)
    }

    /// The selected tab. Of a group without a view controller of its own it is the selected child.
    open var selectedTab: UITab? {
        get { tabObject(showing: selectedViewController)?.selectedLeaf }
        set { newValue.map(select) }
    }

    /// Returns the tab with an identifier, also in groups.
    open func tab(forIdentifier identifier: String) -> UITab? { tabs.tab(forIdentifier: identifier) }

    /// All view controllers that were set. On a phone, if there are more than five, only the first four have tabs of
    /// their own.
    final var screens: [UIViewController] { list.screens }
    /// The view controllers that the bar shows, including that of the More tab.
    final var shownTabs: [UIViewController] { list.tabs }

    /// The navigation controller of the More tab, which lists the view controllers that have no tab of their own
    /// (B10.6).
    open var moreNavigationController: UINavigationController { more.navigation }

    final var more: MoreTab {
        if let ownMore { return ownMore }
        let made = MoreTab()
        ownMore = made
        return made
    }

    final var showsMore: Bool { ownMore.map { more in shownTabs.contains { $0 === more.navigation } } ?? false }

    /// The index of the selected view controller, or `NSNotFound` while the list of the More tab is shown.
    open var selectedIndex: Int {
        get { screens.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set {
            guard screens.indices.contains(newValue) else { return }
            select(screens[newValue])
        }
    }

    /// The selected view controller. If the More tab is selected, this is the listed view controller that it shows, or
    /// its navigation controller while it shows the list.
    open var selectedViewController: UIViewController? {
        get { ownMore.flatMap { $0.navigation === shownTab ? $0.shown : nil } ?? shownTab }
        set {
            guard let newValue else { return }
            precondition(
                (screens + shownTabs).contains { $0 === newValue },
                "\(type(of: newValue)) cannot be selected: it is none of viewControllers.")
            select(newValue)
        }
    }

    final var shownTab: UIViewController? { list.selection.map { shownTabs[$0] } }

    // MARK: The bar

    /// The scrolling that minimizes the bar, on iOS 26 and later (B17.63).
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
        didSet { if [.automatic, .never].contains(tabBarMinimizeBehavior) { setMinimized(false) } }
    }

    /// A view above the bar, on iOS 26 and later.
    open var bottomAccessory: UITabAccessory? {
        get { accessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        guard bottomAccessory !== accessory else { return }
        accessory = bottomAccessory
        showAccessory(animated: animated)
    }

    /// Whether the app hides the bar. A screen on a navigation stack can hide it as well.
    open var isTabBarHidden: Bool {
        get { barIsHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        barIsHidden = hidden
        followHiding(animated: animated)
    }

    // MARK: View controller methods

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        host.frame = view.bounds
        view.addSubview(host)
        view.addSubview(bar)
        accessoryView.map(view.addSubview)
        placeBar()
        followStack()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        host.frame = view.bounds
        placeBar()
        if change == nil { layOutSelected() }
    }

    open override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        placeBar()
        shownTabs.forEach { $0.viewIfLoaded?.updateSafeArea() }
    }

    /// A view controller that was selected while nobody saw it has its place when it appears.
    override func takePart(in event: AppearanceState.Event) {
        if event == .end, appearance.isAppearing, change == nil { layOutSelected() }
        super.takePart(in: event)
    }

    override var movesChildrenItself: Bool { true }

    override var containerTransition: RunningTransition? {
        let isSecret = change?.dissolves == true && HeadlessQuirks.tabsDissolve == .withoutCoordinator
        return isSecret ? nil : tabTransition
    }

    override var appearanceChildren: [UIViewController] {
        shownTab.map { [$0] } ?? []
    }

    override func safeAreaInsets(forChild child: UIViewController) -> UIEdgeInsets? {
        guard isViewLoaded else { return nil }
        return child.hasInsetsOfPlace ? contentInsets(for: child) : .zero
    }

    override func place(ofChild child: UIViewController) -> CGRect? { contentFrame(for: child) }

    // The selected view controller determines the status bar appearance (B10.14).

    open override var childForStatusBarStyle: UIViewController? { shownTab }
    open override var childForStatusBarHidden: UIViewController? { shownTab }

    /// The selected view controller determines whether bars may be vertical (B21.5).
    open override var childForPreferredVerticalBarBehavior: UIViewController? { shownTab }

    // The delegate determines the orientations, and not the children.

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}
