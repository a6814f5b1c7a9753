import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a pushed screen that is pulled down, or pinched, to pop it.
@MainActor
final class PulledPopTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// It has a fifth of the size of the screen, so that the screen grows out of it without being cut.
    private let source = UIView(frame: CGRect(x: 40, y: 500, width: 78, height: 168.8))

    /// A stack of A, which has the source of the zoom, and B.
    private func stand(
        _ change: (NavigationTransitions) -> NavigationTransitions = { $0.pull() }
    ) throws -> StackStage {
        let zoom = change(.zoom { [source] _ in source })
        let stand = try StackStage(showsB: false) { $0.transitions = zoom }
        stand.a.view.addSubview(source)
        stand.push()
        try stand.stage.settle()
        return stand
    }

    /// Puts a finger on the screen, pulls it down, and holds it there.
    private func pull(_ stand: StackStage, by way: CGFloat, from start: CGPoint = CGPoint(x: 195, y: 200)) {
        stand.stage.finger.down(at: start)
        stand.stage.finger.drag(to: CGPoint(x: start.x, y: start.y + way), in: 0.4)
        stand.stage.finger.hold(for: 0.2)
    }

    private func lift(_ stand: StackStage) throws {
        stand.stage.finger.up()
        try stand.stage.settle()
    }

    func testAPullPopsAndTheScreenStaysUnderTheFinger() async throws {
        let stand = try stand()
        let before = WindowDump(stand.stage.window)
        var events: [String] = []
        stand.navigation.transitions?.observer = {
            if case .didEnd(let change) = $0 { events.append("\(change.operation)") }
        }
        pull(stand, by: 300)
        XCTAssertEqual(stand.titles, ["A"], "UIKit has begun the pop")
        // The pan begins after ten points, in the middle of the width and 210 of 844 points from the top.
        let frame = stand.b.view.frameInWindow
        XCTAssertEqual(frame.midX, 195, accuracy: 1)
        XCTAssertEqual(frame.minY + frame.height * 210 / 844, 500, accuracy: 2)
        XCTAssertLessThan(frame.width, 300, "it shrinks under the finger")
        stand.stage.finger.drag(to: CGPoint(x: 295, y: 500), in: 0.2)
        XCTAssertEqual(stand.b.view.frameInWindow.midX - frame.midX, 100, accuracy: 1, "it follows in both directions")
        stand.stage.finger.drag(to: CGPoint(x: 295, y: 700), in: 0.2)
        try lift(stand)
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(events, ["pop"])
        XCTAssertEqual(stand.stage.window.leftovers, [])
        // The next push and pull find everything as before.
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testAShortPullIsCancelledAndLeavesNoTrace() async throws {
        let stand = try stand()
        let before = WindowDump(stand.stage.window)
        for _ in 1...2 {
            pull(stand, by: 150)
            try lift(stand)
            XCTAssertEqual(stand.titles, ["A", "B"])
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
        }
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testTheChangeIsSaidToBeCausedByAFinger() async throws {
        var causes: [ScreenChange.Cause] = []
        let stand = try stand {
            $0.pull().choose {
                if $0.operation == .pop { causes.append($0.cause) }; return nil
            }
        }
        pull(stand, by: 700 - 200)
        try lift(stand)
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(Set(causes), [.finger])
    }

    func testAListScrollsToItsTopFirst() async throws {
        let stand = try stand()
        let list = UIScrollView(frame: stand.b.view.bounds)
        list.contentInsetAdjustmentBehavior = .never
        list.contentSize = CGSize(width: 390, height: 3000)
        stand.b.view.addSubview(list)
        list.contentOffset.y = 100
        stand.stage.turn()
        pull(stand, by: 100)
        XCTAssertEqual(stand.titles, ["A", "B"], "the list has scrolled")
        XCTAssertLessThan(list.contentOffset.y, 20)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 800), in: 0.4)
        XCTAssertEqual(stand.titles, ["A"], "then the screen follows")
        XCTAssertEqual(list.contentOffset.y, 0)
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 250), in: 0.4)
        try lift(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testASwipeAndAPullNeverBothDrive() async throws {
        for pullsFirst in [true, false] {
            let stand = try stand { $0.pull().swipe(.content) }
            let (first, second) = (stand.stage.finger, Finger(on: stand.stage, number: 2))
            let (down, across) = (CGPoint(x: 195, y: 500), CGPoint(x: 300, y: 200))
            first.down(at: CGPoint(x: 60, y: 200))
            first.drag(to: pullsFirst ? CGPoint(x: 60, y: 500) : across, in: 0.3)
            let progress = try XCTUnwrap(stand.driver?.runningProgress)
            second.down(at: CGPoint(x: 100, y: 300))
            second.drag(to: pullsFirst ? CGPoint(x: 380, y: 300) : down, in: 0.3)
            XCTAssertEqual(try XCTUnwrap(stand.driver?.runningProgress), progress, accuracy: 1e-6)
            second.up()
            XCTAssertNotNil(stand.navigation.transitionCoordinator, "the first finger holds it")
            first.cancel()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"])
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    func testASwipeStillPops() async throws {
        let stand = try stand()
        stand.stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testTheInterceptorIsAskedAtAReleaseThatWouldPop() async throws {
        let stand = try stand()
        var calls = 0
        stand.b.navigationItem.backInterceptor = { calls += 1 }
        pull(stand, by: 150)
        try lift(stand)
        XCTAssertEqual(calls, 0, "the release would not have popped")
        pull(stand, by: 600)
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertEqual(stand.b.view.seenFrame, stand.navigation.view.bounds)
        try lift(stand)
        XCTAssertEqual(calls, 1)
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testAPullIsRefusedByItsClosureAtTheRootAndWhereUIKitAnimates() async throws {
        var asked: [String] = []
        let refused = try stand {
            $0.pull(
                PullDismiss.Options(shouldBegin: {
                    asked.append("\($0.name)"); return false
                }))
        }
        pull(refused, by: 500)
        try lift(refused)
        XCTAssertEqual(refused.titles, ["A", "B"])
        XCTAssertEqual(asked.count, 1)
        let root = try stand()
        root.pop()
        try root.stage.settle()
        pull(root, by: 500)
        try lift(root)
        XCTAssertEqual(root.titles, ["A"])
        let uikits = try StackStage { $0.transitions = .system.choose { _ in .system }.pull() }
        pull(uikits, by: 500)
        try lift(uikits)
        XCTAssertEqual(uikits.titles, ["A", "B"])
    }

    func testABarThatTheAppHasHiddenDoesNotPreventAPull() async throws {
        let stand = try stand()
        stand.navigation.isNavigationBarHidden = true
        stand.stage.turn()
        pull(stand, by: 600)
        try lift(stand)
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testTransitionsThatChangeTakeThePullAlong() async throws {
        let stand = try stand()
        stand.navigation.transitions = stand.navigation.transitions?.pull(false)
        pull(stand, by: 600)
        try lift(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
        stand.navigation.transitions = stand.navigation.transitions?.pull()
        stand.navigation.transitions = nil
        try stand.stage.settle()
        pull(stand, by: 600)
        try lift(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertFalse(stand.navigation.view.gestureRecognizers?.contains { $0.delegate is Pull } ?? false)
    }

    func testAPullThatIsLetGoIsCaughtAlongItsOwnWay() async throws {
        let stand = try stand()
        pull(stand, by: 500)
        stand.stage.finger.up()
        stand.stage.advance(by: 0.1)
        let (second, progress) = (Finger(on: stand.stage, number: 2), stand.driver?.runningProgress)
        second.down(at: CGPoint(x: 195, y: 600))
        second.drag(to: CGPoint(x: 195, y: 100), in: 0.3)
        second.hold(for: 0.2)
        let held = try XCTUnwrap(stand.driver?.runningProgress)
        XCTAssertLessThan(held, try XCTUnwrap(progress), "the finger has taken it back")
        second.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testAPinchPops() async throws {
        let stand = try stand { $0.pinch() }
        let fingers = [stand.stage.finger, Finger(on: stand.stage, number: 2)]
        fingers[0].down(at: CGPoint(x: 195, y: 250))
        fingers[1].down(at: CGPoint(x: 195, y: 550))
        stand.stage.drag(
            [(fingers[0], to: CGPoint(x: 195, y: 350)), (fingers[1], to: CGPoint(x: 195, y: 450))], in: 0.4)
        XCTAssertEqual(stand.titles, ["A"])
        fingers[0].hold(for: 0.2)
        fingers.forEach { $0.up() }
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        XCTAssertEqual(stand.stage.window.leftovers, [])
    }
}
