import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests bars in split view controllers, in one stack on another, and of two stacks that are visible at once.
@MainActor
final class SplitBarTests: GenerationTestCase {
    private func stack(_ state: BarState) -> UINavigationController {
        let screen = UIViewController()
        screen.navigationItem.barState = state
        let stack = UINavigationController(rootViewController: screen)
        stack.transitions = .slide
        return stack
    }

    private func paint(_ stack: UINavigationController) -> SeenPaint { SeenPaint(stack.view.barBackdrops.first) }

    func testACollapsedSplitViewShowsTheBarOfItsTopScreenAndGivesItBack() async throws {
        let (primary, secondary) = (stack(.ember), stack(.halfSea))
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        let stage = Stage(.pad, root: split)
        try stage.settle()
        paint(primary).assertClose(to: .ember, within: 1e-6)
        paint(secondary).assertClose(to: .halfSea, within: 1e-6)
        let wide = stage.window.bounds.size
        stage.resize(to: CGSize(width: 390, height: wide.height))
        try stage.settle()
        XCTAssertTrue(split.isCollapsed)
        paint(primary).assertClose(to: .halfSea, within: 1e-6)
        primary.topViewController?.navigationItem.barState = .ember
        paint(primary).assertClose(to: .ember, within: 1e-6)
        primary.topViewController?.navigationItem.barState = .halfSea
        stage.resize(to: wide)
        try stage.settle()
        paint(primary).assertClose(to: .ember, within: 1e-6)
        paint(secondary).assertClose(to: .halfSea, within: 1e-6)
    }

    /// UIKit pushes the secondary navigation controller itself where an app collapses with one on the other.
    func testAStackOnAStackIsCarriedByItsTopScreensItem() async throws {
        for (driver, hasTransitions) in BarDriver.allCases.flatMap({ [($0, false), ($0, true)] }) {
            let scene = try BarStage(driver, from: .ember, to: BarState())
            let inner = UINavigationController(rootViewController: UIViewController())
            if hasTransitions { inner.transitions = .slide }
            let top = try XCTUnwrap(inner.topViewController)
            top.navigationItem.barState = .halfSea
            scene.navigation.setViewControllers([scene.first, inner], animated: true)
            try scene.stage.settle()
            scene.paint.assertClose(to: .halfSea, within: 1e-6, "\(driver)")
            XCTAssertNotNil(top.navigationItem.standardAppearance, "\(driver)")
            top.navigationItem.barState.backgroundAlpha = 0.25
            XCTAssertEqual(scene.paint.alpha, 0.25, accuracy: 1e-6, "\(driver)")
            scene.navigation.popViewController(animated: true)
            try scene.stage.settle()
            scene.paint.assertClose(to: .ember, within: 1e-6, "\(driver)")
            XCTAssertNil(top.navigationItem.standardAppearance, "\(driver)")
        }
    }

    /// The inner stack adds nothing of its own, and a swipe that is cancelled changes nothing.
    func testAStackOnAStackPaintsNothingAndSurvivesACancelledSwipe() async throws {
        for (driver, hasTransitions) in BarDriver.allCases.flatMap({ [($0, false), ($0, true)] }) {
            let scene = try BarStage(driver, from: .ember, to: BarState())
            let inner = try nest(.halfSea, in: scene, hasTransitions: hasTransitions)
            XCTAssertEqual(paint(inner).alpha, 0, "\(driver)")
            let before = scene.dump
            scene.drivePop(to: 0.4)
            XCTAssertNotNil(scene.navigation.transitionCoordinator, "\(driver)")
            try scene.release(finishing: false)
            XCTAssertTrue(scene.navigation.topViewController === inner, "\(driver)")
            XCTAssertEqual(scene.dump.difference(from: before), [], "\(driver)")
        }
    }

