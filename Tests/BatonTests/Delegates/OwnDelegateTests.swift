import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the two ways for a stack that sets its delegate itself, and for a proxy that sets itself as the delegate.
@MainActor
final class OwnDelegateTests: XCTestCase {
    private var advice: AdviceLog!

    override func setUp() async throws {
        advice = AdviceLog()
    }

    override func tearDown() async throws {
        advice.close()
    }

    private let allCalls = ["willShow B", "didShow B", "willShow A", "didShow A"]

    /// Pushes B and pops it. Returns whether Baton's cover animates both.
    private func covers(_ navigation: UINavigationController) throws -> Bool {
        let stage = try stage(navigation)
        navigation.pushViewController(TestScreen("B"), animated: true)
        stage.advance(by: 0.1)
        let coversPush = stage.window.dimmingView != nil
        try stage.settle()
        navigation.popViewController(animated: true)
        stage.advance(by: 0.1)
        let coversPop = stage.window.dimmingView != nil
        try stage.settle()
        XCTAssertEqual(coversPush, coversPop)
        XCTAssertEqual(navigation.viewControllers.count, 1)
        return coversPush && coversPop
    }

    private func stage(_ navigation: UINavigationController) throws -> Stage {
        navigation.setViewControllers([TestScreen("A")], animated: false)
        let stage = Stage(root: navigation)
        try stage.settle()
        return stage
    }

    // MARK: A subclass

    func testAPlainStackThatSetsItsDelegateLaterIsWithoutBaton() async throws {
        let stack = PlainFlowStack()
        stack.transitions = .cover
        XCTAssertFalse(try covers(stack))
        XCTAssertNil(stack.transitions)
        XCTAssertEqual(stack.calls.suffix(4), allCalls[...])
    }

    func testABatonNavigationControllerMaySetItsDelegate() async throws {
        let stack = FlowStack()
        stack.transitions = .cover
        XCTAssertTrue(try covers(stack))
        XCTAssertEqual(stack.calls.suffix(4), allCalls[...])
        XCTAssertEqual(advice.lines, [])
    }

    func testAPlainStackMayHandItselfToItsTransitions() async throws {
        let stack = PlainFlowStack()
        stack.hands = true
        XCTAssertTrue(try covers(stack))
        XCTAssertEqual(stack.calls.suffix(4), allCalls[...])
        XCTAssertEqual(advice.lines, [])
    }

    // MARK: A proxy

    func testAPlainStackLosesBatonToAProxyThatReturns() async throws {
        let navigationController = UINavigationController()
        let flow = ReturningProxy()
        navigationController.delegate = flow
        navigationController.transitions = .cover
        let stack = navigationController
        XCTAssertFalse(try covers(stack))
        XCTAssertTrue(stack.delegate === flow)
        XCTAssertNil(stack.transitions)
        XCTAssertEqual(advice.lines.count, 1)
    }

    func testABatonNavigationControllerKeepsBatonUnderAProxyThatReturns() async throws {
        let stack = BatonNavigationController()
        let proxy = ReturningProxy()
        stack.transitions = .cover
        stack.delegate = proxy
        XCTAssertTrue(try covers(stack))
        XCTAssertEqual(proxy.calls.suffix(4), allCalls[...])
        XCTAssertNotNil(stack.transitions)
        XCTAssertEqual(advice.lines, [])
    }

    func testAProxyThatStaysAwayMayBeHandedToTheTransitions() async throws {
        let navigationController = UINavigationController()
        let flow = ReturningProxy(returns: false)
        navigationController.transitions = .cover.forwardedDelegate(flow)
        XCTAssertTrue(try covers(navigationController))
        XCTAssertEqual(flow.calls.suffix(4), allCalls[...])
        XCTAssertEqual(advice.lines, [])
    }
}

/// A plain stack that is its own delegate, by setting it or by handing itself to the transitions.
private final class PlainFlowStack: UINavigationController, UINavigationControllerDelegate {
    var hands = false
    private(set) var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        if hands {
            transitions = .cover.forwardedDelegate(self)
        } else {
            delegate = self
        }
    }

    func navigationController(_ n: UINavigationController, willShow controller: UIViewController, animated: Bool) {
        calls.append("willShow \(controller.title ?? "-")")
    }

    func navigationController(_ n: UINavigationController, didShow controller: UIViewController, animated: Bool) {
        calls.append("didShow \(controller.title ?? "-")")
    }
}

/// The same, and Baton stays the delegate.
private final class FlowStack: BatonNavigationController, UINavigationControllerDelegate {
    private(set) var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func navigationController(_ n: UINavigationController, willShow controller: UIViewController, animated: Bool) {
        calls.append("willShow \(controller.title ?? "-")")
    }

    func navigationController(_ n: UINavigationController, didShow controller: UIViewController, animated: Bool) {
        calls.append("didShow \(controller.title ?? "-")")
    }
}

/// Forwards to the delegate that it has replaced, and sets itself again whenever it is not the delegate.
private final class ReturningProxy: NSObject, UINavigationControllerDelegate {
    private let returns: Bool
    private weak var next: (any UINavigationControllerDelegate)?
    private(set) var calls: [String] = []

    init(returns: Bool = true) {
        self.returns = returns
    }

    private func check(_ navigation: UINavigationController) {
        guard returns, navigation.delegate !== self else { return }
        next = navigation.delegate
        navigation.delegate = self
    }

    func navigationController(_ n: UINavigationController, willShow controller: UIViewController, animated: Bool) {
        check(n)
        calls.append("willShow \(controller.title ?? "-")")
        next?.navigationController(n, willShow: controller, animated: animated)
    }

    func navigationController(_ n: UINavigationController, didShow controller: UIViewController, animated: Bool) {
        check(n)
        calls.append("didShow \(controller.title ?? "-")")
        next?.navigationController(n, didShow: controller, animated: animated)
    }
}
