import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests that the background of a toolbar or tab bar is restored, to the app's values or to another stack's.
@MainActor
final class BottomBarOverrideTests: GenerationTestCase {
    /// Toolbars and tab bars float above the content on iOS 26 and are left alone (B17.2, B17.70).
    override class var generations: [Int] { [18] }

    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    func testACancelledTabSwitchLeavesTheTabBarAsItWas() async throws {
        let tabs = UITabBarController()
        let other = UINavigationController(rootViewController: UIViewController())
        other.transitions = .slide
        other.topViewController?.navigationItem.barState = BarState { $0.tabBarBackground = .color(Self.blue) }
        let scene = try BarScene(
            .slide, from: BarState { $0.tabBarBackground = .color(Self.red) }, to: BarState(),
            root: {
                tabs.viewControllers = [$0, other]
                return tabs
            })
        let delegate = DrivenTabs()
        tabs.delegate = delegate
        tabs.selectedIndex = 1
        scene.stage.turn()
        delegate.percent.update(0.4)
        scene.stage.turn()
        delegate.percent.cancel()
        try scene.stage.settle()
        XCTAssertEqual(tabs.selectedIndex, 0)
        XCTAssertEqual(tabs.tabBar.barBackdrops.map(\.backgroundColor), [Self.red])
    }

    /// The container removes its child view controller before it removes the child's view.
    func testATabBarWhoseStackIsRemovedHasTheSystemBackground() async throws {
        let tabs = UITabBarController()
        let container = UIViewController()
        let screen = UIViewController()
        screen.navigationItem.barState = BarState { $0.tabBarBackground = .color(Self.red) }
        let stack = UINavigationController(rootViewController: screen)
        stack.transitions = .slide
        container.addChild(stack)
        container.view.addSubview(stack.view)
        stack.didMove(toParent: container)
        tabs.viewControllers = [container, UIViewController()]
        let stage = Stage(root: tabs)
        try stage.settle()
        XCTAssertEqual(tabs.tabBar.barBackdrops.count, 1)
        stack.willMove(toParent: nil)
        stack.removeFromParent()
        stack.view.removeFromSuperview()
        try stage.settle()
        XCTAssertEqual(tabs.tabBar.barBackdrops.count, 0)
    }

    /// Otherwise the bar would be laid out again in every layout pass.
    func testAStackThatDoesNotOwnTheTabBarNeedsNoUpdate() async throws {
        let tabs = UITabBarController()
        let scene = try BarScene(
            .slide, from: BarState { $0.tabBarBackground = .color(.red) }, to: BarState(),
            root: {
                tabs.viewControllers = [$0]
                return tabs
            })
        let own = try XCTUnwrap(scene.first.navigationItem.barCarrier as? BarCarrier)
        let other = BarCarrier(for: UINavigationController())
        XCTAssertTrue(BottomBarPainter.shows(.color(.red), in: tabs.tabBar, for: own))
        XCTAssertFalse(BottomBarPainter.shows(.system, in: tabs.tabBar, for: own))
        XCTAssertTrue(BottomBarPainter.shows(.system, in: tabs.tabBar, for: other))
        XCTAssertTrue(BottomBarPainter.shows(.system, in: UITabBar(), for: own))
        XCTAssertFalse(BottomBarPainter.shows(.color(.red), in: UITabBar(), for: own))
    }

