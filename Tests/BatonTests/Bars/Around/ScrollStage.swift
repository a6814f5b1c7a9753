import BatonTesting
import UIKit

@testable import Baton
@testable import TestStages

/// A stack whose first screen has a scroll view.
@MainActor
final class ScrollStage {
    let list = LongScreen()
    let detail = LongScreen()
    let navigation: UINavigationController
    let stage: Stage
    private var delegate: PlainDelegate?

    init(
        _ first: BarState, _ second: BarState = BarState(), _ driver: BarDriver = .system,
        on device: HeadlessDevice = .phone,
        root: (UINavigationController) -> UIViewController = { $0 }
    ) throws {
        navigation = UINavigationController(rootViewController: list)
        list.title = "List"
        detail.title = "Detail"
        list.navigationItem.barState = first
        detail.navigationItem.barState = second
        switch driver {
        case .system: navigation.transitions = .system
        case .slide: navigation.transitions = .slide
        case .block, .property:
            delegate = PlainDelegate(driver, for: navigation, stackState: BarState())
            navigation.delegate = delegate
        }
        stage = Stage(device, root: root(navigation))
        try stage.settle()
    }

    /// Scrolls to a distance past the scroll edge.
    func scroll(to distance: CGFloat) {
        list.scrollView.contentOffset.y = top + distance
        stage.turn()
    }

    /// Scrolls to a distance past the top of the content with an expanded large title.
    func scroll(by distance: CGFloat) {
        list.scrollView.contentOffset.y = expanded + distance
        stage.turn()
    }

    private lazy var expanded = top

    /// The offset at the scroll edge.
    var top: CGFloat { -list.scrollView.adjustedContentInset.top }

    func push() {
        navigation.pushViewController(detail, animated: true)
        stage.turn()
    }

    func pop() {
        navigation.popViewController(animated: true)
        stage.turn()
    }

    var bar: UINavigationBar { navigation.navigationBar }
    var backdrop: (any BarBackdrop)? { navigation.view.barBackdrops.last }
    var paint: SeenPaint { SeenPaint(backdrop) }
    var watches: Int { navigation.view.subviews.filter { $0 is ScrollWatch }.count }

    /// The progress of a pop, from the visible position of the upper screen.
    var popProgress: Double {
        Double((detail.view.layer.presentation()?.frame.minX ?? 0) / navigation.view.bounds.width)
    }
}

/// A screen with a scroll view that it names.
final class LongScreen: UIViewController {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize.height = 3_000
        view.addSubview(scrollView)
        setContentScrollView(scrollView, for: .top)
    }
}
