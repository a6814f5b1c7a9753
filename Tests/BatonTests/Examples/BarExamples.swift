import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// The examples of the documentation page about bars, unchanged.
@MainActor
final class BarExamples: XCTestCase {
    private func stack(_ screens: [UIViewController]) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: screens[0])
        screens.dropFirst().forEach { navigation.pushViewController($0, animated: false) }
        return navigation
    }

    /// The table of the fields has each property of a state.
    func testThePageNamesEachField() async throws {
        let page = Repository.root.appendingPathComponent(
            "Documentation/Bars.md")
        let lines = String(decoding: try Data(contentsOf: page), as: UTF8.self).components(separatedBy: "\n")
        let table = lines.drop { !$0.hasPrefix("| in a `BarState`") }.prefix { $0.hasPrefix("|") }
        let named = table.flatMap { $0.components(separatedBy: "|")[1].components(separatedBy: "`") }
        let fields = Mirror(reflecting: BarState()).children.compactMap(\.label)
        XCTAssertGreaterThan(fields.count, 10)
        for field in fields { XCTAssertTrue(named.contains(field), "\(field) is not on the page") }
    }

    func testTheTwoLines() async throws {
        let detail = UIViewController()
        let navigationController = stack([UIViewController(), detail])
        navigationController.transitions = .system
        detail.navigationItem.barState.background = .clear
        try Stage(root: navigationController).settle()
        XCTAssertEqual(detail.navigationItem.scrollEdgeAppearance?.shadowColor, nil)
        XCTAssertNotNil(detail.navigationItem.standardAppearance)
    }

    func testAClearDetailScreen() async throws {
        let detail = PhotoDetail()
        let navigation = stack([UIViewController(), detail])
        navigation.transitions = .slide
        try Stage(root: navigation).settle()
        XCTAssertEqual(navigation.navigationBar.tintColor, .white)
        XCTAssertEqual(detail.view.frame.minY, 0)
    }

    func testColouredSections() async throws {
        let (list, chart, map) = (UIViewController(), UIViewController(), UIViewController())
        var transitions = NavigationTransitions.slide
        transitions.barState = BarState(background: .color(.systemIndigo), titleColor: .white, tintColor: .white)
        list.navigationItem.barState.showsShadowLine = false
        chart.navigationItem.barState.background = .gradient([.systemIndigo, .systemPurple])
        map.navigationItem.barState.compactBackground = .blur(.systemMaterial)
        let navigation = stack([list])
        navigation.transitions = transitions
        let stage = Stage(root: navigation)
        for screen in [chart, map] {
            navigation.pushViewController(screen, animated: true)
            try stage.settle()
            XCTAssertEqual(navigation.navigationBar.tintColor, .white)
        }
    }

    func testTheLinesOfBars() async throws {
        let (chart, plain) = (UIViewController(), UIViewController())
        chart.navigationItem.barState.shadowColor = .systemYellow
        plain.navigationItem.barState.showsShadowLine = false
        XCTAssertEqual(chart.navigationItem.barState.shadowColor, .systemYellow)
        let navigation = stack([plain])
        navigation.navigationBar.standardAppearance.backgroundColor = .red
        navigation.transitions = .slide
        try Stage(root: navigation).settle()
        XCTAssertNotNil(plain.navigationItem.standardAppearance)
        XCTAssertNil(plain.navigationItem.standardAppearance?.shadowColor)
    }

    func testAHiddenBar() async throws {
        let welcome = UIViewController()
        welcome.navigationItem.barState.isHidden = true
        let navigation = stack([welcome])
        navigation.transitions = .slide
        let stage = Stage(root: navigation)
        try stage.settle()
        XCTAssertTrue(navigation.isNavigationBarHidden)
        XCTAssertEqual(welcome.view.safeAreaInsets.top, stage.window.safeAreaInsets.top)
    }

    func testAFadeWithTheContent() async throws {
        let list = FadingList()
        let navigation = stack([list])
        navigation.transitions = .slide
        let stage = Stage(root: navigation)
        try stage.settle()
        list.tableView.contentOffset.y = 50 - list.tableView.adjustedContentInset.top
        list.scrollViewDidScroll(list.tableView)
        XCTAssertEqual(list.navigationItem.barState.backgroundAlpha ?? -1, 0.5, accuracy: 0.01)
    }

    func testTheSystemsBackgroundFadesAndTravels() async throws {
        let article = UIViewController()
        article.navigationItem.barState.backgroundAlpha = 0.5
        article.navigationItem.barState.transition = .travel
        let state = BarState(backgroundAlpha: 0.5) { $0.transition = .travel }
        XCTAssertEqual(article.navigationItem.barState, state)
    }

    func testAnotherBackgroundAtTheScrollEdge() async throws {
        let list = UITableViewController()
        let navigation = stack([list])
        navigation.transitions = .slide
        let stage = Stage(root: navigation)
        list.navigationItem.barState = BarState(background: .color(.systemTeal)) { $0.scrollEdgeBackground = .clear }
        try stage.settle()
        list.tableView.contentOffset.y = 8 - list.tableView.adjustedContentInset.top
        stage.turn()
        let backdrop = try XCTUnwrap(navigation.view.subviews.compactMap { $0 as? any BarBackdrop }.first)
        XCTAssertEqual(backdrop.alpha, 0.5, accuracy: 1e-9)
    }

    func testLargeTitles() async throws {
        let (list, detail) = (UIViewController(), UIViewController())
        let navigationController = stack([list])
        navigationController.transitions = .slide
        navigationController.navigationBar.prefersLargeTitles = true
        list.navigationItem.barState = BarState {
            $0.largeTitle = BarTitleStyle(font: .systemFont(ofSize: 30, weight: .heavy), color: .systemIndigo)
            $0.prefersLargeTitles = true
        }
        detail.navigationItem.barState = BarState(background: .clear) { $0.prefersLargeTitles = false }
        let stage = Stage(root: navigationController)
        try stage.settle()
        XCTAssertEqual(navigationController.navigationBar.bounds.height, HeadlessDevice.rowHeight + 52)
        navigationController.pushViewController(detail, animated: true)
        try stage.settle()
        XCTAssertEqual(navigationController.navigationBar.bounds.height, HeadlessDevice.rowHeight)
    }

    func testContentThatFollowsTheBar() async throws {
        let navigationController = stack([UIViewController()])
        navigationController.transitions = .slide.contentFollowsBar()
        XCTAssertEqual(navigationController.transitions?.contentFollowsBar, true)
        navigationController.transitions = navigationController.transitions?.contentFollowsBar(false)
        XCTAssertEqual(navigationController.transitions?.contentFollowsBar, false)
    }

    func testAModal() async throws {
        let screen = UIViewController()
        let presenter = stack([screen])
        let stack = stack([UIViewController()])
        presenter.transitions = .system
        stack.transitions = .system
        let stage = Stage(root: presenter)
        try stage.settle()
        screen.present(stack, using: .slide(from: .bottom).pull(edge: .bottom).carriesBar())
        try stage.settle()
        XCTAssertTrue(presenter.presentedViewController === stack)
    }

    func testAModalOfTheApp() async throws {
        let presenter = stack([UIViewController()])
        let stack = stack([UIViewController()])
        for (stack, color) in [(presenter, UIColor.red), (stack, .blue)] {
            stack.transitions = .system
            stack.transitions?.barState.background = .color(color)
        }
        let stage = Stage(root: presenter)
        try stage.settle()
        let delegate = TicketDelegate()
        stack.transitioningDelegate = delegate
        stack.modalPresentationStyle = .custom
        presenter.present(stack, animated: true)
        stage.advance(by: 0.2)
        XCTAssertNotEqual(stack.view.barBackdrops.first?.layer.presentation()?.backgroundColor, UIColor.blue.cgColor)
        try stage.settle()
        XCTAssertEqual(stack.view.barBackdrops.first?.backgroundColor, .blue)
        stack.dismiss(animated: true)
        stage.advance(by: 0.2)
        XCTAssertNotEqual(stack.view.barBackdrops.first?.layer.presentation()?.backgroundColor, UIColor.blue.cgColor)
        try stage.settle()
        XCTAssertNil(stack.viewIfLoaded?.window)
    }

    func testABarThatStandsAlone() async throws {
        let root = UIViewController()
        let (first, item) = (UINavigationItem(title: "First"), UINavigationItem(title: "Second"))
        let bar = BatonNavigationBar()
        let carrier = NavigationBarCarrier(for: bar)
        item.barState.background = .color(.systemOrange)
        bar.pushItem(item, animated: true)
        bar.setItems([first, item], animated: true)
        bar.frame = CGRect(x: 0, y: 100, width: 390, height: 44)
        root.view.addSubview(bar)
        let stage = Stage(root: root)
        try stage.settle()
        XCTAssertEqual(bar.barBackdrops.count, 1)
        carrier.stackState.tintColor = .white
        XCTAssertEqual(bar.tintColor, .white)
        XCTAssertEqual(bar.items, [first, item])
        XCTAssertNotNil(item.standardAppearance)
    }

    func testTheStatusBar() async throws {
        let list = UIViewController()
        let navigationController = BatonNavigationController(showing: list)
        navigationController.transitions = .slide
        list.navigationItem.barState.statusBarStyle = .lightContent
        try Stage(root: navigationController).settle()
        XCTAssertEqual(navigationController.preferredStatusBarStyle, .lightContent)
    }

    func testMovingOver() async throws {
        let navigationController = stack([UIViewController()])
        navigationController.navigationBar.barTintColor = .systemIndigo
        navigationController.navigationBar.isTranslucent = false
        navigationController.transitions = .slide
        navigationController.transitions?.barState = BarState(readingLegacyLookOf: navigationController.navigationBar)
        try Stage(root: navigationController).settle()
        XCTAssertEqual(navigationController.transitions?.barState.background, .color(.systemIndigo))
    }
}

final class PhotoDetail: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.barState = BarState(background: .clear, titleColor: .white, tintColor: .white)
    }
}

final class FadingList: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.barState = BarState(background: .color(.systemTeal), backgroundAlpha: 0)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let offset = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
        navigationItem.barState.backgroundAlpha = offset / 100
    }
}

final class TicketPresentation: UIPresentationController {
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        BarCarrier.carryBar(ofPresented: presentedViewController)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        BarCarrier.carryBar(ofPresented: presentedViewController)
    }
}

private final class TicketDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        TicketPresentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PresentAnimator(.slide)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        DismissAnimator(.slide)
    }
}
