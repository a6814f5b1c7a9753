import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a view that comes to its resting place after a release.
@MainActor
final class SettlingTests: XCTestCase {
    private let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    private let settling = Settling()
    private lazy var stage = Stage(root: UIViewController())
    private var ends: [String] = []

    override func setUp() async throws {
        stage.window.addSubview(view)
    }

    private func run(to y: CGFloat, over distance: CGFloat, velocity: CGFloat = 0, _ name: String = "end") {
        settling.run(over: distance, velocity: velocity) { [view] in
            view.frame.origin.y = y
        } completion: { [weak self] in
            self?.ends.append(name)
        }
    }

    func testADistanceThatIsNotVisibleIsNotAnimated() async {
        for distance in [0, 0.00005, -0.00005] as [CGFloat] {
            ends = []
            view.frame.origin.y = 100
            run(to: 0, over: distance)
            XCTAssertEqual(view.seenFrame.minY, 0)
            XCTAssertEqual(ends, ["end"])
            XCTAssertFalse(settling.isRunning)
        }
    }

    func testASmallDistanceIsAnimated() async throws {
        run(to: 99.99, over: -0.01)
        XCTAssertTrue(settling.isRunning)
        XCTAssertEqual(ends, [])
        try stage.settle()
        XCTAssertEqual(ends, ["end"])
        XCTAssertFalse(settling.isRunning)
    }

    func testTheVelocityLeadsItsOwnWay() async throws {
        // The distance is in parts of 100 points.
        for (y, distance) in [(0, -1), (200, 1), (50, -0.5), (150, 0.5)] as [(CGFloat, CGFloat)] {
            for side in [1, -1] as [CGFloat] {
                view.frame.origin.y = 100
                run(to: y, over: distance, velocity: 3 * side)
                stage.advance(by: 0.001)
                XCTAssertGreaterThan((view.seenFrame.minY - 100) * side, 0, "over \(distance) to \(side)")
                try stage.settle()
                XCTAssertEqual(view.seenFrame.minY, y)
            }
        }
    }

    func testAnotherPlaceTakesTheViewOver() async throws {
        run(to: 0, over: -100, "first")
        stage.advance(by: 0.05)
        let seen = view.seenFrame.minY
        settling.stop()
        XCTAssertEqual(view.seenFrame.minY, seen)
        run(to: 0, over: -100, "second")
        stage.advance(by: 0.05)
        run(to: 200, over: 100, "third")
        try stage.settle()
        XCTAssertEqual(view.seenFrame.minY, 200)
        XCTAssertEqual(ends, ["third"])
    }

    /// A view on its way goes on from where it appears, as from rest.
    func testAnotherPlaceIsReachedFromWhereTheViewAppears() async throws {
        run(to: 0, over: -100, "first")
        stage.advance(by: 0.05)
        let seen = view.seenFrame.minY
        XCTAssertLessThan(seen, 95)
        run(to: 200, over: 200 - seen, "second")
        XCTAssertEqual(view.seenFrame.minY, seen, accuracy: 1e-6)
        stage.advance(by: 0.1)
        // With ω = 18.257 there is (1 + 0.1 ω) e^(-0.1 ω) = 0.4553 of the way left after 0.1 s.
        XCTAssertEqual(view.seenFrame.minY, 200 - (200 - seen) * 0.4553, accuracy: 0.1)
        try stage.settle()
        XCTAssertEqual(ends, ["second"])
    }
}
