import UIKit
import XCTest

/// Tests the switch by which the first fraction of an inactive property animator moves its views late.
@MainActor
final class FirstFractionTests: XCTestCase {
    private let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private var window: UIWindow?

    override func setUp() async throws {
        await MainActor.run {
            TurnLoop.main.reset()
            let screen = UIViewController()
            screen.view.addSubview(box)
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = screen
            window.makeKeyAndVisible()
            TurnLoop.main.runTurn()
            self.window = window
        }
    }

    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.turnsBeforeFirstFractions = 0
            window?.isHidden = true
        }
    }

    private var seen: Float { box.layer.presentation()?.opacity ?? -1 }

    private func fading() -> UIViewPropertyAnimator {
        box.alpha = 1
        return UIViewPropertyAnimator(duration: 1, curve: .linear) { self.box.alpha = 0 }
    }

    func testItMovesThemAfterAsManyTurns() async {
        // B27.32
        for turns in 0...2 {
            HeadlessQuirks.turnsBeforeFirstFractions = turns
            let animator = fading()
            animator.fractionComplete = 0.25
            XCTAssertEqual(animator.fractionComplete, 0.25)
            for turn in 0..<turns {
                XCTAssertEqual(seen, 1, "\(turn) of \(turns)")
                TurnLoop.main.runTurn()
            }
            XCTAssertEqual(seen, 0.75, accuracy: 1e-6)
            animator.stopAnimation(true)
        }
    }

    func testWhatIsSetNextOrAContinuedAnimationMovesThemAtOnce() async {
        HeadlessQuirks.turnsBeforeFirstFractions = 3
        var animator = fading()
        animator.fractionComplete = 0.25
        animator.fractionComplete = 0.5
        XCTAssertEqual(seen, 0.5, accuracy: 1e-6)
        TurnLoop.main.advance(by: 0.1)
        XCTAssertEqual(seen, 0.5, accuracy: 1e-6)
        animator.stopAnimation(true)
        animator = fading()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        TurnLoop.main.advance(by: 0.25)
        XCTAssertEqual(seen, 0.25, accuracy: 1e-6)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(seen, 0)
    }

    func testAnAnimatorThatWasPausedIsNotConcerned() async {
        HeadlessQuirks.turnsBeforeFirstFractions = 3
        let animator = fading()
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        XCTAssertEqual(seen, 0.75, accuracy: 1e-6)
        animator.stopAnimation(true)
    }
}
