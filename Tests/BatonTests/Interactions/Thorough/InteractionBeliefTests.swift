import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests gestures on stacks with each answer of UIKit's that is not known.
@MainActor
final class InteractionBeliefTests: BeliefTestCase {
    func testASwipeFinishesOrIsCancelled() async throws {
        each { isMirrored, name in
            for (end, titles) in [(300, ["A", "B"]), (100, ["A", "B", "C"])] as [(CGFloat, [String])] {
                let scene = try scene(isMirrored)
                let before = WindowDump(scene.stage.window)
                scene.down()
                scene.drag(to: end)
                XCTAssertEqual(scene.way(of: scene.c), end, accuracy: 13, name)
                try scene.release()
                XCTAssertEqual(scene.titles, titles, name)
                if titles.count == 3 {
                    XCTAssertEqual(WindowDump(scene.stage.window).difference(from: before), [], name)
                }
                expectClean(scene.stage, name)
            }
        }
    }

    /// The swipe has one interaction for all of its pops.
    func testASwipeIsRepeatedAfterItWasCancelled() async throws {
        each { isMirrored, name in
            let scene = try scene(isMirrored)
            for end in [60, 100, 300] as [CGFloat] {
                scene.down()
                scene.drag(to: end)
                try scene.release()
            }
            XCTAssertEqual(scene.titles, ["A", "B"], name)
            scene.stand.push(scene.c)
            try scene.stage.settle()
            XCTAssertEqual(scene.titles, ["A", "B", "C"], name)
            expectClean(scene.stage, name)
        }
    }

    /// A gesture ends before UIKit has started the transition. The transition moves all the same (B27.41).
    func testAReleaseBeforeTheStartEndsThePop() async throws {
        each { isMirrored, name in
            for finishes in [true, false] {
                let scene = try scene(isMirrored)
                let interaction = try XCTUnwrap(scene.stand.driver?.interaction)
                interaction.begin {
                    scene.stand.pop()
                    return scene.navigation.transitionCoordinator
                }
                interaction.update(0.2)
                finishes ? interaction.finish() : interaction.cancel()
                scene.stage.turn()
                scene.stage.advance(by: 0.1)
                if finishes {
                    let way = scene.way(of: scene.c)
                    XCTAssertTrue((40...350).contains(way), "\(way) of 390 points after 0.1 s, \(name)")
                }
                try scene.stage.settle()
                XCTAssertEqual(scene.titles, finishes ? ["A", "B"] : ["A", "B", "C"], name)
                expectClean(scene.stage, name)
            }
        }
    }

