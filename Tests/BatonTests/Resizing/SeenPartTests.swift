import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests how far a screen is seen to be on its way, from which it goes on in another size.
@MainActor
final class SeenPartTests: XCTestCase {
    private let stage = Stage(root: UIViewController())
    private let context = BareContext()

    /// Returns the part of a move that is seen while the screen is in a pose.
    private func part(of seen: Pose, from start: Pose, to end: Pose = .inPlace) throws -> CGFloat? {
        let view = UIView(frame: context.containerView.bounds)
        context.views[.from] = view
        context.containerView.addSubview(view)
        stage.window.addSubview(context.containerView)
        let transition = RunningTransition(context, operation: .push)
        let screen = try XCTUnwrap(transition.leaving)
        screen.apply(seen)
        stage.turn()
        defer {
            transition.restoreRemoved(completed: true)
            view.removeFromSuperview()
        }
        return screen.seenPart(of: TransitionPoses.Move(from: start, to: end))
    }

    func testItIsSeenByThePlaceTheSizeOrTheAlpha() async throws {
        let rows: [(String, Pose, Pose)] = [
            ("across", .offstage(.trailing), .inPlace.shifted(x: 0.75)),
            ("down", .offstage(.bottom), .inPlace.shifted(y: 0.75)),
            (
                "a little", .inPlace.shifted(points: CGPoint(x: 0.4, y: 0)),
                .inPlace.shifted(points: CGPoint(x: 0.3, y: 0))
            ),
            ("scaled", .scaled(0.6), .scaled(0.7)),
            ("faded", .inPlace.faded(), .inPlace.faded(to: 0.25)),
        ]
        for (name, start, seen) in rows {
            XCTAssertEqual(try XCTUnwrap(part(of: seen, from: start), name), 0.25, accuracy: 1e-6, name)
            XCTAssertEqual(try XCTUnwrap(part(of: seen, from: .inPlace, to: start), name), 0.75, accuracy: 1e-6, name)
        }
    }

    /// Such a way is the difference of two roundings.
    func testAWayThatNobodySeesTellsNothing() async throws {
        let way = CGPoint(x: 0.005, y: 0.005)
        let (start, seen) = (Pose.scaled(0.6).shifted(points: way), Pose.scaled(0.7).shifted(points: way))
        XCTAssertEqual(try XCTUnwrap(part(of: seen, from: start)), 0.25, accuracy: 1e-6)
        XCTAssertNil(try part(of: .inPlace, from: .inPlace.shifted(points: way)))
    }
}
