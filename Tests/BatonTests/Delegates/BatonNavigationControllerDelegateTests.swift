import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that Baton stays the delegate of a `BatonNavigationController`, whatever its `delegate` getter returns.
@MainActor
final class BatonNavigationControllerDelegateTests: XCTestCase {
    private let kinds: [() -> BatonNavigationController] = [
        { BatonNavigationController(navigationBarClass: BatonNavigationBar.self, toolbarClass: nil) },
        { AppsDelegateController(navigationBarClass: BatonNavigationBar.self, toolbarClass: nil) },
    ]

    private func forEachKind(
        _ test: (BatonNavigationController, Stage, TestScreen, TestScreen, String) throws -> Void
    ) throws {
        for make in kinds {
            let (a, b) = (TestScreen("A"), TestScreen("B"))
            let navigation = make()
            navigation.setViewControllers([a], animated: false)
            let stage = Stage(root: navigation)
            try stage.settle()
            try test(navigation, stage, a, b, "\(type(of: navigation))")
        }
    }

    func testCallsAreForwardedToADelegateSetAfterwards() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        try forEachKind { navigation, stage, _, b, name in
            let app = HandWrittenStackDelegate()
            navigation.transitions = .cover
            navigation.delegate = app
            navigation.pushViewController(b, animated: true)
            stage.advance(by: 0.1)
            XCTAssertNotNil(stage.window.dimmingView, "\(name): Baton's animator plays")
            try stage.settle()
            XCTAssertEqual(
                app.takeCalls(),
                ["animator push A to B", "interaction for PushAnimator", "willShow B true", "didShow B true"], name)
            stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
            try stage.settle()
            XCTAssertEqual(navigation.viewControllers.count, 1, "\(name): Baton's swipe works")
            navigation.transitions = nil
            XCTAssertTrue(navigation.uikitDelegate === app, name)
        }
        XCTAssertEqual(advice.lines, [])
    }

    func testOnlyTheLastDelegateIsCalledAndNilRemovesIt() async throws {
        try forEachKind { navigation, stage, _, b, name in
            let (handed, first, last) = (
                HandWrittenStackDelegate(), HandWrittenStackDelegate(), HandWrittenStackDelegate()
            )
            navigation.transitions = NavigationTransitions(.slide).forwardedDelegate(handed)
            navigation.delegate = first
            navigation.delegate = last
            navigation.pushViewController(b, animated: true)
            try stage.settle()
            XCTAssertEqual(handed.takeCalls() + first.takeCalls(), [], name)
            XCTAssertEqual(last.takeCalls().count, 4, name)
            navigation.delegate = nil
            navigation.popViewController(animated: true)
            try stage.settle()
            XCTAssertEqual(last.takeCalls(), [], name)
            navigation.transitions = nil
            XCTAssertNil(navigation.uikitDelegate, name)
        }
    }

    func testWithoutTransitionsTheDelegateIsSetAsUsual() async throws {
        try forEachKind { navigation, stage, _, b, name in
            let app = HandWrittenStackDelegate()
            navigation.delegate = app
            XCTAssertTrue(navigation.uikitDelegate === app, name)
            navigation.pushViewController(b, animated: true)
            try stage.settle()
            XCTAssertEqual(app.takeCalls(), ["animator push A to B", "willShow B true", "didShow B true"], name)
        }
    }

    /// A proxy forwards to the delegate that it replaced, which is Baton's driver. This must not recurse endlessly.
    func testAProxyAroundTheDriverForwardsToTheOriginalDelegate() async throws {
        try forEachKind { navigation, stage, _, b, name in
            let app = HandWrittenStackDelegate()
            navigation.delegate = app
            navigation.transitions = .cover
            let proxy = ForwardingProxy(navigation.uikitDelegate)
            navigation.delegate = proxy
            navigation.pushViewController(b, animated: true)
            stage.advance(by: 0.1)
            XCTAssertNotNil(stage.window.dimmingView, "\(name): Baton's animator plays")
            try stage.settle()
            XCTAssertEqual(proxy.count, 4, name)
            XCTAssertEqual(
                app.takeCalls(),
                ["animator push A to B", "interaction for PushAnimator", "willShow B true", "didShow B true"], name)
        }
    }

    func testUIKitContinuesToCallTheDriver() async throws {
        try forEachKind { navigation, _, _, _, name in
            let app = HandWrittenStackDelegate()
            navigation.transitions = .slide
            navigation.delegate = app
            XCTAssertTrue(navigation.uikitDelegate is NavigationTransitionDriver, name)
            let isPlain = type(of: navigation) == BatonNavigationController.self
            XCTAssertEqual(navigation.delegate === app, !isPlain, name)
        }
    }

    // MARK: Changes that UIKit does not report

    func testAnEmptyStackHasUIKitsBar() async throws {
        try forEachKind { navigation, stage, a, _, name in
            navigation.transitions = .system
            a.navigationItem.barState = .ember
            XCTAssertEqual(navigation.view.barBackdrops.count, 1, name)
            navigation.setViewControllers([], animated: false)
            try stage.settle()
            XCTAssertEqual(navigation.view.barBackdrops.count, 0, name)
            navigation.viewControllers = [a]
            try stage.settle()
            XCTAssertEqual(navigation.view.barBackdrops.count, 1, name)
        }
    }

    /// Under a modal the stack may change without a delegate call (B1.14), and without a backdrop Baton has no view
    /// that is notified.
    ///
    /// The test removes the delegate during the change to simulate this.
    func testASystemStackEditedUnderAModalShowsItsBarWhenItAppears() async throws {
        let navigation = ReturningController(rootViewController: TestScreen("A"))
        let stage = Stage(root: navigation)
        navigation.transitions = .system
        try stage.settle()
        let (b, cover) = (TestScreen("B"), TestScreen("Cover"))
        b.navigationItem.barState = .ember
        cover.modalPresentationStyle = .fullScreen
        present(cover, over: navigation)
        try stage.settle()
        navigation.driver = navigation.uikitDelegate
        navigation.uikitDelegate = nil
        navigation.pushViewController(b, animated: false)
        try stage.settle()
        dismiss(cover)
        try stage.settle()
        XCTAssertEqual(navigation.backdropsSeen, 1)
    }

    private func present(_ screen: UIViewController, over presenter: UIViewController) {
        presenter.present(screen, animated: false)
    }

    private func dismiss(_ screen: UIViewController) {
        screen.dismiss(animated: false)
    }
}

/// Its `delegate` getter returns the app's delegate instead of Baton's driver.
private final class AppsDelegateController: BatonNavigationController {
    private weak var apps: (any UINavigationControllerDelegate)?

    override var delegate: (any UINavigationControllerDelegate)? {
        get { apps }
        set {
            apps = newValue
            super.delegate = newValue
        }
    }
}

/// Restores its delegate when it appears, and then counts its backdrops.
private final class ReturningController: BatonNavigationController {
    var driver: (any UINavigationControllerDelegate)?
    private(set) var backdropsSeen: Int?

    override func viewIsAppearing(_ animated: Bool) {
        if let driver { uikitDelegate = driver }
        super.viewIsAppearing(animated)
        backdropsSeen = view.barBackdrops.count
    }
}
