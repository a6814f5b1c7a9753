import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Screens that outlive their stack are as they were, and what should go with it does.
@MainActor
final class BarOutlivingTests: XCTestCase {
    /// A screen that is kept and shown again, each time in a new stack that is thrown away afterwards.
    func testAScreenThatOutlivesItsStackIsAsItWas() async throws {
        let presenter = UIViewController()
        let stage = Stage(root: presenter)
        let kept = UIViewController()
        kept.navigationItem.barState = BarState(background: .clear, titleColor: .white, isHidden: true)
        for _ in 0..<3 {
            try stage.settle()
            let stack = UINavigationController(rootViewController: kept)
            stack.transitions = .slide
            stack.modalPresentationStyle = .fullScreen
            presenter.present(stack, animated: true)
            try stage.settle()
            XCTAssertEqual(kept.additionalSafeAreaInsets.top, -44)
            stack.dismiss(animated: true)
            try stage.settle()
            stack.setViewControllers([], animated: false)
        }
        XCTAssertEqual(kept.additionalSafeAreaInsets, .zero)
        XCTAssertNil(kept.navigationItem.standardAppearance)
    }

    /// The stack is let go with the screen in it, as by a dismissal; the screen is then a child of something else.
    func testAScreenWhoseStackIsGoneIsAsItWas() async throws {
        let kept = UIViewController()
        kept.navigationItem.barState = BarState(background: .clear, isHidden: true)
        let stage = Stage(root: UIViewController())
        weak var former: UINavigationController?
        do {
            let stack = UINavigationController(rootViewController: kept)
            stack.transitions = .slide
            former = stack
            stage.window.rootViewController = stack
            try stage.settle()
        }
        stage.window.rootViewController = UIViewController()
        try stage.settle()
        XCTAssertNil(former)
        XCTAssertEqual(kept.additionalSafeAreaInsets, .zero)
        XCTAssertNil(kept.navigationItem.standardAppearance)
    }

    /// The same, into a second stack of Baton's.
    func testAScreenWhoseStackIsGoneIsNotMovedTwice() async throws {
        let kept = UIViewController()
        kept.navigationItem.barState = BarState(background: .clear, isHidden: true)
        let stage = Stage(root: UIViewController())
        for round in 0..<3 {
            let stack = UINavigationController(rootViewController: kept)
            stack.transitions = .slide
            stage.window.rootViewController = stack
            try stage.settle()
            XCTAssertEqual(kept.additionalSafeAreaInsets.top, -44, "\(round)")
            stage.window.rootViewController = UIViewController()
            try stage.settle()
        }
    }

    /// A screen that is its stack's delegate and keeps the carrier, as Bars.md has it, with a hidden bar.
    /// Taken out of a stack in a tab that is not seen, and put below the top of another: nobody tells of either.
    func testAScreenThatMovesUnseenBelowAnotherStacksTopIsAsItWas() async throws {
        let tabs = UITabBarController()
        let other = UINavigationController(rootViewController: UIViewController())
        let scene = try BarScene(
            .slide, from: .ember, to: BarState(background: .clear, isHidden: true),
            root: {
                tabs.viewControllers = [$0, other]
                return tabs
            })
        other.transitions = .slide
        try scene.arrive()
        tabs.selectedIndex = 1
        try scene.stage.settle()
        scene.navigation.setViewControllers([scene.first], animated: false)
        other.setViewControllers([scene.second, UIViewController()], animated: false)
        try scene.stage.settle()
        XCTAssertNil(scene.second.navigationItem.standardAppearance)
        XCTAssertEqual(scene.second.additionalSafeAreaInsets, .zero)
    }

    func testAScreenThatKeepsTheCarrierIsLetGo() async throws {
        for state in [BarState(isHidden: true), .ember] {
            let stage = Stage(root: UIViewController())
            weak var screen: DelegateScreen?
            weak var stack: UINavigationController?
            do {
                let made = DelegateScreen()
                made.navigationItem.barState = state
                let navigation = UINavigationController()
                made.carrier = BarCarrier(for: navigation)
                navigation.delegate = made
                navigation.setViewControllers([made], animated: false)
                stage.window.rootViewController = navigation
                try stage.settle()
                screen = made
                stack = navigation
            }
            stage.window.rootViewController = UIViewController()
            try stage.settle()
            XCTAssertNil(stack, "\(state)")
            XCTAssertNil(screen, "\(state)")
        }
    }
}

/// A screen that is the delegate of its stack, and has the one line in it.
private final class DelegateScreen: UIViewController, UINavigationControllerDelegate {
    var carrier: BarCarrier?

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        carrier?.willShow(viewController, animated: animated)
    }
}
