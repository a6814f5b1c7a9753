import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

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
        for style in [TransitionStyle.slide, .depth, .slide(from: .trailing), .slideAcross] {
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

    /// UIKit's sheets run on the spring of its pushes (B27.3).
    func testWhatRisesIsWhereUIKitsIsAtEachTime() async throws {
        for style in [TransitionStyle.cover, .card, .overlay, .slide(from: .bottom)] {
            let stand = try StackStage(showsB: false) { $0.transitions = NavigationTransitions(style) }
            stand.push()
            stand.stage.turn()
            try assertMeasured(stand.stage, "pushed") { 1 - stand.b.view.seenFrame.minY / 844 }
        }
        let presented: [(String, ModalTransitions, CGFloat)] = [
            ("card", .card, 787), ("slide", .slide(from: .bottom), 844),
            ("sheet", .sheet(detents: [.height(366)]).floats(false), 400),
        ]
        for (name, transitions, height) in presented {
            for presents in [true, false] {
                let stand = try CardStage()
                if !presents { try stand.present(using: transitions) }
                if presents {
                    stand.presenter.present(stand.card, using: transitions)
                } else {
                    stand.card.dismiss(animated: true)
                }
                stand.stage.turn()
                let view = try XCTUnwrap(stand.card.presentationController?.presentedView)
                try assertMeasured(stand.stage, "\(name), \(presents)") {
                    let covered = (844 - view.seenFrame.minY) / height
                    return presents ? covered : 1 - covered
                }
            }
        }
    }

    private func assertMeasured(_ stage: Stage, _ note: String, _ part: () -> CGFloat) throws {
        var now: TimeInterval = 0
        for (time, expected) in Self.measured {
            stage.advance(by: time - now)
            now = time
            XCTAssertEqual(Double(part()), expected, accuracy: 0.005, "\(note), at \(time)")
        }
        try stage.settle()
    }

    func testItIsAtRestAfterHalfASecond() async throws {
        let styles: [TransitionStyle] = [
            .slide, .depth, .slide(from: .top), .slideAcross, .cover, .card, .overlay, TransitionStyle(),
        ]
        for style in styles { XCTAssertEqual(try seconds(PushAnimator(style)), 0.506, accuracy: 0.02) }
    }

    /// UIKit has no such motion, or none whose spring was measured.
    func testOtherStylesHaveDurationsOfTheirOwn() async throws {
        let styles: [(TransitionStyle, TimeInterval)] = [
            (.fade, 0.25), (.dialog, 0.3), (.flip, 0.6), (.cube, 0.5), (.zoom { _ in nil }, 0.4),
        ]
        for (style, duration) in styles {
            XCTAssertEqual(try seconds(PushAnimator(style)), duration, accuracy: 0.02)
        }
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