    func testACaughtPushOrPopIsTurnedRoundOrFinished() async throws {
        each { isMirrored, name in
            for (pops, back) in [(false, true), (false, false), (true, true), (true, false)] {
                let scene = try scene(isMirrored)
                let before = WindowDump(scene.stage.window)
                let upper = pops ? scene.c : TestScreen("D")
                pops ? scene.stand.pop() : scene.stand.push(upper)
                scene.stage.turn()
                scene.stage.advance(by: 0.1)
                // A pop goes on towards the trailing edge, and a push away from it.
                let isOutward = pops != back
                scene.stage.finger.catchTransition(
                    at: scene.point(195), towards: CGPoint(x: isOutward == isMirrored ? -1 : 1, y: 0))
                XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, true, name)
                let caught = scene.way(of: upper)
                scene.stage.advance(by: 0.1)
                XCTAssertEqual(scene.way(of: upper), caught, accuracy: 0.5, "held, \(name)")
                scene.drag(to: isOutward ? 370 : 20, in: 0.05)
                scene.stage.finger.up()
                try scene.stage.settle()
                let all = ["A", "B", "C", "D"]
                let count = (pops ? 3 : 4) - (isOutward ? 1 : 0)
                XCTAssertEqual(scene.titles, Array(all.prefix(count)), "\(pops) \(back) \(name)")
                if back { XCTAssertEqual(WindowDump(scene.stage.window).difference(from: before), [], name) }
                expectClean(scene.stage, name)
            }
        }
    }

    /// The screen runs on, or back, and is caught where it is.
    func testASwipeThatWasReleasedIsCaughtAgain() async throws {
        each { isMirrored, name in
            for (end, caught) in [(260, 330), (150, 100)] as [(CGFloat, CGFloat)] {
                let scene = try scene(isMirrored)
                let before = WindowDump(scene.stage.window)
                scene.down()
                scene.drag(to: end)
                scene.stage.finger.hold(for: 0.1)
                scene.stage.finger.up()
                scene.stage.advance(by: 2.0 / 60)
                let released = scene.way(of: scene.c)
                scene.stage.finger.catchTransition(
                    at: scene.point(caught), towards: CGPoint(x: isMirrored ? 1 : -1, y: 0))
                XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, true, name)
                // It has gone on for one frame, not to the other side.
                XCTAssertEqual(scene.way(of: scene.c), released, accuracy: 60, "\(end), \(name)")
                let held = scene.way(of: scene.c)
                scene.drag(to: caught - 30)
                XCTAssertEqual(scene.way(of: scene.c), held - 30, accuracy: 0.5, "\(end), \(name)")
                scene.drag(to: 20)
                try scene.release()
                XCTAssertEqual(scene.titles, ["A", "B", "C"], name)
                XCTAssertEqual(WindowDump(scene.stage.window).difference(from: before), [], name)
                expectClean(scene.stage, name)
            }
        }
    }

    /// Where nothing pauses the animator within the catch, the screen is not exactly under the finger. The end is right.
    func testACatchThatUIKitPausesLaterEndsRight() async throws {
        HeadlessQuirks.percentDrivenAnimatorsMoveLater = true
        HeadlessQuirks.contextPausesPauseAnimators = false
        defer {
            HeadlessQuirks.percentDrivenAnimatorsMoveLater = false
            HeadlessQuirks.contextPausesPauseAnimators = true
        }
        for (end, caught) in [(260, 330), (150, 100)] as [(CGFloat, CGFloat)] {
            for isOut in [true, false] {
                let scene = try scene(false)
                let before = WindowDump(scene.stage.window)
                scene.down()
                scene.drag(to: end)
                scene.stage.finger.up()
                scene.stage.advance(by: 2.0 / 60)
                scene.stage.finger.catchTransition(at: scene.point(caught), towards: CGPoint(x: 1, y: 0))
                XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, true)
                scene.drag(to: isOut ? 370 : 20)
                try scene.release()
                XCTAssertEqual(scene.titles, isOut ? ["A", "B"] : ["A", "B", "C"])
                if !isOut { XCTAssertEqual(WindowDump(scene.stage.window).difference(from: before), []) }
                expectClean(scene.stage, "\(end) \(isOut)")
            }
        }
    }

    /// Animations that the app adds alongside follow each step, whichever way UIKit runs them.
    func testWhatTheAppAnimatesAlongsideGoesAlong() async throws {
        each { isMirrored, name in
            for (end, finishes) in [(250, true), (120, false)] as [(CGFloat, Bool)] {
                let scene = try scene(isMirrored)
                let badge = UIView(frame: CGRect(x: 0, y: 300, width: 20, height: 20))
                scene.navigation.view.addSubview(badge)
                scene.down()
                scene.drag(to: 30, in: 1.0 / 60)
                scene.navigation.transitionCoordinator?.animateAlongsideTransition(
                    in: badge,
                    animation: { _ in
                        badge.alpha = 0
                    })
                scene.drag(to: end)
                let progress = Double(scene.way(of: scene.c) / 390)
                XCTAssertEqual(1 - badge.seenAlpha, progress, accuracy: 0.05, name)
                XCTAssertEqual(
                    Double(scene.navigation.transitionCoordinator?.percentComplete ?? 0), progress,
                    accuracy: 0.001,
                    name)
                scene.stage.finger.hold(for: 0.1)
                scene.stage.finger.up()
                var last = badge.seenAlpha
                for _ in 0..<8 {
                    scene.stage.advance(by: 1.0 / 60)
                    let now = badge.seenAlpha
                    XCTAssertTrue(finishes ? now <= last + 0.001 : now >= last - 0.001, "no way back, \(name)")
                    last = now
                }
                XCTAssertNotEqual(last, 1 - progress, accuracy: 0.001, "it goes on, \(name)")
                try scene.stage.settle()
                badge.removeFromSuperview()
                expectClean(scene.stage, name)
            }
        }
    }
}
