import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Which scroll view of a screen is the one below its bar, and what follows for the usual screen: a plain view with a list in it.
@MainActor
final class BarScrollViewTests: GenerationTestCase {
    private static let fading = BarState(background: .color(UIColor(red: 1, green: 0.25, blue: 0, alpha: 1))) {
        $0.scrollEdgeBackground = .clear
    }

    private var isOnGlass: Bool { BarDesign.current == .glass }

    // MARK: The usual screen

    func testThePaintedOrClearBarOfAScreenWithAListInItsViewHidesTheEdgeEffect() async throws {
        for kind in ListInViewScreen.Kind.allCases {
            for background in [BarState.Background.clear, .color(.red)] {
                let scene = try ListStage(kind, BarState(), BarState(background: background))
                XCTAssertEqual(scene.hides, [false, false])
                scene.push()
                XCTAssertEqual(scene.hides, [false, isOnGlass], "\(kind) \(background): from the start of the push")
                try scene.stage.settle()
                XCTAssertEqual(scene.hides, [false, isOnGlass], "\(kind) \(background)")
                scene.navigation.popViewController(animated: true)
                try scene.stage.settle()
                XCTAssertEqual(scene.hides, [false, false], "\(kind) \(background)")
            }
        }
    }

    func testACancelledSwipeOnAScreenWithAListInItsViewLeavesNoTrace() async throws {
        for kind in ListInViewScreen.Kind.allCases {
            for states in [(BarState(), BarState.clear), (.clear, BarState()), (.ember, .clear)] {
                let scene = try ListStage(kind, states.0, states.1)
                scene.push()
                try scene.stage.settle()
                let before = (scene.hides, scene.offsets, scene.views)
                scene.stage.finger.down(at: CGPoint(x: 1, y: 400))
                scene.stage.finger.drag(to: CGPoint(x: 100, y: 400), in: 0.2)
                scene.stage.finger.cancel()
                try scene.stage.settle()
                XCTAssertEqual(scene.hides, before.0, "\(kind)")
                XCTAssertEqual(scene.offsets, before.1, "\(kind)")
                XCTAssertEqual(scene.views, before.2, "\(kind)")
                XCTAssertEqual(scene.hides[1], isOnGlass && states.1 == .clear, "\(kind)")
                scene.navigation.transitions = nil
                try scene.stage.settle()
                XCTAssertEqual(scene.hides, [false, false], "\(kind)")
            }
        }
    }

    func testTheBackgroundAtTheScrollEdgeChangesWithAListInTheView() async throws {
        for kind in ListInViewScreen.Kind.allCases {
            let scene = try ListStage(kind, Self.fading, .clear)
            scene.paint.assertClose(to: .nothing, "\(kind)")
            for (offset, alpha) in [(4, 0.25), (12, 0.75), (400, 1), (0, 0), (8, 0.5)] {
                scene.scroll(to: CGFloat(offset))
                XCTAssertEqual(scene.paint.alpha, alpha, accuracy: 1e-6, "\(kind) \(offset)")
            }
            scene.push()
            try scene.stage.settle()
            scene.paint.assertClose(to: .nothing, "\(kind)")
            scene.navigation.popViewController(animated: true)
            try scene.stage.settle()
            XCTAssertEqual(scene.paint.alpha, 0.5, accuracy: 1e-6, "\(kind)")
        }
    }

    /// On the iOS 26 design a large title is under the bar, which is painted when the title has scrolled away (B17.41).
    func testABarWithALargeTitleOverAListInTheViewIsPainted() async throws {
        for kind in ListInViewScreen.Kind.allCases {
            let scene = try ListStage(kind, .ember, BarState(), largeTitle: true)
            XCTAssertEqual(scene.paint.alpha, isOnGlass ? 0 : 1, "\(kind)")
            scene.scroll(to: 52 + 400)
            scene.paint.assertClose(to: .ember, "\(kind)")
        }
    }

    // MARK: Which one

    func testTheFirstScrollViewAmongTheSubviewsIsTaken() async {
        let screen = UIViewController()
        XCTAssertNil(screen.barScrollView, "the view is not loaded")
        XCTAssertFalse(screen.isViewLoaded)
        let lists = (0..<2).map { _ in UIScrollView() }
        screen.view.addSubview(UILabel())
        XCTAssertNil(screen.barScrollView)
        lists.forEach(screen.view.addSubview)
        XCTAssertTrue(screen.barScrollView === lists[0])
        screen.setContentScrollView(lists[1], for: .top)
        XCTAssertTrue(screen.barScrollView === lists[1], "what the screen names comes first")
        let own = UIViewController()
        own.view = UIScrollView()
        own.view.addSubview(UIScrollView())
        XCTAssertTrue(own.barScrollView === own.view)
    }

