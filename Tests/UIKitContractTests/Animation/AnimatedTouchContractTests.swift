import UIKit
import XCTest

@preconcurrency

@MainActor
final class AnimatedTouchContractTests: ContractTestCase {
    func testAnAnimatedViewIsNotHitByDefault() {
        // B6.10
        for (options, isHit) in [([], false), ([.allowUserInteraction], true)] as [(UIView.AnimationOptions, Bool)] {
            let stage = BoxStage()
            let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            stage.box.addSubview(inner)
            stage.animate(0.5, options) { stage.box.alpha = 0.5 }
            Device.wait(0.2)
            XCTAssertEqual(hit(stage, CGPoint(x: 75, y: 75)) === stage.box, isHit)
            XCTAssertEqual(hit(stage, CGPoint(x: 25, y: 25)) === inner, isHit)
            Device.wait(0.5)
            XCTAssertTrue(hit(stage, CGPoint(x: 75, y: 75)) === stage.box)
            stage.putAway()
        }
    }

    func testAPropertyAnimatorAllowsTouchesByDefault() {
        // B6.64
        for isEnabled in [true, false] {
            let stage = BoxStage()
            let animator = stage.mover()
            animator.isUserInteractionEnabled = isEnabled
            animator.fractionComplete = 1
            Device.turn()
            XCTAssertEqual(hit(stage, CGPoint(x: 150, y: 50)) === stage.box, isEnabled)
            stage.putAway(stopping: animator)
        }
    }

    private func hit(_ stage: BoxStage, _ point: CGPoint) -> UIView? {
        stage.box.superview?.hitTest(point, with: nil)
    }
}
