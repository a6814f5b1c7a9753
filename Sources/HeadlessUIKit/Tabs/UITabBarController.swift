public import Foundation

/// Several screens side by side, of which a bar at the bottom chooses one.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
    final var tabs: [UIViewController] = []
    final var selection: Int?
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
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceTabs(with: viewControllers ?? [], animated: animated)
    }

    open var selectedIndex: Int {
        get { selection ?? NSNotFound }
        set {
            guard tabs.indices.contains(newValue) else { return }
            select(newValue)
        }
    }

    open var selectedViewController: UIViewController? {
        get { selection.map { tabs[$0] } }
        set {
            guard let newValue else { return }
            guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
                preconditionFailure("\(type(of: newValue)) cannot be selected: it is none of viewControllers.")
            }
            select(index)
        }
    }

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
        selectedViewController.map { [$0] } ?? []
    }

    override func safeAreaInsets(forChild child: UIViewController) -> UIEdgeInsets? {
        guard isViewLoaded else { return nil }
        return contentInsets(for: child)
    }

    // The selected screen decides (B10.14).

    open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    open override var childForStatusBarHidden: UIViewController? { selectedViewController }
}
