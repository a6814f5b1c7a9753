import UIKit
import XCTest

/// Tests that one property animator is used for one transition, whatever requests it and however often.
@preconcurrency
@MainActor
final class InterruptibleAnimatorContractTests: ContractTestCase {
    func testTheReturnedAnimatorIsScrubbedTogetherWithAlongsideAnimations() {
        // B2.21, B3.36, B5.12
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.navigation.view.addSubview(badge)
        let animator = TestPropertyAnimator(stage.log)
        let interaction = UIPercentDrivenInteractiveTransition()
        stage.delegate.animator = animator
        stage.delegate.interaction = interaction
        stage.navigation.popViewController(animated: true)
        stage.navigation.transitionCoordinator?.animate { _ in badge.alpha = 0 }
        Device.turn()
        let first = animator.running
        XCTAssertNotNil(first)
        for _ in 1...3 { XCTAssertIdentical(ask(animator), first) }
        interaction.update(0.3)
        Device.turn()
        XCTAssertIdentical(ask(animator), first)
        XCTAssertEqual(first?.fractionComplete ?? -1, 0.3, accuracy: 1e-6)
        XCTAssertEqual(shown(badge), 0.7, accuracy: max(1e-6, Device.motionTolerance / 10))
        XCTAssertEqual(shown(stage.a.view), 0.3, accuracy: max(1e-6, Device.motionTolerance / 10))
        XCTAssertGreaterThan(stage.log.count(of: "interruptibleAnimator"), 4)
        interaction.finish()
        stage.waitForTheEnd()
        XCTAssertEqual(stage.log.count(of: "didShow(A, true)"), 1)
        XCTAssertEqual(stage.log.count(of: "animationEnded(true)"), 1)
    }

    private func ask(_ animator: TestPropertyAnimator) -> UIViewPropertyAnimator? {
        animator.context.map { animator.interruptibleAnimator(using: $0) } as? UIViewPropertyAnimator
    }

    private func shown(_ view: UIView) -> CGFloat {
        CGFloat(view.layer.presentation()?.opacity ?? -1)
    }
}
