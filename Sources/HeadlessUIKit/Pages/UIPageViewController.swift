public import Foundation

/// A container view controller that shows one page at a time. The user turns pages by scrolling.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
    /// How pages are turned. A page that curls is not drawn: it moves like one that scrolls, without a space.
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    /// The axis along which pages are turned.
    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    /// The direction in which pages are turned.
    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    /// A key for the options of a page view controller.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The space between two pages, in points.
        public static let interPageSpacing = OptionsKey("UIPageViewControllerOptionInterPageSpacingKey")
    }

    private let style: TransitionStyle
    private let orientation: NavigationOrientation
    final let spacing: CGFloat
    final let scroll = UIScrollView()
    final var current: UIViewController?
    final var turn: PageTurn?
    /// The adjacent pages while the user drags. A side without a page has no entry.
    final var neighbours: [NavigationDirection: UIViewController] = [:]

    open weak var delegate: (any UIPageViewControllerDelegate)?
    open weak var dataSource: (any UIPageViewControllerDataSource)?

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        self.style = style
        orientation = navigationOrientation
        let wish = style == .scroll ? options?[.interPageSpacing] : nil
        spacing = (wish as? CGFloat) ?? (wish as? Int).map { CGFloat($0) } ?? 0
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a page view controller whose pages curl horizontally.
    public convenience init() {
        self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var transitionStyle: TransitionStyle { style }
    open var navigationOrientation: NavigationOrientation { orientation }

    open var viewControllers: [UIViewController]? { current.map { [$0] } }

    /// Shows a page from code. The delegate is not called.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let pages = viewControllers ?? []
        precondition(pages.count == 1, "A page controller shows one page here: it was given \(pages.count).")
        show(pages[0], direction, animated: animated, completion)
    }

    // MARK: View controller

    open override func loadView() {
        view = PageContainerView(frame: UIScreen.main.bounds)
        prepareScrolling()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        layOutPages()
    }

    /// Ends a running turn when the view disappears.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        finishTurn()
    }

    override var movesChildrenItself: Bool { true }

    override var appearanceChildren: [UIViewController] { current.map { [$0] } ?? [] }

    // The delegate determines the orientations, and not the children.

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }
}

/// The view of a page controller, which is not a plain one.
private final class PageContainerView: UIView {}