    /// Two stacks are in one tab. When one is removed, the tab bar shows the background of the other.
    func testTheTabBarShowsTheRemainingStacksBackground() async throws {
        let tabs = UITabBarController()
        let container = UIViewController()
        let stacks = [Self.red, Self.blue].map { color in
            let screen = UIViewController()
            screen.navigationItem.barState = BarState { $0.tabBarBackground = .color(color) }
            let stack = UINavigationController(rootViewController: screen)
            stack.transitions = .slide
            return stack
        }
        container.addChild(stacks[0])
        container.view.addSubview(stacks[0].view)
        stacks[0].didMove(toParent: container)
        tabs.viewControllers = [container, UIViewController()]
        let stage = Stage(root: tabs)
        try stage.settle()
        container.addChild(stacks[1])
        container.view.addSubview(stacks[1].view)
        stacks[1].didMove(toParent: container)
        try stage.settle()
        XCTAssertEqual(tabs.tabBar.barBackdrops.map(\.backgroundColor), [Self.blue])
        stacks[1].willMove(toParent: nil)
        stacks[1].view.removeFromSuperview()
        stacks[1].removeFromParent()
        try stage.settle()
        XCTAssertEqual(tabs.tabBar.barBackdrops.map(\.backgroundColor), [Self.red])
    }

    func testAToolbarsAppearanceThatTheAppSetsLaterIsPaintedOver() async throws {
        let scene = try BarScene(.slide, from: BarState { $0.toolbarBackground = .color(Self.red) }, to: BarState())
        scene.navigation.isToolbarHidden = false
        try scene.stage.settle()
        let yellow = UIToolbarAppearance()
        yellow.backgroundColor = .yellow
        let toolbar = try XCTUnwrap(scene.navigation.toolbar)
        toolbar.standardAppearance = yellow
        scene.first.navigationItem.barState.toolbarBackground = .color(Self.blue)
        try scene.stage.settle()
        XCTAssertNil(toolbar.standardAppearance.backgroundColor)
        scene.first.navigationItem.barState.toolbarBackground = .system
        try scene.stage.settle()
        XCTAssertEqual(toolbar.standardAppearance.backgroundColor, .yellow)
    }

    /// The app changes a property of Baton's appearance in place. The app's own appearance comes back as it was.
    func testABottomBarsAppearanceChangedInPlaceIsRestoredAsItWas() async throws {
        let tabs = UITabBarController()
        let scene = try BarScene(
            .slide,
            from: BarState {
                $0.toolbarBackground = .color(Self.red)
                $0.tabBarBackground = .color(Self.red)
            }, to: BarState(),
            root: {
                $0.isToolbarHidden = false
                let yellow = UITabBarAppearance()
                yellow.configureWithOpaqueBackground()
                yellow.backgroundColor = .yellow
                tabs.tabBar.standardAppearance = yellow
                tabs.viewControllers = [$0, UIViewController()]
                return tabs
            })
        tabs.tabBar.standardAppearance.shadowColor = .green
        scene.first.navigationItem.barState = BarState()
        try scene.stage.settle()
        XCTAssertEqual(tabs.tabBar.standardAppearance.backgroundColor, .yellow)
        XCTAssertNotEqual(tabs.tabBar.standardAppearance.shadowColor, .green)
    }

    /// The appearance that the app sets may equal the one that Baton wrote.
    func testAToolbarThatTheAppMakesClearMeanwhileStaysClear() async throws {
        let scene = try BarScene(.slide, from: BarState { $0.toolbarBackground = .color(Self.red) }, to: BarState())
        scene.navigation.isToolbarHidden = false
        try scene.stage.settle()
        let clear = UIToolbarAppearance()
        clear.configureWithTransparentBackground()
        scene.navigation.toolbar.standardAppearance = clear
        scene.first.navigationItem.barState = BarState()
        try scene.stage.settle()
        XCTAssertEqual(scene.navigation.toolbar.standardAppearance, clear)
    }
}

@MainActor
private final class DrivenTabs: NSObject, UITabBarControllerDelegate {
    let percent = UIPercentDrivenInteractiveTransition()

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PlainTabMover()
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        percent
    }
}

private final class PlainTabMover: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let screen = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        to.frame = context.finalFrame(for: screen)
        to.alpha = 0
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.4) {
            to.alpha = 1
        } completion: { _ in
            to.alpha = 1
            if context.transitionWasCancelled { to.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
