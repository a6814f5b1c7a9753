import UIKit
import XCTest

@preconcurrency

@MainActor
final class ConstraintAnimationContractTests: ContractTestCase {
    func testAConstantIsAnimatedByALayoutInsideTheBlock() {
        let stage = ConstraintStage()
        let view = stage.addView()
        let pin = stage.pin(view, width: 100, height: 50)
        Device.turn()
        pin.left.constant = 200
        stage.animate { stage.board.layoutIfNeeded() }
        XCTAssertEqual(view.frame.minX, 200)
        Device.turn()
        Device.wait(0.5)
        XCTAssertEqual(left(of: view), 100, accuracy: 200 * max(0.02, Device.motionTolerance))
        Device.wait(0.6)
        XCTAssertEqual(left(of: view), 200, accuracy: 1e-6)
        stage.putAway()
    }

    func testWithoutALayoutInsideTheBlockNothingIsAnimated() {
        let stage = ConstraintStage()
        let view = stage.addView()
        let pin = stage.pin(view, width: 100, height: 50)
        Device.turn()
        stage.animate { pin.left.constant = 200 }
        XCTAssertEqual(view.frame.minX, 0)
        Device.turn()
        XCTAssertEqual(view.frame.minX, 200)
        XCTAssertNil(view.layer.animationKeys())
        stage.putAway()
    }

    func testViewsThatDependOnTheConstantMoveToo() {
        let stage = ConstraintStage()
        let view = stage.addView()
        let pin = stage.pin(view, width: 100, height: 50)
        let beside = stage.addView()
        NSLayoutConstraint.activate([
            beside.leftAnchor.constraint(equalTo: view.rightAnchor),
            beside.widthAnchor.constraint(equalToConstant: 10), beside.heightAnchor.constraint(equalToConstant: 10),
        ])
        Device.turn()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            pin.width.constant = 200
            stage.board.layoutIfNeeded()
        }
        for fraction in [0.25, 0.75, 0.5] as [CGFloat] {
            animator.fractionComplete = fraction
            Device.turn()
            XCTAssertEqual(left(of: beside), 100 + 100 * fraction, accuracy: 0.5)
            let shown = view.layer.presentation()?.bounds.width ?? 0
            XCTAssertEqual(shown, 100 + 100 * fraction, accuracy: 0.5)
        }
        XCTAssertEqual(beside.frame.minX, 200)
        animator.stopAnimation(true)
        stage.putAway()
    }

    private func left(of view: UIView) -> CGFloat {
        (view.layer.presentation() ?? view.layer).frame.minX
    }
}
