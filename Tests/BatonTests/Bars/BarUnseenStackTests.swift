import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Stacks that are not seen any more have given everything back, however they went.
@MainActor
final class BarUnseenStackTests: XCTestCase {
    private static let noBar = BarState(background: .clear, isHidden: true)

    private func assertIsAsItWas(_ screen: UIViewController, _ note: String = "", line: UInt = #line) {
        XCTAssertEqual(screen.additionalSafeAreaInsets, .zero, note, line: line)
        XCTAssertNil(screen.navigationItem.standardAppearance, note, line: line)
    }

    func testAScreenWhoseTabsAreGoneIsAsItWas() async throws {
        let stage = Stage(root: UIViewController())
        let kept = UIViewController()
        kept.navigationItem.barState = Self.noBar
        weak var former: UINavigationController?
        do {
            let stack = UINavigationController(rootViewController: kept)
            stack.transitions = .slide
            former = stack
            let tabs = UITabBarController()
            tabs.viewControllers = [stack, UIViewController()]
            stage.window.rootViewController = tabs
            try stage.settle()
        }
        stage.window.rootViewController = UIViewController()
        try stage.settle()
        XCTAssertNil(former)
        assertIsAsItWas(kept)
    }

    func testAScreenWhoseStackIsNoChildAnyMoreIsAsItWas() async throws {
        let container = UIViewController()
        let stage = Stage(root: container)
        let kept = UIViewController()
        kept.navigationItem.barState = Self.noBar
        weak var former: UINavigationController?
        do {
            let stack = UINavigationController(rootViewController: kept)
            stack.transitions = .slide
            former = stack
            container.addChild(stack)
            container.view.addSubview(stack.view)
            stack.didMove(toParent: container)
            try stage.settle()
            stack.willMove(toParent: nil)
            stack.view.removeFromSuperview()
            stack.removeFromParent()
        }
        try stage.settle()
        XCTAssertNil(former)
        assertIsAsItWas(kept)
    }

    func testAScreenOfAStackThatIsDismissedUnseenIsAsItWas() async throws {
        let presenter = UIViewController()
        let stage = Stage(root: presenter)
        let kept = UIViewController()
        kept.navigationItem.barState = Self.noBar
        weak var former: UINavigationController?
        do {
            let stack = UINavigationController(rootViewController: kept)
            stack.transitions = .slide
            former = stack
            stack.modalPresentationStyle = .fullScreen
            presenter.present(stack, animated: false)
            try stage.settle()
            let over = UIViewController()
            over.modalPresentationStyle = .fullScreen
            stack.present(over, animated: false)
            try stage.settle()
            presenter.dismiss(animated: true)
        }
        try stage.settle()
        XCTAssertNil(former)
        assertIsAsItWas(kept)
    }

    func testAScreenOfAStackThatGaveTheBarBackIsAsItWas() async throws {
        let lowerTop = UIViewController()
        lowerTop.navigationItem.barState = .ember
        let lower = UINavigationController(rootViewController: lowerTop)
        lower.transitions = .slide
        let stage = Stage(root: lower)
        try stage.settle()
        let kept = UIViewController()
        kept.navigationItem.barState = Self.noBar
        weak var former: UINavigationController?
        do {
            let stack = UINavigationController(rootViewController: kept)
            stack.transitions = .slide
            former = stack
            let transitions = ModalTransitions(
                present: SlidePresentAnimator(from: .bottom), dismiss: SlideDismissAnimator(to: .bottom),
                carriesBar: true)
            lowerTop.present(stack, using: transitions)
            try stage.settle()
            stack.dismiss(animated: true)
            try stage.settle()
        }
        try stage.settle()
        XCTAssertNil(former)
        assertIsAsItWas(kept)
    }

    func testAStateSetOnADismissedStackLendsNothing() async throws {
        let presenter = UIViewController()
        let stage = Stage(root: presenter)
        let kept = UIViewController()
        kept.navigationItem.barState = Self.noBar
        do {
            let stack = UINavigationController(rootViewController: kept)
            stack.transitions = .slide
            stack.modalPresentationStyle = .fullScreen
            presenter.present(stack, animated: false)
            try stage.settle()
            stack.dismiss(animated: false)
            try stage.settle()
            assertIsAsItWas(kept, "dismissed")
            kept.navigationItem.barState.tint = .white
        }
        try stage.settle()
        assertIsAsItWas(kept, "told")
    }
}
