import UIKit
import XCTest

@MainActor
final class AnimationCostTests: XCTestCase {
    func testKeysOfManyAnimationsOfOnePropertyGrowWithTheirNumber() async {
        Growth.assertLinear { count in
            let stage = LayerStage()
            return Growth.comparisons {
                for _ in 0..<count { UIView.animate(withDuration: 1) { stage.root.view.center.x += 1 } }
            }
        }
    }

    func testAKeyThatIsFreeAgainIsTheNextToBeUsed() async {
        // B6.12
        let stage = LayerStage()
        let view: UIView = stage.root.view
        for duration in [4.0, 1, 4, 2, 4] { UIView.animate(withDuration: duration) { view.center.x += 1 } }
        XCTAssertEqual(
            view.layer.animationKeys(), ["position", "position-2", "position-3", "position-4", "position-5"])
        stage.wait(2.5)
        XCTAssertEqual(view.layer.animationKeys(), ["position", "position-3", "position-5"])
        for _ in 0..<3 { UIView.animate(withDuration: 4) { view.center.x += 1 } }
        XCTAssertEqual(
            view.layer.animationKeys(),
            ["position", "position-3", "position-5", "position-2", "position-4", "position-6"])
        view.layer.removeAnimation(forKey: "position-3")
        view.layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "position-7")
        for _ in 0..<2 { UIView.animate(withDuration: 4) { view.center.x += 1 } }
        XCTAssertEqual(view.layer.animationKeys()?.suffix(3), ["position-7", "position-3", "position-8"])
    }

    func testTheEndOfAPropertyAnimatorGrowsWithItsAnimations() async {
        for isForward in [true, false] {
            Growth.assertLinear("forward: \(isForward)") { count in
                let stage = LayerStage()
                let views = (0..<count).map { _ in UIView() }
                for view in views { stage.root.view.addSubview(view) }
                let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
                    for view in isForward ? views : views.reversed() { view.center.x += 1 }
                }
                animator.startAnimation()
                let comparisons = Growth.comparisons { stage.wait(1.5) }
                XCTAssertEqual(animator.state, .inactive)
                return comparisons
            }
        }
    }

    func testStoppingAPropertyAnimatorGrowsWithItsAnimations() async {
        Growth.assertLinear { count in
            let stage = LayerStage()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            for _ in 0..<count { animator.addAnimations { stage.root.view.center.x += 1 } }
            animator.startAnimation()
            return Growth.comparisons { animator.stopAnimation(true) }
        }
    }

    func testSchedulingTimersGrowsWithTheirNumber() async {
        Growth.assertLinear { count in
            TurnLoop.main.reset()
            return Growth.comparisons {
                for number in 0..<count { TurnLoop.main.schedule(after: Double(number)) {} }
            }
        }
    }

    func testTimersFireByTimeAndThenInTheOrderOfScheduling() async {
        TurnLoop.main.reset()
        var fired: [String] = []
        for (name, delay) in [("c", 0.3), ("a", 0.1), ("d", 0.3), ("b", 0.2), ("e", 0.3), ("f", 0.4)] {
            TurnLoop.main.schedule(after: delay) { fired.append(name) }
        }
        TurnLoop.main.advance(by: 0.35)
        XCTAssertEqual(fired, ["a", "b", "c", "d", "e"])
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(fired, ["a", "b", "c", "d", "e", "f"])
    }
}
