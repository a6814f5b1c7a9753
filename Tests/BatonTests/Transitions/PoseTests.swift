import UIKit
import XCTest

@testable import Baton

/// Tests the effect of poses on a view against hand-computed values.
@MainActor
final class PoseTests: XCTestCase {
    private let container = CGRect(x: 0, y: 0, width: 400, height: 800)
    /// A card in the lower part of the container, closer to the left edge than to the right edge.
    private let partial = CGRect(x: 20, y: 300, width: 300, height: 400)

    private func place(
        _ pose: Pose, of frame: CGRect, _ direction: UIUserInterfaceLayoutDirection = .leftToRight
    ) -> CGAffineTransform {
        pose.transform(of: frame, in: container, direction: direction)
    }

    func testInPlaceChangesNothing() async {
        XCTAssertEqual(place(.inPlace, of: partial), .identity)
        XCTAssertEqual(Pose(), Pose.inPlace)
    }

    func testOffstageOfAWholeFrameIsOneContainerAway() async {
        let ways: [(DirectionalEdge, CGFloat, CGFloat)] = [
            (.leading, -400, 0), (.trailing, 400, 0), (.top, 0, -800), (.bottom, 0, 800),
        ]
        for (edge, x, y) in ways {
            let expected = CGAffineTransform(translationX: x, y: y)
            XCTAssertEqual(place(.offstage(edge), of: container), expected, "\(edge)")
        }
    }

    func testOffstageOfAPartialFrameIsJustOutside() async {
        // To leave by the left edge: 20 + 300. By the right: 400 - 20. By the top: 300 + 400. By the bottom: 800 - 300.
        let ways: [(DirectionalEdge, CGFloat, CGFloat)] = [
            (.leading, -320, 0), (.trailing, 380, 0), (.top, 0, -700), (.bottom, 0, 500),
        ]
        for (edge, x, y) in ways {
            let expected = CGAffineTransform(translationX: x, y: y)
            XCTAssertEqual(place(.offstage(edge), of: partial), expected, "\(edge)")
        }
    }

    func testOffstageWorksInAContainerWithANonzeroOrigin() async {
        let moved = CGRect(x: 100, y: 50, width: 400, height: 800)
        let way = Pose.offstage(.trailing).transform(of: moved, in: moved, direction: .leftToRight)
        XCTAssertEqual(way, CGAffineTransform(translationX: 400, y: 0))
    }

    func testLeadingAndTrailingChangeSidesInRightToLeft() async {
        XCTAssertEqual(
            place(.offstage(.leading), of: partial, .rightToLeft), CGAffineTransform(translationX: 380, y: 0))
        XCTAssertEqual(
            place(.offstage(.trailing), of: partial, .rightToLeft), CGAffineTransform(translationX: -320, y: 0))
        XCTAssertEqual(
            place(.offstage(.bottom), of: partial, .rightToLeft), CGAffineTransform(translationX: 0, y: 500))
    }

    func testAPositiveShiftIsTowardTrailing() async {
        let pose = Pose().shifted(x: 0.25, y: 0.5, points: CGPoint(x: 10, y: -8))
        // 400 / 4 + 10 and 800 / 2 - 8. Only x depends on the layout direction.
        XCTAssertEqual(place(pose, of: partial), CGAffineTransform(translationX: 110, y: 392))
        XCTAssertEqual(place(pose, of: partial, .rightToLeft), CGAffineTransform(translationX: -110, y: 392))
    }

    func testShiftsAddUpAndAreRelativeToTheOffstagePosition() async {
        let pose = Pose.offstage(.bottom).shifted(y: 0.1).shifted(points: CGPoint(x: 0, y: 5))
        XCTAssertEqual(place(pose, of: partial), CGAffineTransform(translationX: 0, y: 500 + 80 + 5))
    }

    func testATurnIsMirrored() async {
        let turned = Pose().rotated(.pi / 2)
        assertClose(place(turned, of: partial), [0, 1, -1, 0, 0, 0])
        assertClose(place(turned, of: partial, .rightToLeft), [0, -1, 1, 0, 0, 0])
    }

    func testScalingDoesNotScaleTheTranslation() async {
        let pose = Pose.offstage(.trailing).scaled(0.5)
        // The view has half the size around its own center. Its translation is not halved.
        assertClose(place(pose, of: container), [0.5, 0, 0, 0.5, 400, 0])
    }

    func testPosesCombineFreely() async {
        let pose = Pose.scaled(0.5).scaled(0.5).faded(0.5).faded(0.5).rotated(1).rotated(2).rounded(4).dimmed(
            0.2)
        XCTAssertEqual(pose.scale, 0.25)
        XCTAssertEqual(pose.alpha, 0.25)
        XCTAssertEqual(pose.rotation, 3)
        XCTAssertEqual(pose.cornerRadius, 4)
        XCTAssertEqual(pose.dim, 0.2)
        XCTAssertNil(pose.exit)
    }

    func testTheOrderOfCombiningDoesNotMatter() async {
        XCTAssertEqual(
            Pose.offstage(.top).faded().scaled(0.9).rotated(1), Pose.offstage(.top).rotated(1).scaled(0.9).faded())
    }

    func testTheNamedPoses() async {
        XCTAssertEqual(Pose.faded.alpha, 0)
        XCTAssertEqual(Pose.faded.exit, nil)
        // UIKit's own push moves the lower screen by 0.3 of the width toward leading.
        assertClose(place(.behind, of: container), [1, 0, 0, 1, -120, 0])
        assertClose(place(.behind, of: container, .rightToLeft), [1, 0, 0, 1, 120, 0])
        XCTAssertGreaterThan(Pose.behind.dim, 0)
    }

    private func assertClose(_ transform: CGAffineTransform, _ expected: [CGFloat], line: UInt = #line) {
        let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
        for (part, wanted) in zip(parts, expected) {
            XCTAssertEqual(Double(part), Double(wanted), accuracy: 1e-9, "\(parts)", line: line)
        }
    }
}
