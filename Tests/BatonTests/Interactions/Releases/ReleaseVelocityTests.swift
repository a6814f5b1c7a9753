import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a transition goes on with the velocity of the release, as a part of the distance.
@MainActor
final class ReleaseVelocityTests: AnyDesignTestCase {
    /// Releases a pop at 0.6, and returns where its screen is after three frames.
    private func place(velocity: CGFloat, distance: CGFloat) throws -> CGFloat {
        let stand = try StackStage { $0.transitions = .slide }
        let interaction = try XCTUnwrap(stand.driver?.interaction)
        interaction.begin {
            stand.pop()
            return stand.navigation.transitionCoordinator
        }
        stand.stage.turn()
        interaction.update(0.6)
        interaction.release(progress: 0.6, velocity: velocity, distance: distance)
        stand.stage.advance(by: 0.05)
        let place = stand.b.view.seenFrame.minX
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
        return place
    }

    func testTheSamePartOfTheDistanceIsTheSameVelocity() async throws {
        let place = try place(velocity: 780, distance: 390)
        for distance in [0.5, 1, 120] as [CGFloat] {
            XCTAssertEqual(try self.place(velocity: 2 * distance, distance: distance), place, accuracy: 1e-6)
        }
    }

    func testWithoutADistanceItStartsAtRest() async throws {
        let place = try place(velocity: 0, distance: 390)
        XCTAssertLessThan(place, try self.place(velocity: 100, distance: 390))
        for (velocity, distance) in [(100, 0), (100, -1), (.infinity, 390), (.nan, 390)] as [(CGFloat, CGFloat)] {
            XCTAssertEqual(
                try self.place(velocity: velocity, distance: distance), place, accuracy: 1e-6,
                "\(velocity), \(distance)")
        }
    }
}
