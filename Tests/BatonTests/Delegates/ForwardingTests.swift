import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests delegates that implement all, some or none of the methods. Each receives the same calls with Baton as without
/// Baton.
@MainActor
final class ForwardingTests: XCTestCase {
    /// How Baton is combined with the app's delegate.
    private enum Order: CaseIterable {
        case alone
        case delegateFirst
        case handedOver
        case withTheSystemsTransitions
    }

    private func arrange(
        _ app: any UINavigationControllerDelegate, _ order: Order, on navigation: UINavigationController
    ) {
        switch order {
        case .alone: navigation.delegate = app
        case .delegateFirst:
            navigation.delegate = app
            navigation.transitions = .slide
        case .handedOver: navigation.transitions = NavigationTransitions(.slide).forwardedDelegate(app)
        case .withTheSystemsTransitions:
            navigation.delegate = app
            navigation.transitions = .system
        }
    }

    /// Records the calls that a delegate receives for pushes, pops, and changes without animation.
    private func log<App: UINavigationControllerDelegate & Hearing>(_ app: App, _ order: Order) throws -> [String] {
        app.calls = []
        let stand = try StackStage(showsB: false) { arrange(app, order, on: $0) }
        stand.push()
        try stand.stage.settle()
        for _ in 0..<2 {
            stand.push(TestScreen("C"))
            try stand.stage.settle()
            stand.pop()
            try stand.stage.settle()
        }
        stand.navigation.setViewControllers([stand.a, TestScreen("D")], animated: false)
        try stand.stage.settle()
        stand.navigation.popToRootViewController(animated: true)
        try stand.stage.settle()
        XCTAssertEqual(HeadlessLog.warnings, [], "\(order)")
        return app.calls
    }

    func testADelegateWithSomeOfTheMethodsReceivesTheSameCalls() async throws {
        let app = WillShowOnly()
        let alone = try log(app, .alone)
        XCTAssertEqual(
            alone,
            [
                "willShow A false", "willShow B true", "willShow C true", "willShow B true", "willShow C true",
                "willShow B true", "willShow D false", "willShow A true",
            ])
        for order in Order.allCases { XCTAssertEqual(try log(app, order), alone, "\(order)") }
    }

    func testADelegateWithOneOfTheMethodsReceivesTheSameCalls() async throws {
        let app = AnimatorsOnly()
        let alone = try log(app, .alone)
        XCTAssertEqual(
            alone, ["push A B", "push B C", "pop C B", "push B C", "pop C B", "pop D A"])
        for order in Order.allCases { XCTAssertEqual(try log(app, order), alone, "\(order)") }
    }

    func testADelegateWithAllOfTheMethodsReceivesTheSameCalls() async throws {
        let app = AllMethods()
        let alone = try log(app, .alone)
        XCTAssertEqual(
            Array(alone.prefix(6)),
            [
                "willShow A", "didShow A", "animator push A B", "interaction PushAnimator", "willShow B",
                "didShow B",
            ])
        for order in Order.allCases { XCTAssertEqual(try log(app, order), alone, "\(order)") }
    }

    func testADelegateWithNoneOfTheMethodsChangesNothing() async throws {
        for order in Order.allCases {
            let app = NoMethods()
            let stand = try StackStage { arrange(app, order, on: $0) }
            stand.pop()
            stand.stage.advance(by: 0.1)
            let plays = order == .delegateFirst || order == .handedOver
            XCTAssertEqual(stand.stage.window.dimmingView != nil, plays, "\(order)")
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"], "\(order)")
            stand.navigation.transitions = nil
            XCTAssertTrue(stand.navigation.delegate === app, "\(order)")
        }
    }

    /// Both may forward to the delegate of the stack, which is Baton's driver.
    func testTwoDelegatesThatForwardBackGetEachCallOnce() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        let (first, second) = (ForwardingProxy(stand.driver), ForwardingProxy(stand.driver))
        for proxy in [first, second] {
            stand.navigation.transitions = NavigationTransitions(.slide).forwardedDelegate(proxy)
        }
        stand.push()
        stand.stage.advance(by: 0.1)
        XCTAssertNotNil(stand.stage.window.dimmingView, "Baton's animator plays")
        try stand.stage.settle()
        XCTAssertEqual([first.count, second.count], [4, 4])
    }

    func testADelegateCanBeReleasedDuringATransition() async throws {
        let stand = try StackStage(showsB: false)
        weak var former: AllMethods?
        do {
            let app = AllMethods()
            former = app
            stand.navigation.delegate = app
            stand.navigation.transitions = .slide
            stand.push()
            stand.stage.advance(by: 0.1)
            XCTAssertEqual(app.calls.first, "animator push A B")
            XCTAssertFalse(app.calls.contains("didShow B"))
        }
        XCTAssertNil(former)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        stand.pop()
        stand.stage.advance(by: 0.1)
        XCTAssertNotNil(stand.stage.window.dimmingView, "Baton goes on")
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }
}

@MainActor
private protocol Hearing: AnyObject {
    var calls: [String] { get set }
}

private final class NoMethods: NSObject, UINavigationControllerDelegate {}

@MainActor
private final class WillShowOnly: NSObject, UINavigationControllerDelegate, Hearing {
    var calls: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("willShow \(viewController.title ?? "-") \(animated)")
    }
}

@MainActor
private final class AnimatorsOnly: NSObject, UINavigationControllerDelegate, Hearing {
    var calls: [String] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        // The stand-in calls this method with operation `.none` to find out whether it is implemented (B2.40).
        guard operation != .none else { return nil }
        calls.append("\(operation == .push ? "push" : "pop") \(fromVC.title ?? "-") \(toVC.title ?? "-")")
        return operation == .push ? PushAnimator(.cover) : PopAnimator(.cover)
    }
}

@MainActor
private final class AllMethods: NSObject, UINavigationControllerDelegate, Hearing {
    var calls: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("willShow \(viewController.title ?? "-")")
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        calls.append("didShow \(viewController.title ?? "-")")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard operation != .none else { return nil }
        let way = operation == .push ? "push" : "pop"
        calls.append("animator \(way) \(fromVC.title ?? "-") \(toVC.title ?? "-")")
        return operation == .push ? PushAnimator(.fade) : PopAnimator(.fade)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        calls.append("interaction \(type(of: animationController))")
        return nil
    }
}
