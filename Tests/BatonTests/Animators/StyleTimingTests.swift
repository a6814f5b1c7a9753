import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests how long a transition is seen, and on which curve. UIKit reports 0.35 seconds for its own push and pop, and its spring is
/// at rest after half a second (B6.34, B12.9, B27.10).
@MainActor
final class StyleTimingTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// The part of the way that UIKit's spring has gone after each time, from the measurements (B27.10).
    private static let measured: [(time: TimeInterval, part: Double)] = [
        (0.05, 0.23), (0.1, 0.545), (0.15, 0.758), (0.2, 0.879), (0.3, 0.973), (0.4, 0.994),
    ]

    private final class LongPush: PushAnimator {
        override func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.8
        }
    }

    /// Pushes, and returns the time from the first frame to the end.
    private func seconds(_ animator: PushAnimator) throws -> TimeInterval {
        let delegate = HandWrittenStackDelegate(push: animator)
        let stand = try StackStage(showsB: false) { $0.delegate = delegate }
        stand.push()
        stand.stage.turn()
        var frames = 0
        while stand.navigation.transitionCoordinator != nil, frames < 2000 {
            stand.stage.advance(by: 0.001)
            frames += 1
        }
        return Double(frames) / 1000
    }

    func testAPushIsWhereUIKitsIsAtEachTime() async throws {
        for style in [TransitionStyle.slide, .depth] {
            let stand = try StackStage(showsB: false) { $0.transitions = NavigationTransitions(style) }
            stand.push()
            stand.stage.turn()
            XCTAssertEqual(try XCTUnwrap(stand.navigation.transitionCoordinator).transitionDuration, 0.35)
            var now: TimeInterval = 0
            for (time, part) in Self.measured {
                stand.stage.advance(by: time - now)
                now = time
                XCTAssertEqual(stand.b.view.seenFrame.minX, 390 * (1 - part), accuracy: 390 * 0.005, "at \(time)")
            }
        }
    }

    func testItIsAtRestAfterHalfASecond() async throws {
        XCTAssertEqual(try seconds(PushAnimator(.slide)), 0.506, accuracy: 0.02)
        XCTAssertEqual(try seconds(PushAnimator(TransitionStyle())), 0.506, accuracy: 0.02)
    }

    func testAWantedDurationIsTheOneThatIsSeen() async throws {
        for wanted in [0.2, 0.35, 0.9] {
            XCTAssertEqual(try seconds(PushAnimator(.slide.duration(wanted))), wanted, accuracy: 0.02)
        }
        // The default duration on the way there says nothing about the way back.
        XCTAssertEqual(try seconds(PushAnimator(.slide.duration(0.7, backward: 0.3))), 0.7, accuracy: 0.02)
    }

    func testTheDurationOfASubclassIsTheOneThatIsSeen() async throws {
        XCTAssertEqual(try seconds(LongPush(.slide)), 0.8, accuracy: 0.02)
    }

    func testAnotherTimingTakesTheReportedDuration() async throws {
        XCTAssertEqual(try seconds(PushAnimator(.slide.timing(.linear))), 0.35, accuracy: 0.02)
        XCTAssertEqual(try seconds(PushAnimator(.slide.timing(.linear).duration(0.6))), 0.6, accuracy: 0.02)
    }
}
