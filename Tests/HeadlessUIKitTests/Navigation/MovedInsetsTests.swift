import UIKit
import XCTest

/// Tests the switch for the safe area of a screen that is moved before its first layout (B9.5, B9.6).
@MainActor
final class MovedInsetsTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.viewsMovedBeforeLayoutLoseInsets = true }
    }

    func testAScreenMovedBeforeItsFirstLayoutHasAllInsetsOrNone() async {
        let cases: [(loses: Bool, ShiftIn.Order, hasInsets: Bool)] = [
            (false, .shiftedAtOnce, true), (false, .laidOutFirst, true), (true, .shiftedAtOnce, false),
            (true, .laidOutFirst, true),
        ]
        for (loses, order, hasInsets) in cases {
            HeadlessQuirks.viewsMovedBeforeLayoutLoseInsets = loses
            for shift in [CGAffineTransform(translationX: 1, y: 0), CGAffineTransform(scaleX: 0.9, y: 0.9)] {
                let stage = PushStage(ShiftIn(order, shift))
                let barEnd = stage.navigation.navigationBar.frame.maxY
                stage.push()
                XCTAssertEqual(HeadlessLog.messages.count, hasInsets ? 0 : 1, "\(loses), \(order)")
                XCTAssertTrue(HeadlessLog.messages.allSatisfy { $0.contains("layoutIfNeeded()") })
                var seen = [stage.b.view.safeAreaInsets.top]
                TurnLoop.main.advance(by: 0.2)
                seen.append(stage.b.view.safeAreaInsets.top)
                // B9.5, B9.6
                XCTAssertEqual(seen, hasInsets ? [barEnd, barEnd] : [0, 0], "\(loses), \(order)")
                TurnLoop.main.advance(by: 1)
                XCTAssertTrue(stage.isOver)
                XCTAssertEqual(stage.b.view.safeAreaInsets.top, barEnd, "\(loses), \(order)")
                stage.putAway()
            }
        }
    }

    func testARevealedScreenCountsAsNewAndALeavingOneKeepsItsInsets() async {
        // B9.5
        HeadlessQuirks.viewsMovedBeforeLayoutLoseInsets = true
        let stage = PushStage(ShiftIn(.shiftedAtOnce, CGAffineTransform(translationX: -50, y: 0)))
        stage.push()
        TurnLoop.main.advance(by: 1)
        let barEnd = stage.navigation.navigationBar.frame.maxY
        stage.navigation.popViewController(animated: true)
        TurnLoop.main.advance(by: 0.2)
        XCTAssertEqual(stage.a.view.safeAreaInsets.top, 0)
        XCTAssertEqual(stage.b.view.safeAreaInsets.top, barEnd)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.a.view.safeAreaInsets.top, barEnd)
        stage.putAway()
    }

    func testARotationIsNoMoveByATransition() async {
        // B9.5
        let stage = PushStage()
        stage.navigation.pushViewController(stage.b, animated: false)
        HeadlessDevice.rotate()
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(stage.b.view.safeAreaInsets.top, stage.navigation.navigationBar.frame.maxY)
        XCTAssertGreaterThan(stage.b.view.safeAreaInsets.top, 0)
        stage.putAway()
        HeadlessDevice.current = .phone
    }

    func testAnAnimationOfTheTabBarTakesNoInsets() async {
        // B9.5
        let stage = PushStage()
        stage.navigation.delegate = nil
        let tabs = UITabBarController()
        stage.window.rootViewController = tabs
        tabs.viewControllers = [stage.navigation, UIViewController()]
        TurnLoop.main.advance(by: 0.1)
        stage.navigation.pushViewController(stage.b, animated: true)
        tabs.setTabBarHidden(true, animated: true)
        stage.navigation.setViewControllers([stage.a, stage.b], animated: false)
        TurnLoop.main.advance(by: 2)
        let barEnd = stage.navigation.navigationBar.frame.maxY
        XCTAssertGreaterThan(barEnd, 0)
        XCTAssertEqual(stage.b.view.safeAreaInsets.top, barEnd)
        XCTAssertEqual(HeadlessLog.messages, [])
        stage.putAway()
    }

    func testTheSystemsOwnPushLaysOutBeforeItMoves() async {
        // B1.24, B9.5
        HeadlessQuirks.viewsMovedBeforeLayoutLoseInsets = true
        let stage = PushStage()
        stage.navigation.delegate = nil
        stage.push()
        TurnLoop.main.advance(by: 0.1)
        XCTAssertFalse(stage.isOver)
        XCTAssertEqual(stage.b.view.safeAreaInsets.top, stage.navigation.navigationBar.frame.maxY)
        stage.putAway()
    }
}

/// An animator that shifts the `to` view and moves it back into its place.
private final class ShiftIn: NSObject, UIViewControllerAnimatedTransitioning {
    enum Order { case shiftedAtOnce, laidOutFirst }

    private let order: Order
    private let shift: CGAffineTransform

    init(_ order: Order, _ shift: CGAffineTransform) {
        self.order = order
        self.shift = shift
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let to = transitionContext.viewController(forKey: .to), let view = to.view else { return }
        view.frame = transitionContext.finalFrame(for: to)
        transitionContext.containerView.addSubview(view)
        if order == .laidOutFirst { view.layoutIfNeeded() }
        view.transform = shift
        UIView.animate(withDuration: 0.4) {
            view.transform = .identity
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
