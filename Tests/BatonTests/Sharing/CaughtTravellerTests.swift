import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests that a traveller goes on from where it is seen, when it is caught or its window is resized on the way to a
/// place that has changed.
@MainActor
final class CaughtTravellerTests: XCTestCase {
    private func stand(_ style: TransitionStyle) throws -> SharingStage {
        let stand = try SharingStage(.stack, style.sharing("cover"))
        stand.target.layer.cornerCurve = .continuous
        return stand
    }

    /// Resizes the window. The view of the upper screen keeps its distances to both sides.
    private func resize(_ stand: SharingStage, to width: CGFloat) {
        stand.target.frame.size.width = width - 120
        stand.stage.resize(to: CGSize(width: width, height: 844), lasting: 0)
    }

    private func near(_ seen: CGRect?, _ wanted: CGRect, _ note: String, within limit: CGFloat = 1, line: UInt = #line)
    {
        let distance = seen?.distance(to: wanted) ?? .infinity
        XCTAssertLessThanOrEqual(distance, limit, "\(seen ?? .null) and not \(wanted), \(note)", line: line)
    }

    private func frame(_ stand: SharingStage) throws -> CGRect { try XCTUnwrap(stand.body).frameInWindow }

    /// The finger lets the pop go on, and catches it again.
    func testATravellerThatIsCaughtAfterAReleaseRestsWhereItIs() async throws {
        let stand = try stand(.slide)
        stand.goForward()
        try stand.run()
        stand.stage.finger.down(at: CGPoint(x: 2, y: 500))
        stand.stage.finger.drag(to: CGPoint(x: 250, y: 500), in: 0.4)
        stand.stage.finger.hold(for: 0.2)
        stand.source.frame.origin.y += 300
        stand.stage.finger.up()
        stand.stage.advance(by: 0.08)
        stand.stage.finger.catchTransition(at: CGPoint(x: 300, y: 500), towards: CGPoint(x: 1, y: 0))
        let caught = try frame(stand)
        XCTAssertGreaterThan(caught.distance(to: stand.source.frame), 20)
        stand.stage.finger.hold(for: 0.3)
        near(stand.body?.frameInWindow, caught, "held")
        stand.stage.finger.drag(to: CGPoint(x: 302, y: 500), in: 0.1)
        // A 200th of the transition is a 20th of what is left of it.
        near(stand.body?.frameInWindow, caught, "moved", within: 10)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.seen, ["source"])
    }

    func testATravellerDoesNotJumpWithEachSize() async throws {
        let stand = try stand(.slide)
        stand.goForward()
        stand.stage.advance(by: 0.1)
        for width in [300, 390, 250] as [CGFloat] {
            let former = try frame(stand)
            resize(stand, to: width)
            stand.stage.turn()
            near(stand.body?.frameInWindow, former, "in \(width)")
            stand.stage.advance(by: 0.04)
        }
        try stand.stage.settle()
        XCTAssertEqual(stand.seen, ["target"])
    }

    func testTwoSizesInOneTurnCountAsTheLastOne() async throws {
        func frames(_ widths: [CGFloat]) throws -> [CGRect] {
            let stand = try stand(.slide)
            stand.goForward()
            stand.stage.advance(by: 0.1)
            for width in widths {
                resize(stand, to: width)
                stand.stage.window.layoutIfNeeded()
            }
            stand.stage.turn()
            return try (0..<6).map { _ in
                stand.stage.advance(by: 1.0 / 60)
                return try frame(stand)
            }
        }
        for (seen, wanted) in zip(try frames([250, 320]), try frames([320])) { near(seen, wanted, "in 320") }
    }

    func testATravellerThatIsCaughtAfterAResizeRestsWhereItIs() async throws {
        let stand = try stand(.slide)
        stand.goForward()
        stand.stage.advance(by: 0.05)
        resize(stand, to: 250)
        stand.stage.advance(by: 0.05)
        stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 600), towards: CGPoint(x: 1, y: 0))
        let caught = try frame(stand)
        stand.stage.finger.hold(for: 0.3)
        near(stand.body?.frameInWindow, caught, "held")
        stand.stage.finger.up()
        try stand.stage.settle()
    }

    /// Of this curve less than a thousandth is left for the last part of the time.
    func testATravellerThatHasArrivedIsInItsPlaceInTheNewSize() async throws {
        let late = UICubicTimingParameters(controlPoint1: CGPoint(x: 0, y: 1), controlPoint2: CGPoint(x: 0, y: 1))
        let stand = try stand(.slide.duration(1).timing(late))
        stand.goForward()
        stand.stage.advance(by: 0.95)
        near(stand.body?.frameInWindow, stand.target.frame, "before")
        resize(stand, to: 250)
        stand.stage.turn()
        near(stand.body?.frameInWindow, stand.target.frame, "after")
        try stand.stage.settle()
    }

    func testAScreenThatAFingerPullsDoesNotJumpWithTheSize() async throws {
        let stand = try GrownStage(.zoom, .modal)
        stand.goForward()
        stand.stage.advance(by: 1)
        stand.stage.finger.down(at: CGPoint(x: 200, y: 200))
        stand.stage.finger.drag(to: CGPoint(x: 200, y: 215), in: 0.1)
        stand.stage.finger.drag(to: CGPoint(x: 260, y: 350), in: 0.3)
        let held = try XCTUnwrap(stand.clip).frameInWindow
        stand.stage.resize(to: CGSize(width: 300, height: 800), lasting: 0)
        stand.stage.turn()
        near(stand.clip?.frameInWindow, held, "resized")
        stand.stage.finger.up()
        try stand.stage.settle()
    }
}
