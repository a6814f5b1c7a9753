import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests modals that carry a bar and are animated by an app's own transitioning delegate.
@MainActor
final class OwnModalBarTests: GenerationTestCase {
    private let lower = UINavigationController(rootViewController: UIViewController())
    private let upper = UINavigationController(rootViewController: UIViewController())
    private var percent: UIPercentDrivenInteractiveTransition?

    private func begin() throws -> Stage {
        lower.topViewController?.navigationItem.barState = .ember
        upper.topViewController?.navigationItem.barState = .halfSea
        for stack in [lower, upper] { stack.transitions = .system }
        let stage = Stage(root: lower)
        try stage.settle()
        return stage
    }

    private var paint: SeenPaint { SeenPaint(upper.viewIfLoaded?.barBackdrops.first) }

    private func assertMoves(_ stage: Stage, _ start: SeenPaint, _ end: SeenPaint, line: UInt = #line) throws {
        var alphas: [Double] = []
        while upper.transitionCoordinator != nil, alphas.count < 100 {
            alphas.append(paint.alpha)
            stage.advance(by: 1.0 / 60)
        }
        let between = alphas.filter { $0 > 0.52 && $0 < 0.98 }
        XCTAssertGreaterThan(between.count, 3, "\(alphas)", line: line)
        XCTAssertEqual(alphas.first ?? 0, start.alpha, accuracy: 0.05, line: line)
        XCTAssertEqual(between, start.alpha < end.alpha ? between.sorted() : between.sorted(by: >), line: line)
        try stage.settle()
    }

    func testCalledRightAfterPresentAndDismiss() async throws {
        let stage = try begin()
        let delegate = HandWrittenModalDelegate(present: PresentAnimator(.slide), dismiss: DismissAnimator(.slide))
        upper.transitioningDelegate = delegate
        upper.modalPresentationStyle = .fullScreen
        lower.present(upper, animated: true)
        BarCarrier.carryBar(ofPresented: upper)
        stage.turn()
        try assertMoves(stage, .ember, .halfSea)
        paint.assertClose(to: .halfSea, within: 1e-6)
        upper.dismiss(animated: true)
        BarCarrier.carryBar(ofPresented: upper)
        stage.turn()
        try assertMoves(stage, .halfSea, .ember)
        XCTAssertNil(upper.viewIfLoaded?.window)
        XCTAssertNil(upper.topViewController?.navigationItem.standardAppearance, "the stack has left")
        SeenPaint(lower.view.barBackdrops.first).assertClose(to: .ember, within: 1e-6)
    }

    func testACancelledDismissalShowsThePresentedStacksBarAgain() async throws {
        let stage = try begin()
        let delegate = HandWrittenModalDelegate(present: PresentAnimator(.slide), dismiss: DismissAnimator(.slide))
        let percent = UIPercentDrivenInteractiveTransition()
        upper.transitioningDelegate = delegate
        upper.modalPresentationStyle = .fullScreen
        lower.topViewController?.navigationItem.barState.tintColor = .yellow
        upper.topViewController?.navigationItem.barState.tintColor = .green
        lower.present(upper, animated: false)
        try stage.settle()
        delegate.interaction = { percent }
        upper.dismiss(animated: true)
        BarCarrier.carryBar(ofPresented: upper)
        stage.turn()
        percent.update(0.5)
        stage.turn()
        paint.assertClose(to: .between(.halfSea, .ember, at: 0.5))
        XCTAssertEqual(upper.navigationBar.tintColor, .yellow)
        percent.cancel()
        try stage.settle()
        XCTAssertEqual(upper.navigationBar.tintColor, .green)
        paint.assertClose(to: .halfSea, within: 1e-6)
        XCTAssertNotNil(upper.view.window)
    }

    /// UIKit presents from the container around the stack, or from a screen on it that defines a context.
    func testThePresenterIsAroundTheStackOrOnIt() async throws {
        for isInTabs in [true, false] {
            let stage = try begin()
            let delegate = HandWrittenModalDelegate(present: PresentAnimator(.slide), dismiss: DismissAnimator(.slide))
            let screen = try XCTUnwrap(lower.topViewController)
            if isInTabs {
                let tabs = UITabBarController()
                stage.window.rootViewController = tabs
                tabs.viewControllers = [lower, UIViewController()]
                try stage.settle()
            } else {
                screen.definesPresentationContext = true
            }
            upper.transitioningDelegate = delegate
            upper.modalPresentationStyle = isInTabs ? .fullScreen : .overCurrentContext
            screen.present(upper, animated: true)
            XCTAssertFalse(upper.presentingViewController === lower)
            BarCarrier.carryBar(ofPresented: upper)
            stage.turn()
            try assertMoves(stage, .ember, .halfSea)
            upper.dismiss(animated: true)
            BarCarrier.carryBar(ofPresented: upper)
            stage.turn()
            try assertMoves(stage, .halfSea, .ember)
        }
    }

    /// The dismissal of several presentations may name any of them as the one that leaves (B27.47).
    func testADismissalOfAChainHandsTheBarBack() async throws {
        defer { HeadlessQuirks.chainDismissal = .lowest }
        for quirk in HeadlessQuirks.ChainDismissal.allCases {
            HeadlessQuirks.chainDismissal = quirk
            let stage = try begin()
            let delegate = HandWrittenModalDelegate(present: PresentAnimator(.slide), dismiss: DismissAnimator(.slide))
            let top = UIViewController()
            for screen in [upper, top] {
                screen.transitioningDelegate = delegate
                screen.modalPresentationStyle = .overFullScreen
            }
            lower.present(upper, animated: false)
            try stage.settle()
            upper.present(top, animated: false)
            try stage.settle()
            lower.dismiss(animated: true)
            BarCarrier.carryBar(ofPresented: upper)
            stage.turn()
            try assertMoves(stage, .halfSea, .ember)
            XCTAssertNil(lower.presentedViewController, "\(quirk)")
        }
    }

    func testWithoutATransitionItGivesAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let stage = try begin()
        BarCarrier.carryBar(ofPresented: upper)
        try stage.settle()
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertTrue(advice.lines.first?.contains("right after present") == true, "\(advice.lines)")
    }
}
