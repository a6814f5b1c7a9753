import Baton
import BatonTesting
import UIKit
import XCTest

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
                    $0.transitions = .slide.swipe(area: .content)
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
}