    /// The effect of the inner screen's list is hidden while its bar is painted, and restored (B17.25).
    /// No delegate of the outer stack hears of it.
    func testAStateOfAScreenThatTheInnerStackShowsIsShown() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: BarState(), to: BarState())
            let inner = UINavigationController(rootViewController: UIViewController())
            scene.navigation.setViewControllers([scene.first, inner], animated: false)
            try scene.stage.settle()
            let top = UIViewController()
            inner.setViewControllers([top], animated: false)
            try scene.stage.settle()
            top.navigationItem.barState = .ember
            try scene.stage.settle()
            scene.paint.assertClose(to: .ember, within: 1e-6, "\(driver)")
        }
    }

    /// Another stack does not make Baton forget those that it has carried before.
    func testAStateOfAScreenThatTheInnerStackShowsIsShownAlsoIfAnotherStackCameLater() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: BarState())
        let inner = UINavigationController(rootViewController: UIViewController())
        scene.navigation.setViewControllers([scene.first, inner], animated: false)
        try scene.stage.settle()
        let later = UINavigationController(rootViewController: UIViewController())
        later.transitions = .slide
        let top = UIViewController()
        inner.setViewControllers([top], animated: false)
        try scene.stage.settle()
        top.navigationItem.barState = .ember
        try scene.stage.settle()
        scene.paint.assertClose(to: .ember, within: 1e-6)
    }

    /// The two screens have the same bar, and only one of them is written to.
    func testAScreenThatTheInnerStackReplacesIsRestored() async throws {
        let scene = try BarStage(.slide, from: .ember, to: BarState())
        let (former, top) = (UIViewController(), UIViewController())
        for screen in [former, top] { screen.navigationItem.barState = .ember }
        let inner = UINavigationController(rootViewController: former)
        scene.navigation.setViewControllers([scene.first, inner], animated: false)
        try scene.stage.settle()
        XCTAssertNotNil(former.navigationItem.standardAppearance)
        inner.setViewControllers([top], animated: false)
        try scene.stage.settle()
        scene.stage.rotate()
        try scene.stage.settle()
        XCTAssertNil(former.navigationItem.standardAppearance)
        XCTAssertNotNil(top.navigationItem.standardAppearance)
    }

    /// No delegate of the outer stack hears of it. The bar of the other stack has shown the screen before.
    func testAScreenOfAnotherStackThatTheInnerStackShowsBelongsToItsBar() async throws {
        let (former, moved) = (UIViewController(), UIViewController())
        former.navigationItem.barState = .clear
        moved.navigationItem.barState = .ember
        let other = UINavigationController()
        other.viewControllers = [UIViewController(), moved]
        other.transitions = .slide
        let tabs = UITabBarController()
        let scene = try BarStage(.slide, from: .clear, to: BarState()) {
            tabs.viewControllers = [other, $0]
            return tabs
        }
        other.popViewController(animated: false)
        try scene.stage.settle()
        tabs.selectedIndex = 1
        try scene.stage.settle()
        let inner = UINavigationController(rootViewController: former)
        scene.navigation.setViewControllers([scene.first, inner], animated: false)
        try scene.stage.settle()
        inner.setViewControllers([moved], animated: false)
        scene.stage.rotate()
        try scene.stage.settle()
        scene.paint.assertClose(to: .ember, within: 1e-6)
        moved.navigationItem.barState = .halfSea
        scene.paint.assertClose(to: .halfSea, within: 1e-6)
    }

    func testTheEdgeEffectOfTheInnerScreenIsHidden() async throws {
        guard #available(iOS 26, *), HeadlessDevice.current.design == .glass else { return }
        let scene = try BarStage(.slide, from: .ember, to: BarState())
        let list = UIScrollView()
        let inner = try nest(.halfSea, in: scene, view: list)
        XCTAssertTrue(list.topEdgeEffect.isHidden)
        inner.topViewController?.navigationItem.barState = BarState()
        try scene.stage.settle()
        XCTAssertFalse(list.topEdgeEffect.isHidden)
        inner.topViewController?.navigationItem.barState = .halfSea
        try scene.stage.settle()
        XCTAssertTrue(list.topEdgeEffect.isHidden)
        scene.navigation.popViewController(animated: true)
        try scene.stage.settle()
        XCTAssertFalse(list.topEdgeEffect.isHidden)
    }

    /// Below an opaque bar the content stays outside of it, and is placed once only.
    func testTheInnerStackStaysOutsideOfAnOpaqueBar() async throws {
        let scene = try BarStage(.slide, from: .ember, to: BarState())
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        scene.bar.standardAppearance = opaque
        scene.bar.scrollEdgeAppearance = opaque
        let inner = try nest(BarState(background: .color(.red)), in: scene)
        XCTAssertFalse(inner.edgesForExtendedLayout.contains(.top))
        let before = inner.changesOfEdges
        inner.topViewController?.navigationItem.barState = BarState(background: .color(.blue)) {
            $0.titleOffset = .zero
        }
        scene.backdrop?.setNeedsLayout()
        try scene.stage.settle()
        XCTAssertEqual(inner.changesOfEdges, before)
        scene.navigation.popViewController(animated: true)
        try scene.stage.settle()
        XCTAssertTrue(inner.edgesForExtendedLayout.contains(.top))
    }

    private func nest(
        _ state: BarState, in scene: BarStage, view: UIView = UIView(), hasTransitions: Bool = true
    ) throws -> InnerStack {
        let screen = UIViewController()
        screen.view = view
        screen.navigationItem.barState = state
        let inner = InnerStack(rootViewController: screen)
        if hasTransitions { inner.transitions = .slide }
        scene.navigation.setViewControllers([scene.first, inner], animated: true)
        try scene.stage.settle()
        return inner
    }
}

/// A stack that counts how often its edges are set.
private final class InnerStack: UINavigationController {
    private(set) var changesOfEdges = 0

    override var edgesForExtendedLayout: UIRectEdge {
        didSet { changesOfEdges += 1 }
    }
}
