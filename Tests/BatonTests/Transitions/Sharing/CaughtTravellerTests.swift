import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a traveller goes on from where it is seen, when it is caught on the way to a place that has changed.
@MainActor
final class CaughtTravellerTests: XCTestCase {
    private func stand(_ style: TransitionStyle) throws -> SharingStage {
        let stand = try SharingStage(.stack, style.sharing("cover"))
        stand.target.layer.cornerCurve = .continuous
        return stand
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
}
