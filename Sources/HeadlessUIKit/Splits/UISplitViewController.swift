public import Foundation

/// A container view controller that shows view controllers side by side. In a compact width it shows them as one stack.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// Whether the columns form one stack.
    enum Arrangement {
        /// No view has been loaded yet.
        case undecided
        case expanded
        case collapsed
    }

    private let ownStyle: Style
    final var arrangement = Arrangement.undecided
    /// The view controllers that were set.
    final var screens: [Column: UIViewController] = [:]
    /// The children that contain them: navigation controllers, except in the classic style and in a compact width.
    final var holders: [Column: UIViewController] = [:]
    /// The parts of the stack of a collapsed split view controller that belong to other columns than the lowest one.
    final var absorbed: [Column: AbsorbedStack] = [:]
    final var shown: Set<Column> = []
    final var mode = DisplayMode.secondaryOnly
    final var wishes = SplitWishes(size: .zero, isTriple: false)
    /// The number of animations of columns that are running.
    final var running = 0
    final let shield = SplitShield()
    private(set) final lazy var gestures = SplitGestures(of: self)

    open weak var delegate: (any UISplitViewControllerDelegate)? {
        didSet {
            UncalledMethods.check(delegate, for: "UISplitViewControllerDelegate") {
                $0 is any UISplitViewControllerDelegate.Type
            }
        }
    }

    public init(style: Style) {
        ownStyle = style
        super.init(nibName: nil, bundle: nil)
        wishes.isTriple = style == .tripleColumn
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownStyle = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var style: Style { ownStyle }

    // MARK: View controllers

    /// The children: those of the columns, or the only one of a collapsed split view controller. Only in the classic
    /// style they can be set, to a primary and a secondary view controller.
    open var viewControllers: [UIViewController] {
        get { stackedColumns.compactMap { holders[$0] } }
        set { replaceScreens(with: newValue) }
    }

    /// Sets the view controller of a column. It is put into a navigation controller, unless it is one or the column is
    /// the compact one.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        guard hasColumns(#function) else { return }
        replace(column, with: vc)
    }

    /// Returns the view controller that was set for a column.
    open func viewController(for column: Column) -> UIViewController? { screens[column] }

    /// Shows a column. A collapsed split view controller pushes it, or pops to it.
    open func show(_ column: Column) {
        guard hasColumns(#function) else { return }
        isCollapsed ? showOnStack(column) : reveal(column)
    }

    /// Hides a column. A collapsed split view controller pops it.
    open func hide(_ column: Column) {
        guard hasColumns(#function) else { return }
        isCollapsed ? popFromStack(column) : conceal(column)
    }

    /// Replaces the primary view controller. A collapsed split view controller pushes the view controller instead.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        guard isCollapsed else { return replace(.primary, with: vc) }
        guard let stack = visibleHolder as? UINavigationController else { return present(vc, animated: true) }
        stack.pushViewController(vc, animated: true)
    }

    /// Replaces the secondary view controller. A collapsed split view controller pushes it.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        guard isCollapsed else { return replace(.secondary, with: vc) }
        guard visibleHolder is UINavigationController else { return present(vc, animated: true) }
        replace(.secondary, with: vc)
        showOnStack(.secondary)
    }

    // MARK: Display mode

    /// Whether only one view controller is shown at a time, because the width is compact.
    open var isCollapsed: Bool { arrangement == .collapsed }

    open var displayMode: DisplayMode { mode }

    open var preferredDisplayMode: DisplayMode {
        get { wishes.preferredMode }
        set {
            wishes.preferredMode = newValue
            wishes.chosenMode = nil
            arrange(animated: UIView.inheritedAnimationDuration > 0)
        }
    }

    open var splitBehavior: SplitBehavior { wishes.behavior }

    open var preferredSplitBehavior: SplitBehavior {
        get { wishes.preferredBehavior }
        set { change(\.preferredBehavior, to: newValue) }
    }

    open var primaryEdge = PrimaryEdge.leading {
        didSet { arrange(animated: false) }
    }

    /// A button that shows or hides columns.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        primaryAction: UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in
            self?.performDisplayModeAction()
        })

    /// Whether swipes show and hide columns.
    open var presentsWithGesture = true

    // MARK: Widths

    open var primaryColumnWidth: CGFloat { holders[.primary]?.viewIfLoaded?.frame.width ?? 0 }
    open var supplementaryColumnWidth: CGFloat { holders[.supplementary]?.viewIfLoaded?.frame.width ?? 0 }

    open var preferredPrimaryColumnWidth: CGFloat {
        get { wishes.primary.preferred }
        set { change(\.primary.preferred, to: newValue) }
    }

    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { wishes.primary.fraction }
        set { change(\.primary.fraction, to: newValue) }
    }

    open var minimumPrimaryColumnWidth: CGFloat {
        get { wishes.primary.minimum }
        set { change(\.primary.minimum, to: newValue) }
    }

    open var maximumPrimaryColumnWidth: CGFloat {
        get { wishes.primary.maximum }
        set { change(\.primary.maximum, to: newValue) }
    }

    open var preferredSupplementaryColumnWidth: CGFloat {
        get { wishes.supplementary.preferred }
        set { change(\.supplementary.preferred, to: newValue) }
    }

    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { wishes.supplementary.fraction }
        set { change(\.supplementary.fraction, to: newValue) }
    }

    open var minimumSupplementaryColumnWidth: CGFloat {
        get { wishes.supplementary.minimum }
        set { change(\.supplementary.minimum, to: newValue) }
    }

    open var maximumSupplementaryColumnWidth: CGFloat {
        get { wishes.supplementary.maximum }
        set { change(\.supplementary.maximum, to: newValue) }
    }

    private func change<Value>(_ wish: WritableKeyPath<SplitWishes, Value>, to value: Value) {
        wishes[keyPath: wish] = value
        arrange(animated: false)
    }

    // MARK: View controller methods

    open override func viewDidLoad() {
        super.viewDidLoad()
        shield.install { [unowned self] in choose(.secondaryOnly) }
    }

    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        adapt()
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        childSize(of: container, in: parentSize)
    }

    override func takePart(in event: AppearanceState.Event) {
        if case .begin(true, _) = event {
            loadViewIfNeeded()
            adapt()
        }
        super.takePart(in: event)
    }

    override var movesChildrenItself: Bool { true }

    override var appearanceChildren: [UIViewController] {
        stackedColumns.filter(shown.contains).compactMap { holders[$0] }
    }

    open override var childForStatusBarStyle: UIViewController? { visibleHolder }
    open override var childForStatusBarHidden: UIViewController? { visibleHolder }

    // The delegate determines the orientations, and not the children.

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}
