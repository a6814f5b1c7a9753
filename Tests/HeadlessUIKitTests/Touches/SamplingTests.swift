import UIKit
import XCTest

/// Tests that a drag is reproducible, and nearly independent of the sampling rate.
@MainActor
final class SamplingTests: XCTestCase {
    private struct Seen: Equatable {
        var velocities: [CGFloat] = []
        var places: [CGPoint] = []
    }

    /// Drags 300 points in 0.4 seconds with increasing speed, and returns the values of a pan recognizer.
    private func drag(framesPerSecond: Int) -> Seen {
        let stage = GestureStage()
        let pan = stage.add(UIPanGestureRecognizer(), "pan", to: stage.root)
        var seen = Seen()
        pan.addAction { _ in
            seen.velocities.append(pan.velocity(in: nil).x)
            seen.places.append(pan.location(in: nil))
        }
        let steps = framesPerSecond * 2 / 5
        stage.down(20, 300)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            TurnLoop.main.advance(by: 0.4 / Double(steps))
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: 20 + 300 * part * part, y: 300), in: stage.window)
        }
        stage.up()
        return seen
    }

    func testTheSameDragGivesTheSameTouches() async {
        let first = drag(framesPerSecond: 60)
        XCTAssertGreaterThan(first.places.count, 10)
        XCTAssertEqual(first, drag(framesPerSecond: 60))
    }

    func testTheSamplingRateHardlyChangesTheVelocity() async throws {
        let slow = try XCTUnwrap(drag(framesPerSecond: 60).velocities.last)
        let fast = try XCTUnwrap(drag(framesPerSecond: 120).velocities.last)
        // The mean over the last 0.1 of 0.4 seconds of 300 (t / 0.4)²: 300 (1 - 0.75²) / 0.1.
        // B7.14
        XCTAssertEqual(slow, 1312.5, accuracy: 1312.5 * 0.02)
        XCTAssertEqual(fast, slow, accuracy: slow * 0.02)
    }
}
