import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// The scroll edge effect below a painted bar, on the glass design.
@MainActor
final class BarEdgeEffectTests: GenerationTestCase {
    private let list = ScrollScreen()
    private let detail = ScrollScreen()
    private lazy var navigation = UINavigationController(rootViewController: list)

    private var hides: [Bool] { [list, detail].map { $0.scrollView.topEdgeEffect.isHidden } }
    private var isOnGlass: Bool { BarDesign.current == .glass }

    private func stage(_ first: BarState, _ second: BarState) throws -> Stage {
        list.title = "List"
        list.navigationItem.barState = first
        detail.navigationItem.barState = second
        navigation.transitions = .system
        let stage = Stage(root: navigation)
        try stage.settle()
        return stage
    }

    func testAPaintedBarHidesTheEffectForAsLongAsItIsShown() async throws {
        for background in [BarState.Background.color(.red), .blur(.systemMaterial), .clear] {
            let test = BarEdgeEffectTests(name: name) { _ in }
            let stage = try test.stage(BarState(), BarState(background: background))
            XCTAssertEqual(test.hides, [false, false])
            test.navigation.pushViewController(test.detail, animated: true)
            stage.turn()
            XCTAssertEqual(test.hides, [false, isOnGlass], "\(background) from the start of the push")
            try stage.settle()
            XCTAssertEqual(test.hides, [false, isOnGlass], "\(background)")
            test.navigation.popViewController(animated: true)
            try stage.settle()
            XCTAssertEqual(test.hides, [false, false], "\(background)")
        }
    }

    func testACancelledPopRestoresNothingAndHidesNothing() async throws {
        let stage = try stage(.ember, .clear)
        navigation.pushViewController(detail, animated: false)
        try stage.settle()
        XCTAssertEqual(hides, [false, isOnGlass])
        stage.finger.down(at: CGPoint(x: 1, y: 400))
        stage.finger.drag(to: CGPoint(x: 100, y: 400), in: 0.2)
        stage.finger.cancel()
        try stage.settle()
        XCTAssertEqual(hides, [false, isOnGlass])
    }

    /// The bar of the presented stack has gone with it, and the screen may be shown elsewhere.
    func testTheEffectIsRestoredWhenItsStackIsDismissed() async throws {
        let presenter = UIViewController()
        let stage = Stage(root: presenter)
        list.navigationItem.barState = .ember
        navigation.transitions = .system
        navigation.modalPresentationStyle = .fullScreen
        presenter.present(navigation, animated: false)
        try stage.settle()
        XCTAssertEqual(hides, [isOnGlass, false])
        presenter.dismiss(animated: false)
        try stage.settle()
        XCTAssertEqual(hides, [false, false])
    }

    func testAStateThatIsSetWhenTheScreenAppearsHidesTheEffectFromTheStart() async throws {
        let stage = try stage(.ember, BarState())
        let screen = HookScreen()
        let content = UIScrollView(frame: stage.window.bounds)
        screen.view.addSubview(content)
        screen.setContentScrollView(content, for: .top)
        screen.onIsAppearing = { [weak screen] in screen?.navigationItem.barState = .clear }
        navigation.pushViewController(screen, animated: true)
        stage.advance(by: 0.1)
        XCTAssertEqual(content.topEdgeEffect.isHidden, isOnGlass)
        try stage.settle()
        XCTAssertEqual(content.topEdgeEffect.isHidden, isOnGlass)
    }

    func testTheAppsOwnValueIsRestored() async throws {
        list.scrollView.topEdgeEffect.isHidden = true
        let stage = try stage(.ember, .clear)
        list.navigationItem.barState = BarState()
        try stage.settle()
        XCTAssertTrue(list.scrollView.topEdgeEffect.isHidden)
        list.navigationItem.barState = .ember
        try stage.settle()
        list.scrollView.topEdgeEffect.isHidden = false
        list.navigationItem.barState = BarState()
        try stage.settle()
        XCTAssertFalse(list.scrollView.topEdgeEffect.isHidden)
    }

    func testTheEffectIsRestoredWhenTransitionsAreRemoved() async throws {
        let stage = try stage(.ember, .clear)
        XCTAssertEqual(list.scrollView.topEdgeEffect.isHidden, isOnGlass)
        navigation.transitions = nil
        try stage.settle()
        XCTAssertFalse(list.scrollView.topEdgeEffect.isHidden)
    }

    /// A scroll view that is not the view of the screen is known to Baton if the screen names it.
    func testANamedScrollViewIsUsed() async throws {
        let screen = UIViewController()
        let scrollView = UIScrollView()
        screen.view.addSubview(scrollView)
        screen.setContentScrollView(scrollView, for: .top)
        screen.navigationItem.barState = .ember
        let stack = UINavigationController(rootViewController: screen)
        stack.transitions = .system
        try Stage(root: stack).settle()
        XCTAssertEqual(scrollView.topEdgeEffect.isHidden, isOnGlass)
    }

    /// A screen may name another scroll view, as one with several lists does.
    func testTheEffectOfAScrollViewThatIsNoLongerBelowTheBarIsRestored() async throws {
        let screen = UIViewController()
        let lists = [UIScrollView(), UIScrollView()]
        lists.forEach(screen.view.addSubview)
        screen.setContentScrollView(lists[0], for: .top)
        screen.navigationItem.barState = .ember
        let stack = UINavigationController(rootViewController: screen)
        stack.transitions = .system
        let stage = Stage(root: stack)
        try stage.settle()
        XCTAssertEqual(lists.map(\.topEdgeEffect.isHidden), [isOnGlass, false])
        screen.setContentScrollView(lists[1], for: .top)
        screen.navigationItem.barState.tintColor = .white
        try stage.settle()
        XCTAssertEqual(lists.map(\.topEdgeEffect.isHidden), [false, isOnGlass])
    }

    func testTheEffectOfAScrollViewThatOutlivesItsScreenIsRestored() async throws {
        let scrollView = UIScrollView()
        let stack = UINavigationController()
        weak var gone: UIViewController?
        do {
            let screen = UIViewController()
            gone = screen
            screen.view.addSubview(scrollView)
            screen.setContentScrollView(scrollView, for: .top)
            screen.navigationItem.barState = .ember
            stack.setViewControllers([screen], animated: false)
            stack.transitions = .system
            try Stage(root: stack).settle()
        }
        XCTAssertEqual(scrollView.topEdgeEffect.isHidden, isOnGlass)
        stack.setViewControllers([], animated: false)
        TurnLoop.main.advance(by: 1)
        XCTAssertNil(gone)
        stack.transitions = nil
        XCTAssertFalse(scrollView.topEdgeEffect.isHidden)
    }

    /// Content under a clear bar has its own colour: nothing is between it and the screen.
    func testAClearBarIsReallyClear() async throws {
        let stage = try stage(.clear, .clear)
        list.scrollView.backgroundColor = .red
        list.scrollView.contentSize.height = 3_000
        list.scrollView.contentOffset.y = 500
        try stage.settle()
        let below = stage.color(at: CGPoint(x: 195, y: 400))
        XCTAssertEqual(stage.color(at: CGPoint(x: 195, y: 60)), below)
        list.navigationItem.barState = BarState()
        try stage.settle()
        XCTAssertEqual(stage.color(at: CGPoint(x: 195, y: 400)), below)
        XCTAssertNotEqual(stage.color(at: CGPoint(x: 195, y: 60)), below, "UIKit's own bar is not")
    }
}

/// A screen whose view is a scroll view.
private final class ScrollScreen: UIViewController {
    let scrollView = UIScrollView()

    override func loadView() {
        view = scrollView
    }
}
