import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a finger that stops before it lifts does not fling, for each gesture. The recognizer still reports the last speed
/// (B27.53).
@MainActor
final class FingerRestTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.restingFingersKeepVelocity = true }
    }

    /// Three frames are 0.05 seconds. Time passes in frames.
    private func each(_ body: (_ rest: TimeInterval, _ flings: Bool, _ name: String) throws -> Void) rethrows {
        for keeps in [true, false] {
            HeadlessQuirks.restingFingersKeepVelocity = keeps
            for (rest, flings) in [(0, true), (0.03, true), (0.12, false), (3, false)] {
                try body(rest, flings, "keeps: \(keeps), after \(rest) s")
            }
        }
    }

    /// Moves fast, rests, and lifts.
    private func fling(_ stage: Stage, from start: CGPoint, to end: CGPoint, resting rest: TimeInterval) throws {
        stage.finger.down(at: start)
        stage.finger.drag(to: end, in: 0.1)
        stage.advance(by: rest)
        stage.finger.up()
        try stage.settle()
    }

    func testASwipe() async throws {
        try each { rest, flings, name in
            for (start, mirrored) in [(2, false), (2, true), (100, false)] as [(CGFloat, Bool)] {
                let stand = try StackStage(mirrored ? .phone.rightToLeft : .phone) {
                    $0.transitions = .slide.swipe(.content)
                }
                func point(_ way: CGFloat) -> CGPoint { CGPoint(x: mirrored ? 390 - way : way, y: 400) }
                try fling(stand.stage, from: point(start), to: point(start + 120), resting: rest)
                XCTAssertEqual(stand.titles, flings ? ["A"] : ["A", "B"], "\(name), \(start)")
            }
        }
    }

    func testAPull() async throws {
        try each { rest, flings, name in
            let stand = try CardStage()
            try stand.present()
            try fling(stand.stage, from: CGPoint(x: 195, y: 120), to: CGPoint(x: 195, y: 370), resting: rest)
            XCTAssertEqual(stand.isPresenting, !flings, name)
        }
    }

    func testASheet() async throws {
        try each { rest, flings, name in
            let sheet = try SheetStage()
            try fling(sheet.stage, from: CGPoint(x: 195, y: 560), to: CGPoint(x: 195, y: 470), resting: rest)
            XCTAssertEqual(sheet.changes, flings ? [SheetStage.large] : [], name)
        }
    }

    func testACaughtPush() async throws {
        try each { rest, flings, name in
            let stand = try StackStage(showsB: false) { $0.transitions = .slide }
            stand.push()
            stand.stage.turn()
            stand.stage.advance(by: 0.2)
            try fling(stand.stage, from: CGPoint(x: 100, y: 400), to: CGPoint(x: 220, y: 400), resting: rest)
            XCTAssertEqual(stand.titles, flings ? ["A"] : ["A", "B"], name)
        }
    }

    func testAPinch() async throws {
        try each { rest, flings, name in
            let stand = try CardStage()
            try stand.present(using: .fade.pinch())
            let fingers = [Finger(on: stand.stage, number: 1), Finger(on: stand.stage, number: 2)]
            for (finger, y) in zip(fingers, [250, 550]) { finger.down(at: CGPoint(x: 195, y: y)) }
            stand.stage.drag(
                zip(fingers, [300, 500]).map { ($0, to: CGPoint(x: 195, y: $1)) }, in: 0.1)
            stand.stage.advance(by: rest)
            fingers.forEach { $0.up() }
            try stand.stage.settle()
            XCTAssertEqual(stand.isPresenting, !flings, name)
        }
    }

    /// The second finger of a pinch often lifts a little later.
    func testAPinchWhoseFingersLiftOneAfterTheOther() async throws {
        let stand = try CardStage()
        try stand.present(using: .fade.pinch())
        let fingers = [Finger(on: stand.stage, number: 1), Finger(on: stand.stage, number: 2)]
        for (finger, y) in zip(fingers, [250, 550]) { finger.down(at: CGPoint(x: 195, y: y)) }
        stand.stage.drag(zip(fingers, [300, 500]).map { ($0, to: CGPoint(x: 195, y: $1)) }, in: 0.1)
        fingers[0].up()
        stand.stage.advance(by: 0.1)
        fingers[1].up()
        try stand.stage.settle()
        XCTAssertFalse(stand.isPresenting)
    }

    /// A scroll of a trackpad has no touches.
    func testAScrollOfATrackpad() async throws {
        try each { rest, flings, name in
            let stand = try StackStage { $0.transitions = .slide }
            let window = stand.stage.window
            HeadlessTouches.scrollBegan(at: CGPoint(x: 195, y: 400), in: window)
            for _ in 0..<6 {
                stand.stage.advance(by: 1.0 / 60)
                HeadlessTouches.scrolled(by: CGPoint(x: 20, y: 0), in: window)
            }
            stand.stage.advance(by: rest)
            HeadlessTouches.scrollEnded(in: window)
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, flings ? ["A"] : ["A", "B"], name)
        }
    }

    // MARK: What a rest is

    /// A drag that a gesture of each kind follows, from its start to its end.
    private struct Drag {
        let name: String
        let stage: Stage
        let start: CGPoint
        let end: CGPoint
        let interaction: TransitionInteraction
        /// Whether the release has led to the other screen.
        let hasChanged: () -> Bool
    }

    private func swipeBack() throws -> Drag {
        let stand = try StackStage { $0.transitions = .slide.swipe(.content) }
        return Drag(
            name: "swipe back", stage: stand.stage, start: CGPoint(x: 100, y: 400), end: CGPoint(x: 220, y: 400),
            interaction: try XCTUnwrap(stand.driver).swipe.interaction, hasChanged: { stand.titles == ["A"] })
    }

    private func swipeBetweenTabs() throws -> Drag {
        let stand = try TabStage { $0.transitions = .slideAcross.swipe() }
        return Drag(
            name: "swipe between tabs", stage: stand.stage, start: CGPoint(x: 300, y: 400),
            end: CGPoint(x: 180, y: 400),
            interaction: try XCTUnwrap(TabTransitionDriver.driver(of: stand.tabs)).swipe.interaction,
            hasChanged: { stand.tabs.selectedIndex == 1 })
    }

    private func pull() throws -> Drag {
        let stand = try CardStage()
        let driver = ModalTransitionDriver(.card)
        try stand.present(using: driver)
        return Drag(
            name: "pull", stage: stand.stage, start: CGPoint(x: 195, y: 120), end: CGPoint(x: 195, y: 370),
            interaction: driver.interaction, hasChanged: { !stand.isPresenting })
    }

    private func eachDrag(_ body: (Drag) throws -> Void) throws {
        for make in [swipeBack, swipeBetweenTabs, pull] { try body(try make()) }
    }

    /// After a rest, the place of the finger decides alone.
    func testARestLeavesTheProgress() async throws {
        for make in [swipeBack, swipeBetweenTabs] {
            let drag = try make()
            drag.stage.finger.down(at: drag.start)
            drag.stage.finger.drag(to: drag.end, in: 0.1)
            drag.stage.advance(by: 0.12)
            let progress = drag.interaction.percentComplete
            XCTAssertGreaterThan(progress, 0.25, drag.name)
            drag.stage.finger.up()
            let verdict = try XCTUnwrap(drag.interaction.verdict, drag.name)
            XCTAssertEqual(verdict.projectedProgress, Double(progress), accuracy: 1e-9, drag.name)
            try drag.stage.settle()
        }
    }

    /// A finger may reach its place by one movement, with which the gesture begins.
    func testARestAfterASingleMovement() async throws {
        try eachDrag { drag in
            drag.stage.finger.down(at: drag.start)
            drag.stage.finger.drag(to: drag.end, in: 1.0 / 60)
            drag.stage.advance(by: 0.12)
            drag.stage.finger.up()
            try drag.stage.settle()
            XCTAssertFalse(drag.hasChanged(), drag.name)
        }
    }

    func testACaughtPopThatRestsAfterASingleMovement() async throws {
        for (rest, title) in [(0.12, "B"), (0, "A")] {
            let stand = try StackStage { $0.transitions = .slide }
            stand.pop()
            stand.stage.turn()
            // At less than a half, the pop finishes only with the velocity of the finger.
            stand.stage.advance(by: 4.0 / 60)
            stand.stage.finger.catchTransition(at: CGPoint(x: 180, y: 400), towards: CGPoint(x: 1, y: 0))
            XCTAssertLessThan(stand.b.view.seenFrame.minX, 195)
            stand.stage.advance(by: rest)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles.last, title)
        }
    }

    /// A second finger that lands does not belong to the gesture.
    func testARestDuringWhichAnotherFingerLands() async throws {
        try eachDrag { drag in
            let second = Finger(on: drag.stage, number: 1)
            drag.stage.finger.down(at: drag.start)
            drag.stage.finger.drag(to: drag.end, in: 0.1)
            drag.stage.advance(by: 0.12)
            second.down(at: CGPoint(x: 195, y: 600))
            drag.stage.finger.up()
            second.up()
            try drag.stage.settle()
            XCTAssertFalse(drag.hasChanged(), drag.name)
        }
    }

    func testAFlingWhileAnotherFingerIsDown() async throws {
        try eachDrag { drag in
            let second = Finger(on: drag.stage, number: 1)
            drag.stage.finger.down(at: drag.start)
            drag.stage.finger.drag(to: drag.end, in: 0.1)
            second.down(at: CGPoint(x: 195, y: 600))
            drag.stage.finger.up()
            second.up()
            try drag.stage.settle()
            XCTAssertTrue(drag.hasChanged(), drag.name)
        }
    }

    /// The lift is handled later than it was, if the app is busy.
    func testAFlingWhoseLiftIsHandledLate() async throws {
        try eachDrag { drag in
            let busy = BusyRecognizer { [stage = drag.stage] in stage.advance(by: 0.12) }
            drag.stage.window.hitTest(drag.start, with: nil)?.addGestureRecognizer(busy)
            drag.stage.finger.down(at: drag.start)
            drag.stage.finger.drag(to: drag.end, in: 0.1)
            drag.stage.finger.up()
            try drag.stage.settle()
            XCTAssertTrue(drag.hasChanged(), drag.name)
        }
    }

    func testACaughtPopWhoseLiftIsHandledLate() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        stand.pop()
        stand.stage.turn()
        stand.stage.advance(by: 4.0 / 60)
        let place = CGPoint(x: 180, y: 400)
        let busy = BusyRecognizer { [stage = stand.stage] in stage.advance(by: 0.12) }
        stand.stage.window.hitTest(place, with: nil)?.addGestureRecognizer(busy)
        stand.stage.finger.catchTransition(at: place, towards: CGPoint(x: 1, y: 0))
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }

    /// An app may keep a touch that has ended. The scroll after it has no touches.
    func testAScrollAfterATouchThatIsKept() async throws {
        for make in [swipeBack, swipeBetweenTabs] {
            let drag = try make()
            let keeper = TouchKeeper(frame: drag.stage.window.bounds)
            let screens = drag.stage.window.rootViewController?.children ?? []
            screens.first { $0.viewIfLoaded?.window != nil }?.view.addSubview(keeper)
            drag.stage.finger.tap(at: CGPoint(x: 195, y: 500))
            XCTAssertFalse(keeper.touches.isEmpty, drag.name)
            drag.stage.advance(by: 1)
            let window = drag.stage.window
            let way = CGPoint(x: (drag.end.x - drag.start.x) / 6, y: 0)
            HeadlessTouches.scrollBegan(at: CGPoint(x: 195, y: 400), in: window)
            for _ in 0..<6 {
                drag.stage.advance(by: 1.0 / 60)
                HeadlessTouches.scrolled(by: way, in: window)
            }
            drag.stage.advance(by: 0.12)
            HeadlessTouches.scrollEnded(in: window)
            try drag.stage.settle()
            XCTAssertFalse(drag.hasChanged(), drag.name)
        }
    }
}

/// A view that keeps the touches that it has received.
private final class TouchKeeper: UIView {
    private(set) var touches: Set<UITouch> = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        self.touches.formUnion(touches)
    }
}

/// A recognizer of an app that takes its time when a finger lifts, and recognizes nothing.
private final class BusyRecognizer: UIGestureRecognizer {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) {
        self.work = work
        super.init(target: nil, action: nil)
        cancelsTouchesInView = false
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        work()
        state = .failed
    }
}
