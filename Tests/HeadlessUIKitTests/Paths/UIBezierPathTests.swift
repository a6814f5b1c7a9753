import Foundation
import XCTest

@testable import UIKit

final class UIBezierPathTests: XCTestCase {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    func testClockwiseIsAsSeenOnAScreen() {
        // From the right to the bottom, where y increases downwards, is a quarter turn clockwise.
        let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        XCTAssertEqual(arc.cgPath.boundingBoxOfPath.minX, 0, accuracy: 1e-9)
        XCTAssertEqual(arc.currentPoint.y, 10, accuracy: 1e-9)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        XCTAssertEqual(rest.cgPath.boundingBoxOfPath.minX, -10, accuracy: 1e-9)
    }

    func testOnlyTheGivenCornersAreRounded() {
        let path = UIBezierPath(
            roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20))
        XCTAssertFalse(path.contains(CGPoint(x: 2, y: 2)))
        XCTAssertFalse(path.contains(CGPoint(x: 98, y: 98)))
        XCTAssertTrue(path.contains(CGPoint(x: 98, y: 2)))
        XCTAssertTrue(path.contains(CGPoint(x: 2, y: 98)))
    }

    func testARadiusThatDoesNotFitIsReduced() {
        let pill = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 40), cornerRadius: 500)
        XCTAssertEqual(pill.bounds, CGRect(x: 0, y: 0, width: 100, height: 40))
        XCTAssertTrue(pill.contains(CGPoint(x: 50, y: 0.1)))
        XCTAssertFalse(pill.contains(CGPoint(x: 1, y: 1)))
    }

    func testAnOpenPathContainsNothing() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 100, y: 0))
        path.addLine(to: CGPoint(x: 100, y: 100))
        XCTAssertFalse(path.contains(CGPoint(x: 90, y: 10)))
        path.close()
        XCTAssertTrue(path.contains(CGPoint(x: 90, y: 10)))
        XCTAssertFalse(path.contains(CGPoint(x: 10, y: 90)))
    }

    func testContainsUsesThePathsFillRule() {
        let path = UIBezierPath(rect: square)
        path.append(UIBezierPath(rect: square.insetBy(dx: 25, dy: 25)))
        XCTAssertTrue(path.contains(CGPoint(x: 50, y: 50)))
        path.usesEvenOddFillRule = true
        XCTAssertFalse(path.contains(CGPoint(x: 50, y: 50)))
    }

    func testACGPathDoesNotChangeWithTheBezierPath() {
        let path = UIBezierPath(rect: square)
        let taken = path.cgPath
        let copy = path.copy() as? UIBezierPath
        path.apply(CGAffineTransform(translationX: 50, y: 0))
        XCTAssertEqual(path.bounds, CGRect(x: 50, y: 0, width: 100, height: 100))
        XCTAssertEqual(taken.boundingBox, square)
        XCTAssertEqual(copy?.bounds, square)
        path.removeAllPoints()
        XCTAssertTrue(path.isEmpty)
    }

    func testCurvesEndAtTheGivenPoints() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 30, y: 0), controlPoint1: CGPoint(x: 0, y: 40), controlPoint2: CGPoint(x: 30, y: 40))
        XCTAssertEqual(path.currentPoint, CGPoint(x: 30, y: 0))
        // In the middle, a curve is at three quarters of the height of its control points.
        XCTAssertEqual(path.cgPath.boundingBoxOfPath.maxY, 30, accuracy: 1e-9)
        path.addQuadCurve(to: CGPoint(x: 60, y: 0), controlPoint: CGPoint(x: 45, y: -20))
        XCTAssertEqual(path.cgPath.boundingBoxOfPath.minY, -10, accuracy: 1e-9)
        XCTAssertEqual(path.bounds.minY, -20)
    }
}
