import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a stack restores its screens after it was removed from the screen in various ways.
@MainActor
final class BarUnseenStackTests: GenerationTestCase {
    /// Shows a screen with a hidden bar in a stack, releases the stack but not the screen, and checks that the screen
    /// is restored.
    private func assertGivesBack(
        on stage: Stage, line: UInt = #line, _ use: (UINavigationController) throws -> Void
    ) throws {
        let kept = UIViewController()
        kept.navigationItem.barState = BarState(background: .clear, isHidden: true)
        weak var former: UINavigationController?
        do {
            let stack = UINavigationController(rootViewController: kept)
            stack.transitions = .slide
            former = stack
            try use(stack)
        }
        try stage.settle()
        XCTAssertNil(former, line: line)
        assertIsAsItWas(kept, line: line)
    }

    private func assertIsAsItWas(_ screen: UIViewController, _ note: String = "", line: UInt = #line) {
        XCTAssertEqual(screen.additionalSafeAreaInsets, .zero, note, line: line)
        XCTAssertNil(screen.navigationItem.standardAppearance, note, line: line)
    }

    private func assertLends(_ stack: UINavigationController, line: UInt = #line) {
        XCTAssertNotNil(stack.topViewController?.navigationItem.standardAppearance, "it was never lent", line: line)
    }

    func testWhenItsTabBarControllerIsRemoved() async throws {
        let stage = Stage(root: UIViewController())
        try assertGivesBack(on: stage) { stack in
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, UIViewController()]
            stage.window.rootViewController = tabs
            try stage.settle()
            assertLends(stack)
            stage.window.rootViewController = UIViewController()
        }
    }

    /// The app keeps the stack for later. It does not come back by itself, and its screens may be shown elsewhere.
    func testWhenTheRootOfTheWindowIsReplacedAndKept() async throws {
        for isInTabs in [false, true] {
            let screen = UIViewController()
            screen.navigationItem.barState = BarState(background: .clear, isHidden: true)
            let stack = UINavigationController(rootViewController: screen)
            stack.transitions = .slide
            let tabs = UITabBarController()
            if isInTabs { tabs.viewControllers = [stack, UIViewController()] }
            let root = isInTabs ? tabs : stack
            let stage = Stage(root: root)
            try stage.settle()
            assertLends(stack)
            stage.window.rootViewController = UIViewController()
            try stage.settle()
            XCTAssertNil(stack.view.window)
            assertIsAsItWas(screen, "in tabs: \(isInTabs)")
            stage.window.rootViewController = root
            try stage.settle()
            assertLends(stack)
        }
    }

    func testWhenItIsDismissedDuringAPush() async throws {
        let (first, second) = (UIViewController(), UIViewController())
        for screen in [first, second] { screen.navigationItem.barState = BarState(background: .clear, isHidden: true) }
        let stack = UINavigationController(rootViewController: first)
        stack.transitions = .slide
        stack.modalPresentationStyle = .fullScreen
        let presenter = UIViewController()
        let stage = Stage(root: presenter)
        presenter.present(stack, animated: false)
        try stage.settle()
        assertLends(stack)
        stack.pushViewController(second, animated: true)
        stage.advance(by: 0.1)
        presenter.dismiss(animated: false)
        try stage.settle()
        XCTAssertNil(stack.viewIfLoaded?.window)
        for screen in [first, second] { assertIsAsItWas(screen) }
    }

    func testBeforeItIsShown() async throws {
        let screen = UIViewController()
        let stack = UINavigationController(rootViewController: screen)
        stack.transitions = .slide
        stack.loadViewIfNeeded()
        screen.navigationItem.barState = .ember
        assertIsAsItWas(screen)
        XCTAssertEqual(stack.navigationBar.tintColor, stack.view.tintColor)
    }

    func testWhenTheStackIsRemovedFromItsParent() async throws {
        let container = UIViewController()
        let stage = Stage(root: container)
        try assertGivesBack(on: stage) { stack in
            container.addChild(stack)
            container.view.addSubview(stack.view)
            stack.didMove(toParent: container)
            try stage.settle()
            assertLends(stack)
            stack.willMove(toParent: nil)
            stack.view.removeFromSuperview()
            stack.removeFromParent()
        }
    }

    func testWhenTheStackIsDismissedUnderAnotherModal() async throws {
        let presenter = UIViewController()
        let stage = Stage(root: presenter)
        try assertGivesBack(on: stage) { stack in
            stack.modalPresentationStyle = .fullScreen
            presenter.present(stack, animated: false)
            try stage.settle()
            assertLends(stack)
            let over = UIViewController()
            over.modalPresentationStyle = .fullScreen
            stack.present(over, animated: false)
            try stage.settle()
            presenter.dismiss(animated: true)
        }
    }

    func testWhenTheStackCarriedTheBarAndWasDismissed() async throws {
        let screen = UIViewController()
        screen.navigationItem.barState = .ember
        let presenter = UINavigationController(rootViewController: screen)
        presenter.transitions = .slide
        let stage = Stage(root: presenter)
        try stage.settle()
        try assertGivesBack(on: stage) { stack in
            screen.present(stack, using: .slide(from: .bottom).carriesBar())
            try stage.settle()
            assertLends(stack)
            stack.dismiss(animated: true)
            try stage.settle()
        }
    }

    func testWhenItsStateChangesAfterItsDismissal() async throws {
        let presenter = UIViewController()
        let stage = Stage(root: presenter)
        try assertGivesBack(on: stage) { stack in
            stack.modalPresentationStyle = .fullScreen
            presenter.present(stack, animated: false)
            try stage.settle()
            assertLends(stack)
            stack.dismiss(animated: false)
            try stage.settle()
            let screen = try XCTUnwrap(stack.topViewController)
            assertIsAsItWas(screen, "dismissed")
            screen.navigationItem.barState.tintColor = .white
            assertIsAsItWas(screen, "told")
        }
    }
}