    func testAScrollViewInAViewOfTheAppsOwnClassIsTaken() async {
        let screen = UIViewController()
        screen.view = OwnView()
        let list = UIScrollView()
        screen.view.addSubview(list)
        XCTAssertTrue(screen.barScrollView === list)
    }

    func testADeeperScrollViewIsNotTaken() async {
        let screen = UIViewController()
        let between = UIView()
        screen.view.addSubview(between)
        between.addSubview(UIScrollView())
        XCTAssertNil(screen.barScrollView)
    }

    func testNothingInAViewOfAFrameworkIsTaken() async {
        let hosting = UIViewController()
        hosting.view = HostingView(frame: .zero)
        let list = UIScrollView()
        hosting.view.addSubview(list)
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        XCTAssertTrue(pages.view.subviews.contains { $0 is UIScrollView })
        for screen in [hosting, pages] { XCTAssertNil(screen.barScrollView, "\(screen)") }
        hosting.setContentScrollView(list, for: .top)
        XCTAssertTrue(hosting.barScrollView === list, "the app has named it")
    }

    /// Wherever UIKit finds the scroll view, Baton hides and shows the effect of the same one, and comes to rest.
    func testUIKitMayFindAnotherScrollView() async throws {
        try with("contentScrollViews") { name in
            let scene = try ListStage(.table, Self.fading, .clear)
            scene.scroll(to: 400)
            XCTAssertEqual(scene.paint.alpha, 1, accuracy: 1e-6, name)
            scene.push()
            try scene.stage.settle()
            XCTAssertEqual(scene.hides, [false, isOnGlass], name)
            scene.navigation.popViewController(animated: true)
            try scene.stage.settle()
            XCTAssertEqual(scene.hides, [isOnGlass, false], name)
            expectRest(scene.stage, name)
        }
    }

    // MARK: Advice

    private func advice(
        _ state: BarState, stackState: BarState = BarState(), on screen: UIViewController = UIViewController(),
        largeTitle: Bool = false
    ) throws -> Int {
        let advice = AdviceLog()
        defer { advice.close() }
        let navigation = UINavigationController(rootViewController: screen)
        navigation.navigationBar.prefersLargeTitles = largeTitle
        screen.navigationItem.barState = state
        navigation.transitions = .system
        navigation.transitions?.barState = stackState
        try Stage(root: navigation).settle()
        return advice.lines.filter { $0.contains("setContentScrollView") }.count
    }

    func testAStateThatNeedsAScrollViewGetsAdviceWithoutOne() async throws {
        XCTAssertEqual(try advice(Self.fading), 1)
        XCTAssertEqual(try advice(.ember, largeTitle: true), isOnGlass ? 1 : 0)
        XCTAssertEqual(try advice(BarState(), stackState: .ember, largeTitle: true), isOnGlass ? 1 : 0)
    }

    func testOtherScreensWithoutAScrollViewGetNone() async throws {
        for state in [BarState(), .ember, .clear] { XCTAssertEqual(try advice(state), 0) }
        XCTAssertEqual(try advice(BarState(), stackState: Self.fading), 0, "meant for the screens that scroll")
        XCTAssertEqual(try advice(Self.fading, on: ListInViewScreen(.table)), 0)
        var hidden = Self.fading
        hidden.isHidden = true
        XCTAssertEqual(try advice(hidden), 0)
    }
}

/// A stack of two screens with lists in their views.
@MainActor
private final class ListStage {
    let list: ListInViewScreen
    let detail: ListInViewScreen
    let navigation: UINavigationController
    let stage: Stage

    init(
        _ kind: ListInViewScreen.Kind, _ first: BarState, _ second: BarState, largeTitle: Bool = false
    ) throws {
        list = ListInViewScreen(kind)
        detail = ListInViewScreen(kind)
        list.title = "List"
        list.navigationItem.barState = first
        detail.navigationItem.barState = second
        navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = largeTitle
        navigation.transitions = .system
        stage = Stage(root: navigation)
        try stage.settle()
    }

    var hides: [Bool] { [list, detail].map { $0.list.topEdgeEffect.isHidden } }
    var offsets: [CGPoint] { [list, detail].map { $0.list.contentOffset } }
    var views: Int { stage.window.family.count }
    var paint: SeenPaint { SeenPaint(navigation.view.barBackdrops.last) }
    private lazy var top = -list.list.adjustedContentInset.top

    /// Scrolls to a distance past the top of the content.
    func scroll(to distance: CGFloat) {
        list.list.contentOffset.y = top + distance
        stage.turn()
    }

    func push() {
        navigation.pushViewController(detail, animated: true)
        stage.turn()
    }
}

private final class OwnView: UIView {}
