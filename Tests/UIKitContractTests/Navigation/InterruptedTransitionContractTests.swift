import UIKit
import XCTest

/// Tests the system's transitions of the iOS 26 design, which other changes interrupt.
@preconcurrency
@MainActor
final class InterruptedTransitionContractTests: ContractTestCase {
    override class var generations: Generations { .glass }

    func testAPopCompletesAPushAtOnceAndBeginsInTheSameTurn() {
        // B16.20, B16.21, B16.23, B16.24
        let stage = NavigationStage()
        defer { stage.putAway() }
        let plain = PlainNavigationDelegate(stage.log)
        stage.navigation.delegate = plain
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.1)
        stage.log.clear()
        stage.navigation.popViewController(animated: true)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
        Device.turn()
        XCTAssertEqual(
            stage.log.text,
            """
            A.viewDidDisappear(true)
            B.viewDidAppear(true)
            didShow(B, true)
            B.viewWillDisappear(true)
            A.viewWillAppear(true)
            willShow(A, true)
            """)
        stage.log.clear()
        stage.waitForTheEnd()
        XCTAssertEqual(
            stage.log.text,
            """
            B.viewDidDisappear(true)
            A.viewDidAppear(true)
            didShow(A, true)
            """)
    }

    func testAPopBehindAPushThatWaitsWaitsToo() {
        // B1.50, B16.24
        let stage = NavigationStage()
        defer { stage.putAway() }
        let c = stage.screen("C")
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.1)
        let running = stage.navigation.transitionCoordinator
        stage.navigation.pushViewController(c, animated: true)
        // Whether the second push interrupts the first one is not known (U3).
        let waits = stage.navigation.viewControllers == [stage.a, stage.b]
        stage.navigation.popViewController(animated: true)
        if waits {
            XCTAssertIdentical(stage.navigation.transitionCoordinator, running)
            XCTAssertEqual(stage.log.count(of: "B.viewDidAppear(true)"), 0)
        }
        for _ in 1...3 { stage.waitForTheEnd() }
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        XCTAssertNotNil(stage.b.viewIfLoaded?.window)
        XCTAssertNil(c.viewIfLoaded?.window)
        XCTAssertNil(c.parent)
        XCTAssertEqual(stage.log.lines.last { $0.hasPrefix("B.") }, "B.viewDidAppear(true)")
    }

    func testThePushIsNotCancelledAndItsCoordinatorCompletesFirst() {
        // B16.21
        let stage = NavigationStage()
        defer { stage.putAway() }
        stage.navigation.pushViewController(stage.b, animated: true)
        let push = stage.navigation.transitionCoordinator
        push?.animate(alongsideTransition: nil) { [log = stage.log] context in
            log.note("push ended, cancelled \(context.isCancelled)")
        }
        Device.wait(0.1)
        stage.log.clear()
        stage.navigation.popViewController(animated: true)
        Device.turn()
        let pop = stage.navigation.transitionCoordinator
        XCTAssertFalse(pop === push)
        XCTAssertIdentical(pop?.viewController(forKey: .to), stage.a)
        let lines = stage.log.lines
        XCTAssertLessThan(
            lines.firstIndex(of: "push ended, cancelled false") ?? .max,
            lines.firstIndex(of: "willShow(A, true)") ?? -1)
        stage.waitForTheEnd()
    }

    func testAScreenGoesOnFromWhereItIs() throws {
        // B16.20
        let stage = NavigationStage()
        defer { stage.putAway() }
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.1)
        let place = { stage.b.view.layer.presentation()?.frame.minX ?? -1 }
        let before = place()
        XCTAssertGreaterThan(before, 10)
        stage.navigation.popViewController(animated: true)
        Device.turn()
        XCTAssertEqual(place(), before, accuracy: 1)
        Device.wait(0.15)
        XCTAssertGreaterThan(place(), before)
        stage.waitForTheEnd()
        XCTAssertNil(stage.b.view.superview)
        XCTAssertEqual(stage.b.view.transform, .identity)
    }

    func testTwoQuickTapsOnBackPopTwoScreens() throws {
        // B16.20, B16.25
        try Device.requireFinger()
        let stack = AskedStack(rootViewController: UIViewController())
        let window = Device.show(stack)
        defer { Device.put(away: window) }
        for title in ["B", "C"] {
            let screen = UIViewController()
            screen.title = title
            stack.pushViewController(screen, animated: false)
            Device.wait(0.1)
        }
        let finger = ScriptedFinger(on: window)
        let back = stack.navigationBar.convert(CGPoint(x: 24, y: 22), to: nil)
        for taps in 1...2 {
            finger.down(back.x, back.y)
            finger.up()
            Device.wait(0.1)
            XCTAssertEqual(stack.asked, taps)
        }
        XCTAssertEqual(stack.viewControllers.count, 1)
        Device.wait(1)
        XCTAssertNil(stack.transitionCoordinator)
    }

    func testAVetoedTapInterruptsNothing() throws {
        // B16.25
        try Device.requireFinger()
        let stack = AskedStack(rootViewController: UIViewController())
        let window = Device.show(stack)
        defer { Device.put(away: window) }
        stack.pushViewController(UIViewController(), animated: false)
        stack.pushViewController(UIViewController(), animated: true)
        Device.wait(0.1)
        let running = stack.transitionCoordinator
        stack.allows = false
        let finger = ScriptedFinger(on: window)
        let back = stack.navigationBar.convert(CGPoint(x: 24, y: 22), to: nil)
        finger.down(back.x, back.y)
        finger.up()
        XCTAssertEqual(stack.asked, 1)
        XCTAssertNotNil(running)
        XCTAssertIdentical(stack.transitionCoordinator, running)
        Device.wait(1)
        XCTAssertEqual(stack.viewControllers.count, 3)
    }

    func testASwipeInterruptsAPush() throws {
        // B16.12, B16.20, B16.21
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let c = swipe.stage.screen("C")
        swipe.navigation.pushViewController(c, animated: true)
        Device.wait(0.1)
        swipe.log.clear()
        swipe.swipe(by: swipe.width * 0.6)
        XCTAssertEqual(
            swipe.log.text,
            """
            B.viewDidDisappear(true)
            C.viewDidAppear(true)
            didShow(C, true)
            C.viewWillDisappear(true)
            B.viewWillAppear(true)
            willShow(B, true)
            """)
        XCTAssertEqual(swipe.navigation.transitionCoordinator?.isInteractive, true)
        swipe.finger.up()
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(swipe.navigation.viewControllers, [swipe.stage.a, swipe.stage.b])
    }

    func testASwipeThatInterruptsAPushWhoseScreenPresentsSettles() throws {
        // B16.20, B16.21
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        let c = swipe.stage.screen("C")
        let modal = UIViewController()
        c.inside("viewDidAppear") { [unowned c] in
            c.inside("viewDidAppear") {}
            c.present(modal, animated: true, completion: nil)
        }
        swipe.navigation.pushViewController(c, animated: true)
        Device.wait(0.1)
        swipe.swipe(by: swipe.width * 0.6)
        swipe.finger.up()
        swipe.stage.waitForTheEnd()
        swipe.stage.waitForTheEnd()
        XCTAssertNil(swipe.navigation.transitionCoordinator)
        swipe.navigation.dismiss(animated: true, completion: nil)
        swipe.stage.waitForTheEnd()
        XCTAssertNil(swipe.navigation.presentedViewController)
        let d = swipe.stage.screen("D")
        swipe.navigation.pushViewController(d, animated: true)
        swipe.stage.waitForTheEnd()
        XCTAssertIdentical(swipe.navigation.topViewController, d)
        XCTAssertNotNil(d.viewIfLoaded?.window)
        XCTAssertNil(swipe.navigation.transitionCoordinator)
    }

    func testACancelledSwipeReportsNothingUntilItsEnd() throws {
        // B16.22
        let swipe = try SwipeStage()
        defer { swipe.stage.putAway() }
        swipe.swipe(by: swipe.width * 0.2, lasting: 0.5)
        XCTAssertEqual(
            swipe.log.text,
            """
            B.viewWillDisappear(true)
            A.viewWillAppear(true)
            willShow(A, true)
            """)
        swipe.log.clear()
        Device.wait(0.2)
        swipe.finger.up()
        XCTAssertEqual(swipe.log.text, "")
        swipe.stage.waitForTheEnd()
        XCTAssertEqual(
            swipe.log.lines.filter { $0.hasPrefix("B") }, ["B.viewWillAppear(true)", "B.viewDidAppear(true)"])
        XCTAssertEqual(swipe.navigation.viewControllers, [swipe.stage.a, swipe.stage.b])
    }

    func testAPushThatIsTurnedRoundIsACancelledPush() {
        // B16.28
        let stage = NavigationStage()
        defer { stage.putAway() }
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.wantsInteractiveStart = false
        stage.delegate.animator = TestPropertyAnimator()
        stage.delegate.interaction = interaction
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.1)
        var seen: [String] = []
        stage.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [b = stage.b] context in
            seen.append("cancelled \(context.isCancelled), to B \(context.viewController(forKey: .to) === b)")
        }
        interaction.pause()
        interaction.update(0.1)
        interaction.cancel()
        stage.waitForTheEnd()
        XCTAssertEqual(seen, ["cancelled true, to B true"])
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
    }

    func testAScreenReceivesTouchesWhileItComes() throws {
        // B16.20, B16.26
        try Device.requireFinger()
        let stage = NavigationStage()
        defer { stage.putAway() }
        let view = LoggingTouchView(stage.log)
        stage.b.loadViewIfNeeded()
        view.frame = stage.b.view.bounds
        stage.b.view.addSubview(view)
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.1)
        stage.log.clear()
        let finger = ScriptedFinger(on: try XCTUnwrap(stage.navigation.view.window))
        finger.down(200, 500)
        finger.up()
        XCTAssertEqual(stage.log.lines.count, 2, stage.log.text)
        stage.waitForTheEnd()
    }

    func testACustomAnimatorIsNotInterrupted() throws {
        // B16.27
        try Device.requireFinger()
        let stage = NavigationStage()
        defer { stage.putAway() }
        let view = LoggingTouchView(stage.log)
        stage.b.loadViewIfNeeded()
        view.frame = stage.b.view.bounds
        stage.b.view.addSubview(view)
        stage.delegate.animator = TestAnimator()
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.1)
        stage.log.clear()
        let finger = ScriptedFinger(on: try XCTUnwrap(stage.navigation.view.window))
        finger.down(200, 500)
        finger.up()
        stage.navigation.popViewController(animated: true)
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a, stage.b])
        XCTAssertEqual(stage.log.text, "")
        stage.waitForTheEnd()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.navigation.viewControllers, [stage.a])
    }
}

/// A navigation controller that its bar asks before a pop.
private final class AskedStack: UINavigationController, UINavigationBarDelegate {
    var asked = 0
    var allows = true

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        asked += 1
        return allows
    }
}
