import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that screens which outlive their stack are restored, and that screens which should be released are released.
@MainActor
final class BarOutlivingTests: GenerationTestCase {
    /// A screen that the app keeps and shows repeatedly, each time in a new stack that is released afterwards.
    func testAScreenThatOutlivesItsStackIsRestored() async throws {
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
            XCTAssertNotNil(kept.navigationItem.standardAppearance)
            XCTAssertTrue(stack.isNavigationBarHidden)
            stack.dismiss(animated: true)
            try stage.settle()
            stack.setViewControllers([], animated: false)
        }
        XCTAssertEqual(kept.additionalSafeAreaInsets, .zero)
        XCTAssertNil(kept.navigationItem.standardAppearance)
    }

    /// The stack is released with the screen in it, as by a dismissal.
    ///
    /// The screen then becomes a child of another view controller.
    func testAScreenWhoseStackIsReleasedIsRestored() async throws {
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

    /// As above, but the screen moves to a second stack of Baton's.
    func testAScreenWhoseStackIsReleasedIsHiddenInTheNextOne() async throws {
        let kept = UIViewController()
        kept.navigationItem.barState = BarState(background: .clear, isHidden: true)
        let stage = Stage(root: UIViewController())
        for round in 0..<3 {
            let stack = UINavigationController(rootViewController: kept)
            stack.transitions = .slide
            stage.window.rootViewController = stack
            try stage.settle()
            XCTAssertEqual(kept.view.safeAreaInsets.top, 47, "\(round)")
            XCTAssertTrue(stack.isNavigationBarHidden, "\(round)")
            stage.window.rootViewController = UIViewController()
            try stage.settle()
        }
    }

    /// The screen is removed from a stack in an unselected tab and inserted below the top of another stack.
    ///
    /// No delegate is notified of either.
    func testAScreenMovedBelowTheTopOfAnotherStackWhileInvisibleIsRestored() async throws {
        let tabs = UITabBarController()
        let other = UINavigationController(rootViewController: UIViewController())
        let scene = try BarStage(
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

    /// A screen with a hidden bar that is its stack's delegate and keeps the carrier, as in Bars.md.
    func testAScreenThatKeepsTheCarrierIsReleased() async throws {
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

/// A screen that is the delegate of its stack and forwards `willShow` to the carrier.
private final class DelegateScreen: UIViewController, UINavigationControllerDelegate {
    var carrier: BarCarrier?

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        carrier?.willShow(viewController, animated: animated)
    }
}
