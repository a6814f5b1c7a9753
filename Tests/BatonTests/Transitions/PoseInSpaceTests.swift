import UIKit
import XCTest

@testable import Baton

/// Tests rotations out of the plane, hinges and apertures of poses against hand-computed values.
@MainActor
final class PoseInSpaceTests: XCTestCase {
    private let container = CGRect(x: 0, y: 0, width: 400, height: 800)
    private let direction: [UIUserInterfaceLayoutDirection] = [.leftToRight, .rightToLeft]

    private func matrix(_ pose: Pose, _ direction: UIUserInterfaceLayoutDirection = .leftToRight) -> CATransform3D {
        pose.transform3D(of: container, in: container, direction: direction)
    }

    /// Returns the image of a point in a view whose anchor point is at the origin.
    private func image(_ point: (x: Double, y: Double), _ matrix: CATransform3D) -> [Double] {
        [
            Double(matrix.m11) * point.x + Double(matrix.m21) * point.y + Double(matrix.m41),
            Double(matrix.m12) * point.x + Double(matrix.m22) * point.y + Double(matrix.m42),
            Double(matrix.m13) * point.x + Double(matrix.m23) * point.y + Double(matrix.m43),
        ]
    }

    private func assertClose(_ found: [Double], _ wanted: [Double], line: UInt = #line) {
        for (one, other) in zip(found, wanted) {
            XCTAssertEqual(one, other, accuracy: 1e-9, "\(found), not \(wanted)", line: line)
        }
    }

    // MARK: Rotations

    func testAQuarterTurnAboutTheVerticalAxisMovesTheTrailingSideAwayFromTheViewer() async {
        let pose = Pose().turned(.pi / 2)
        // The axis is x = 0. A point 200 to the right of it is now 200 deep, away from the eye, which looks along -z.
        assertClose(image((200, 50), matrix(pose)), [0, 50, -200])
        assertClose(image((-200, 50), matrix(pose)), [0, 50, 200])
        // Mirrored, the left side moves away.
        assertClose(image((-200, 50), matrix(pose, .rightToLeft)), [0, 50, -200])
    }

    func testASixthOfATurnAboutTheVerticalAxisKeepsHalfTheWidth() async {
        let depth = 200 * 3.0.squareRoot() / 2
        assertClose(image((200, 0), matrix(Pose().turned(.pi / 3))), [100, 0, -depth])
    }

    func testAQuarterTurnAboutTheHorizontalAxisMovesTheTopAwayInBothLayoutDirections() async {
        for direction in direction {
            let turned = matrix(Pose().turned(.pi / 2, about: .horizontal), direction)
            assertClose(image((30, -400), turned), [30, 0, -400])
            assertClose(image((30, 400), turned), [30, 0, 400])
        }
    }

    func testATurnComesBeforeTheMoveAndTheScale() async {
        // Half the size, one width toward trailing, and edge-on.
        let pose = Pose.offstage(.trailing).scaled(0.5).turned(.pi / 2)
        assertClose(image((200, 100), matrix(pose)), [400, 50, -200])
        assertClose(image((-200, 100), matrix(pose, .rightToLeft)), [-400, 50, -200])
    }

    func testTheLastTurnReplacesEarlierOnes() async {
        let pose = Pose().turned(1).turned(2, about: .horizontal)
        XCTAssertEqual(pose.turn, Pose.Turn(2, about: .horizontal))
        XCTAssertNil(Pose().turn)
    }

    // MARK: Hinges

    func testAHingeIsTheCenterOfItsSideAndIsMirrored() async {
        let places: [(DirectionalEdge, CGPoint, CGPoint)] = [
            (.leading, CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)),
            (.trailing, CGPoint(x: 1, y: 0.5), CGPoint(x: 0, y: 0.5)),
            (.top, CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 0)),
            (.bottom, CGPoint(x: 0.5, y: 1), CGPoint(x: 0.5, y: 1)),
        ]
        for (edge, point, mirrored) in places {
            let pose = Pose().hinged(at: edge)
            XCTAssertEqual(pose.anchor(.leftToRight), point, "\(edge)")
            XCTAssertEqual(pose.anchor(.rightToLeft), mirrored, "\(edge)")
        }
        XCTAssertNil(Pose().anchor(.leftToRight))
    }

    func testAViewTurnsAboutItsHingeAndItsHingeStays() async {
        for (direction, side) in [(UIUserInterfaceLayoutDirection.leftToRight, 0.0), (.rightToLeft, 400.0)] {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
            let restoration = Restoration(of: view)
            restoration.apply(Pose().hinged(at: .leading).turned(.pi / 3), in: container, direction: direction)
            XCTAssertEqual(Double(view.center.x), side)
            XCTAssertEqual(Double(view.center.y), 400)
            // Half of the width remains, on the side of the hinge.
            XCTAssertEqual(Double(view.frame.minX), side == 0 ? 0 : 200, accuracy: 1e-9)
            XCTAssertEqual(Double(view.frame.width), 200, accuracy: 1e-9)
            XCTAssertEqual(view.untransformedFrame, container)
            restoration.restore()
            XCTAssertEqual(view.frame, container)
            XCTAssertEqual(view.layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
        }
    }

    func testAScaleAboutAHingeKeepsThatSideWhereItIs() async {
        let view = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 400))
        Restoration(of: view).apply(
            Pose.scaled(0.5).hinged(at: .bottom), in: container, direction: .leftToRight)
        // 150 by 200 points, around the center of the bottom edge at (170, 500).
        XCTAssertEqual(view.frame, CGRect(x: 95, y: 300, width: 150, height: 200))
    }

    // MARK: Masks

    func testACircleIsAsWideAsItsRadiusSaysInBothDirections() async {
        let circle = Pose.Mask.circle(around: CGPoint(x: 60, y: 170), radius: 30)
        XCTAssertEqual(circle.frame, CGRect(x: 30, y: 140, width: 60, height: 60))
        XCTAssertEqual(circle.cornerRadius, 30)
        XCTAssertEqual(Pose.Mask(container).cornerRadius, 0)
    }

    func testTheSmallestCircleAroundAPointReachesTheFarthestCorner() async {
        // From (100, 200) the corner at (400, 600) is 300 and 400 points away, so the radius is 500.
        let bounds = CGRect(x: 0, y: 0, width: 400, height: 600)
        let circle = Pose.Mask.circle(around: CGPoint(x: 100, y: 200), covering: bounds)
        XCTAssertEqual(circle.cornerRadius, 500)
        XCTAssertEqual(circle.frame, CGRect(x: -400, y: -300, width: 1000, height: 1000))
        // From the center all four corners are equally far: 30 and 40 points away, so the radius is 50.
        let small = Pose.Mask.circle(
            around: CGPoint(x: 40, y: 60), covering: CGRect(x: 10, y: 20, width: 60, height: 80))
        XCTAssertEqual(small.cornerRadius, 50)
        // From outside, the circle reaches the opposite side: 600 and 800 points away, so the radius is 1000.
        let far = Pose.Mask.circle(around: CGPoint(x: -200, y: -200), covering: bounds)
        XCTAssertEqual(far.cornerRadius, 1000)
    }

    func testAMaskIsInTheViewsOwnCoordinatesAndNotMirrored() async {
        let mask = Pose.Mask(CGRect(x: 10, y: 20, width: 30, height: 40), cornerRadius: 5)
        let pose = Pose.faded.masked(to: mask)
        XCTAssertEqual(pose.mask, mask)
        XCTAssertEqual(pose.alpha, 0)
        for direction in direction { XCTAssertEqual(matrix(pose, direction).m41, 0) }
    }
}
