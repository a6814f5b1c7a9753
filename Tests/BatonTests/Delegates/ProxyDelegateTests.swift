import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// A delegate that is set after Baton's and forwards calls to it.
///
/// From its first call on, Baton no longer takes part and only forwards calls to the app's own delegate.
@MainActor
final class ProxyDelegateTests: XCTestCase {
    private func stand(_ transitions: NavigationTransitions, app: HandWrittenStackDelegate? = nil) throws -> (
        StackStage, ForwardingProxy
    ) {
        let stand = try StackStage {
            $0.delegate = app
            $0.transitions = transitions
        }
        let proxy = ForwardingProxy(stand.navigation.delegate)
        stand.navigation.delegate = proxy
        _ = app?.takeCalls()
        return (stand, proxy)
    }

    func testBatonReturnsNoAnimatorBehindAProxy() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let (stand, proxy) = try stand(.cover)
        stand.pop()
        stand.stage.advance(by: 0.1)
        XCTAssertNil(stand.stage.window.dimmingView, "no animator of Baton's plays")
        XCTAssertNil(stand.navigation.transitions)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertTrue(stand.navigation.delegate === proxy)
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertEqual(stand.stage.window.leftovers, [])
    }

    func testBarsAreRestoredAtTheFirstWillShow() async throws {
        let scene = try BarStage(.system, from: .ember, to: .halfSea)
        let proxy = ForwardingProxy(scene.navigation.delegate)
        scene.navigation.delegate = proxy
        scene.push()
        XCTAssertNil(scene.backdrop, "Baton paints no more")
        try scene.stage.settle()
        XCTAssertNil(scene.first.navigationItem.standardAppearance)
        XCTAssertNil(scene.second.navigationItem.standardAppearance)
    }

    func testTheSwipeIsRefused() async throws {
        let (stand, _) = try stand(.cover)
        let driver = try XCTUnwrap(NavigationTransitionDriver.known(of: stand.navigation))
        let recognizer = driver.edgeSwipeRecognizer
        stand.stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
        XCTAssertNil(recognizer.view)
        try stand.stage.settle()
    }

    func testTheAppsDelegateBehindBatonIsStillCalled() async throws {
        let app = HandWrittenStackDelegate(push: PushAnimator(.fade), pop: PopAnimator(.fade))
        let (stand, proxy) = try stand(.slide, app: app)
        stand.pop()
        stand.stage.advance(by: 0.1)
        XCTAssertLessThan(stand.b.view.seenAlpha, 1, "the app's own animator plays")
        try stand.stage.settle()
        XCTAssertEqual(
            app.takeCalls(),
            ["animator pop B to A", "interaction for PopAnimator", "willShow A true", "didShow A true"])
        XCTAssertEqual(proxy.count, 4)
    }

    func testTheAppsDelegateIsCalledWithoutAnyOtherReferenceToTheDriver() async throws {
        let app = HandWrittenStackDelegate()
        let stand = try StackStage {
            $0.delegate = app
            $0.transitions = .slide
        }
        let proxy = ForwardingProxy(stand.navigation.delegate, isWeak: true)
        stand.navigation.delegate = proxy
        stand.pop()
        try stand.stage.settle()
        _ = app.takeCalls()
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(app.takeCalls(), ["animator push A to B", "willShow B true", "didShow B true"])
    }

    /// A transition that is running when the other delegate is set still ends correctly.
    func testAProxySetDuringATransition() async throws {
        let scene = try BarStage(.slide, from: .ember, to: BarState(isHidden: true))
        scene.push()
        scene.stage.advance(by: 0.1)
        let proxy = ForwardingProxy(scene.navigation.delegate)
        scene.navigation.delegate = proxy
        try scene.stage.settle()
        XCTAssertEqual(scene.bar.alpha, 1)
        XCTAssertNil(scene.backdrop)
        XCTAssertTrue(scene.navigation.topViewController === scene.second)
    }
}
