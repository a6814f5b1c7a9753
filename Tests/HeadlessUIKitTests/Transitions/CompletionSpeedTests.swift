import TestSupport
import UIKit
import XCTest

/// Tests the switch for what `completionSpeed` means from iOS 18 on (B5.5, B5.6, B5.17).
@MainActor
final class CompletionSpeedTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.completionSpeedIsPartOfDuration = false
            HeadlessDevice.current = .phone
        }
    }

    func testItDividesTheRemainingTimeOrIsThePartOfTheDuration() async {
        let cases: [(isPart: Bool, version: Int, speed: CGFloat, rest: TimeInterval)] = [
            (false, 15, 0.5, 0.6), (false, 18, 0.5, 0.6), (false, 26, 2, 0.15),
            (true, 15, 0.5, 0.6), (true, 18, 0.5, 0.2), (true, 26, 0.75, 0.3), (true, 26, 1, 0.4),
        ]
        for (isPart, version, speed, rest) in cases {
            for finishes in [true, false] {
                for animator: any UIViewControllerAnimatedTransitioning in [PropertyMover(.push), BlockMover(.push)] {
                    HeadlessQuirks.completionSpeedIsPartOfDuration = isPart
                    HeadlessDevice.current = .phone.running(version)
                    let interaction = UIPercentDrivenInteractiveTransition()
                    let stage = PushStage(animator, interaction)
                    stage.push()
                    interaction.completionSpeed = speed
                    interaction.update(finishes ? 0.25 : 0.75)
                    finishes ? interaction.finish() : interaction.cancel()
                    // B5.5, B5.6, B5.17
                    XCTAssertEqual(stage.timeToEnd(), rest, accuracy: 0.04, "\(isPart), \(version), \(speed)")
                    stage.putAway()
                }
            }
        }
    }

    func testTheSystemsSwipeIsNotConcerned() async {
        for isPart in [false, true] {
            HeadlessQuirks.completionSpeedIsPartOfDuration = isPart
            let stage = PushStage()
            stage.navigation.delegate = nil
            stage.navigation.pushViewController(stage.b, animated: false)
            TurnLoop.main.advance(by: 0.1)
            HeadlessTouches.began(finger: 0, at: CGPoint(x: 3, y: 400), in: stage.window)
            for x in stride(from: 3, through: 353, by: 10) {
                TurnLoop.main.advance(by: 1.0 / 60)
                HeadlessTouches.moved(finger: 0, to: CGPoint(x: CGFloat(x), y: 400), in: stage.window)
            }
            HeadlessTouches.ended(finger: 0, in: stage.window)
            // A tenth of the way is left, of a motion that lasts 0.35 s.
            XCTAssertLessThan(stage.timeToEnd(), 0.1)
            XCTAssertIdentical(stage.navigation.topViewController, stage.a)
            stage.putAway()
        }
    }
}
