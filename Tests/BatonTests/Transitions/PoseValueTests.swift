import UIKit
import XCTest

@testable import Baton

/// Tests poses with numbers that no layer can show, and poses that a view has at once.
@MainActor
final class PoseValueTests: XCTestCase {
    private typealias Field = WritableKeyPath<Pose, CGFloat>

    /// A pose in which no value is that of a view in its place.
    private var sound: Pose {
        var pose = Pose()
        pose.shift = Pose.Shift(x: 0.1, y: 0.2, points: CGPoint(x: 3, y: 4))
        (pose.scale, pose.rotation, pose.alpha, pose.dim) = (0.5, 0.6, 0.7, 0.8)
        (pose.shadow, pose.cornerRadius) = (0.9, 10)
        pose.turn = Pose.Turn(0.4, about: .vertical)
        pose.mask = Pose.Mask(CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
        return pose
    }

    func testAPoseBeginsWithEachOfItsChanges() async {
        let poses: [(Pose, Pose)] = [
            (.scaled(0.5), .inPlace.scaled(0.5)), (.rotated(1), .inPlace.rotated(1)), (.faded, .inPlace.faded()),
            (.faded(0.5), .inPlace.faded(0.5)), (.dimmed(0.5, color: .red), .inPlace.dimmed(0.5, color: .red)),
            (.shifted(x: 0.1, points: CGPoint(x: 1, y: 2)), .inPlace.shifted(x: 0.1, points: CGPoint(x: 1, y: 2))),
        ]
        for (short, long) in poses {
            XCTAssertEqual(short, long)
            XCTAssertNotEqual(short, .inPlace)
        }
    }

    func testAPoseWithANumberThatNoLayerCanShowIsThatOfAViewInItsPlace() async {
        let fields: [Field] = [
            \.shift.x, \.shift.y, \.shift.points.x, \.shift.points.y, \.scale, \.rotation, \.alpha, \.dim, \.shadow,
            \.cornerRadius,
        ]
        XCTAssertEqual(sound.usable, sound)
        for field in fields {
            for wrong in [CGFloat.nan, .infinity, -1_000_001] {
                var pose = sound
                pose[keyPath: field] = wrong
                XCTAssertEqual(pose.usable, .inPlace, "\(field)")
            }
        }
        var turned = sound
        turned.turn?.angle = .nan
        XCTAssertEqual(turned.usable, .inPlace)
        let ofMask: [WritableKeyPath<Pose.Mask, CGFloat>] = [
            \.frame.origin.x, \.frame.origin.y, \.frame.size.width, \.frame.size.height, \.cornerRadius,
        ]
        for field in ofMask {
            var pose = sound
            pose.mask?[keyPath: field] = .nan
            XCTAssertEqual(pose.usable, .inPlace)
        }
    }

    // MARK: At once

    func testAViewInTwoPosesAtOnce() async throws {
        let (first, second) = (
            Pose().shifted(x: 0.1, y: 0.2).scaled(0.5).faded(0.5).dimmed(0.5).shadowed(0.3).rounded(4),
            Pose().shifted(x: 0.3, y: -0.1).scaled(0.5).faded(0.4).dimmed(0.4, color: .red).shadowed().rounded(6)
        )
        let both = try XCTUnwrap(first.joined(by: second))
        XCTAssertEqual(both.shift.x, 0.4, accuracy: 1e-9)
        XCTAssertEqual(both.shift.y, 0.1, accuracy: 1e-9)
        XCTAssertEqual(both.scale, 0.25)
        XCTAssertEqual(both.alpha, 0.2, accuracy: 1e-9)
        // Of the half that one lets through, the other takes 0.4.
        XCTAssertEqual(both.dim, 0.7, accuracy: 1e-9)
        XCTAssertEqual(both.dimColor, .black, "that of the first")
        XCTAssertEqual(Pose().joined(by: second)?.dimColor, .red, "unless the first does not dim")
        XCTAssertEqual([both.shadow, both.cornerRadius], [0.3, 6])
        XCTAssertEqual(Pose().shadowed().shadow, 0.25)
    }

    func testTurnsAboutOneAxisAddUp() async {
        let (vertical, horizontal) = (Pose().turned(0.5, about: .vertical), Pose().turned(0.3, about: .horizontal))
        XCTAssertEqual(vertical.joined(by: vertical)?.turn, Pose.Turn(1, about: .vertical))
        XCTAssertEqual(vertical.joined(by: Pose())?.turn, vertical.turn)
        XCTAssertEqual(Pose().joined(by: horizontal)?.turn, horizontal.turn)
        XCTAssertNil(Pose().joined(by: Pose())?.turn)
        XCTAssertNil(vertical.joined(by: horizontal), "no pose has two axes")
    }

    func testAMaskCannotBeJoined() async {
        let masked = Pose().masked(to: Pose.Mask(CGRect(x: 0, y: 0, width: 1, height: 1)))
        XCTAssertNil(masked.joined(by: Pose()))
        XCTAssertNil(Pose().joined(by: masked))
    }

    func testTwoEdgesLeadToTheCorner() async throws {
        let edges: [(DirectionalEdge, Pose.Shift)] = [
            (.leading, Pose.Shift(x: -1)), (.trailing, Pose.Shift(x: 1)), (.bottom, Pose.Shift(y: 1)),
        ]
        for (edge, shift) in edges {
            let both = try XCTUnwrap(Pose.offstage(.top).joined(by: .offstage(edge)))
            XCTAssertEqual(both.exit, .top)
            XCTAssertEqual(both.shift, shift)
        }
        XCTAssertEqual(Pose.offstage(.leading).joined(by: .offstage(.top))?.shift, Pose.Shift(y: -1))
        XCTAssertEqual(Pose.offstage(.top).joined(by: .offstage(.top)), .offstage(.top))
        XCTAssertEqual(Pose().joined(by: .offstage(.top))?.exit, .top)
    }
}
