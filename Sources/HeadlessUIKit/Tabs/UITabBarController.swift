public import Foundation

/// Several screens side by side, of which a bar at the bottom chooses one.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    /// What was given; on a phone no more than the first four have a tab of their own if there are more than five.
    final var screens: [UIViewController] = []
    /// What the bar shows, More included.
    final var tabs: [UIViewController] = []
    final var selection: Int?
    /// Made when there are too many screens, or when somebody asks for it.
    private var ownMore: MoreTab?
    final var change: TabChange?
    final var tabTransition: Transition?
    /// What was chosen while a transition ran.
    final var waitingSelection: Int?
    final let host = UIView()
    final var barStay = TabBarStay.shown
    private let bar = UITabBar(frame: .zero)

    open weak var delegate: (any UITabBarControllerDelegate)?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        bar.manager = self
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: The tabs

    open var tabBar: UITabBar { bar }

    open var viewControllers: [UIViewController]? {
        get { screens }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceScreens(with: viewControllers ?? [], animated: animated)
    }

    /// Shows the screens that have no tab of their own, below a list of them (B10.6).
    open var moreNavigationController: UINavigationController { more.navigation }

    final var more: MoreTab {
        if let ownMore { return ownMore }
        let made = MoreTab()
        ownMore = made
        return made
    }

    final var showsMore: Bool { ownMore.map { more in tabs.contains { $0 === more.navigation } } ?? false }

    /// Not found while the list of More is shown.
    open var selectedIndex: Int {
        get { screens.firstIndex { $0 === selectedViewController } ?? NSNotFound }
        set {
            guard screens.indices.contains(newValue) else { return }
            select(screens[newValue])
        }
    }

    /// A screen that is shown under More counts as itself; More counts while it shows its list.
    open var selectedViewController: UIViewController? {
        get { ownMore.flatMap { $0.navigation === selectedTab ? $0.shown : nil } ?? selectedTab }
        set {
            guard let newValue else { return }
            precondition(
                (screens + tabs).contains { $0 === newValue },
                "\(type(of: newValue)) cannot be selected: it is none of viewControllers.")
            select(newValue)
        }
    }

    final var selectedTab: UIViewController? { selection.map { tabs[$0] } }

    // MARK: Being a controller

    open override func loadView() {
        view = UIView(frame: UIScreen.main.bounds)
        host.frame = view.bounds
        view.addSubview(host)
        view.addSubview(bar)
        placeBar()
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
        tabs.forEach { $0.viewIfLoaded?.updateSafeArea() }
    }

    override var movesChildrenItself: Bool { true }

    override var containerTransition: Transition? { tabTransition }

    override var appearanceChildren: [UIViewController] {
        selectedTab.map { [$0] } ?? []
    }

    override func safeAreaInsets(forChild child: UIViewController) -> UIEdgeInsets? {
        guard isViewLoaded else { return nil }
        return contentInsets(for: child)
    }

    // The selected screen decides (B10.14).

    open override var childForStatusBarStyle: UIViewController? { selectedTab }
    open override var childForStatusBarHidden: UIViewController? { selectedTab }
}
