import UIKit
import XCTest

/// Tests which touches arrive while a transition with a custom animator runs.
@preconcurrency
@MainActor
final class TransitionTouchContractTests: ContractTestCase {
    func testWithAnInteractionControllerTouchesReachTheScreens() throws {
        // B2.16, B27.40
        try Device.requireFinger()
        Device.asStated { XCTAssertEqual(touches(interacts: true), ["view touchesBegan", "view touchesEnded"]) }
    }

    func testWithAnAnimatorAloneNoTouchArrives() throws {
        // B2.16, B27.40
        try Device.requireFinger()
        Device.asStated { XCTAssertEqual(touches(interacts: false), []) }
    }

    func testAnAnimatorAloneCancelsRecognizersThatRun() throws {
        // B27.40
        try Device.requireFinger()
        Device.asStated {
            let stage = NavigationStage()
            defer { stage.putAway() }
            let window = stage.navigation.view.window
            let finger = window.map { ScriptedFinger(on: $0) }
            let pan = UIPanGestureRecognizer()
            stage.navigation.view.addGestureRecognizer(pan)
            var states: [String] = []
            Device.onEachStep(of: pan) { [unowned pan] in states.append(stateName(pan.state)) }
            finger?.down(100, 400)
            finger?.drag(to: 100, 440)
            XCTAssertEqual(states.last, "changed")
            stage.delegate.animator = TestPropertyAnimator()
            stage.navigation.pushViewController(stage.b, animated: true)
            Device.wait(0.1)
            XCTAssertEqual(states.last, "cancelled")
            finger?.up()
            stage.waitForTheEnd()
        }
    }

    /// Returns what the new screen receives of a tap during a push.
    private func touches(interacts: Bool) -> [String] {
        let stage = NavigationStage()
        defer { stage.putAway() }
        guard let window = stage.navigation.view.window else { return ["no window"] }
        let log = CallLog()
        let target = LoggingTouchView(log)
        target.frame = window.bounds
        stage.b.view.addSubview(target)
        stage.delegate.animator = TestPropertyAnimator()
        if interacts {
            let interaction = UIPercentDrivenInteractiveTransition()
            interaction.wantsInteractiveStart = false
            stage.delegate.interaction = interaction
        }
        stage.navigation.pushViewController(stage.b, animated: true)
        Device.wait(0.1)
        ScriptedFinger(on: window).tap(100, 400)
        XCTAssertNotNil(stage.navigation.transitionCoordinator)
        stage.waitForTheEnd()
        return log.lines
    }
}
