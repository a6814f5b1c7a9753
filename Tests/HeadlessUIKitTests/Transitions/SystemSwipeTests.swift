import UIKit
import XCTest

/// Tests that questions about property animators and the public classes of interactions do not concern UIKit's own
/// transitions.
@MainActor
final class SystemSwipeTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { Self.restore() }
    }

    private static func restore() {
        HeadlessQuirks.continuedTimingsAreRetraced = false
        HeadlessQuirks.springVelocities = .ofTheRest
        HeadlessQuirks.continuedAnimatorsLoseTheirCompletion = false
        HeadlessQuirks.runningFractionsAreTimes = false
        HeadlessQuirks.reversedFractionsCountBack = false
        HeadlessQuirks.alongsideAnimations = .joinTheAnimator
        HeadlessQuirks.contextPausesPauseAnimators = true
        HeadlessQuirks.percentDrivenAnimatorsMoveLater = false
    }

    func testASwipeIsNotConcerned() async {
        let switches: [(name: String, turn: () -> Void)] = [
            ("retraced", { HeadlessQuirks.continuedTimingsAreRetraced = true }),
            ("velocities", { HeadlessQuirks.springVelocities = .ofTheWhole }),
            ("completions", { HeadlessQuirks.continuedAnimatorsLoseTheirCompletion = true }),
            ("times", { HeadlessQuirks.runningFractionsAreTimes = true }),
            ("reversed", { HeadlessQuirks.reversedFractionsCountBack = true }),
            ("alongside", { HeadlessQuirks.alongsideAnimations = .followTheContext }),
            ("pauses", { HeadlessQuirks.contextPausesPauseAnimators = false }),
            ("later", { HeadlessQuirks.percentDrivenAnimatorsMoveLater = true }),
        ]
        // A release before the middle cancels, one after it finishes.
        for end in [120, 300] as [CGFloat] {
            Self.restore()
            let plain = swipe(to: end)
            // The rest is a quarter of 0.35 s, which has five frames.
            XCTAssertGreaterThanOrEqual(Set(plain).count, 5)
            for (name, turn) in switches {
                Self.restore()
                turn()
                XCTAssertEqual(swipe(to: end), plain, "\(name), \(end)")
            }
        }
    }

    /// Swipes back over a part of the screen, rests, and returns what is seen in each frame from then on.
    private func swipe(to end: CGFloat) -> [String] {
        let stage = PushStage()
        stage.navigation.delegate = nil
        stage.navigation.pushViewController(stage.b, animated: false)
        TurnLoop.main.advance(by: 0.1)
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.navigation.view.addSubview(badge)
        HeadlessTouches.began(finger: 0, at: CGPoint(x: 3, y: 400), in: stage.window)
        for x in stride(from: 3, through: end, by: 10) {
            TurnLoop.main.advance(by: 1.0 / 60)
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: x, y: 400), in: stage.window)
        }
        stage.navigation.transitionCoordinator?.animate { _ in badge.alpha = 0 }
        TurnLoop.main.advance(by: 0.2)
        HeadlessTouches.moved(finger: 0, to: CGPoint(x: end, y: 400), in: stage.window)
        HeadlessTouches.ended(finger: 0, in: stage.window)
        var frames: [String] = []
        for _ in 0..<40 {
            frames.append("\(stage.arrival) \(badge.layer.presentation()?.opacity ?? -1) \(stage.isOver)")
            TurnLoop.main.advance(by: 1.0 / 60)
        }
        stage.putAway()
        return frames
    }
}
