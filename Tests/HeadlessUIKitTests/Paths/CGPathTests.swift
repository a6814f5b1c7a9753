import Foundation
import XCTest

@testable import UIKit

final class CGPathTests: XCTestCase {
    private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

    func testARectangleHasFourCornersAndIsClosed() {
        var steps: [String] = []
        CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).applyWithBlock { step in
            let end =
                step.pointee.type == .closeSubpath ? "" : "\(step.pointee.points[0].x) \(step.pointee.points[0].y)"
            steps.append("\(step.pointee.type) \(end)")
        }
        let expected = [
            "moveToPoint 1.0 2.0", "addLineToPoint 4.0 2.0", "addLineToPoint 4.0 6.0", "addLineToPoint 1.0 6.0",
            "closeSubpath ",
        ]
        XCTAssertEqual(steps, expected)
    }

    func testAnEllipseFillsItsRectangleAndNotItsCorners() {
        let circle = CGPath(ellipseIn: square, transform: nil)
        expect(circle.boundingBoxOfPath, square)
        // The diagonal intersects the circle at 50 - 50 / √2 = 14.64.
        XCTAssertTrue(circle.contains(CGPoint(x: 14.7, y: 14.7)))
        XCTAssertFalse(circle.contains(CGPoint(x: 14.6, y: 14.6)))
        XCTAssertTrue(circle.contains(CGPoint(x: 50, y: 99.9)))
    }

    func testRoundedCornersAreNotInside() {
        let rounded = CGPath(roundedRect: square, cornerWidth: 20, cornerHeight: 10, transform: nil)
        expect(rounded.boundingBoxOfPath, square)
        XCTAssertFalse(rounded.contains(CGPoint(x: 1, y: 1)))
        XCTAssertFalse(rounded.contains(CGPoint(x: 99, y: 99)))
        XCTAssertTrue(rounded.contains(CGPoint(x: 20, y: 0.1)))
        XCTAssertTrue(rounded.contains(CGPoint(x: 0.1, y: 10)))
    }

    func testControlPointsCountOnlyForTheBoundingBoxOfAllPoints() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
        XCTAssertEqual(path.boundingBox, square)
        expect(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 100, height: 50))
        XCTAssertTrue(path.contains(CGPoint(x: 50, y: 49.9)))
        XCTAssertFalse(path.contains(CGPoint(x: 50, y: 50.1)))
    }

    func testAHoleDependsOnTheFillRule() {
        let path = CGMutablePath()
        path.addRect(square)
        path.addRect(square.insetBy(dx: 25, dy: 25))
        XCTAssertTrue(path.contains(CGPoint(x: 50, y: 50)))
        XCTAssertFalse(path.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
        XCTAssertTrue(path.contains(CGPoint(x: 10, y: 50), using: .evenOdd))
        let other = CGMutablePath()
        other.addRect(square)
        // In the direction opposite to the first rectangle.
        other.addLines(between: [
            CGPoint(x: 25, y: 25), CGPoint(x: 25, y: 75), CGPoint(x: 75, y: 75), CGPoint(x: 75, y: 25),
        ])
        XCTAssertFalse(other.contains(CGPoint(x: 50, y: 50)))
    }

    func testAnArcHasTheGivenDirection() {
        let short = CGMutablePath()
        short.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        expect(short.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 10))
        let long = CGMutablePath()
        long.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        expect(long.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 20))
        XCTAssertEqual(long.currentPoint.y, 10, accuracy: 1e-9)
        let whole = CGMutablePath()
        whole.move(to: CGPoint(x: 30, y: 0))
        whole.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
        expect(whole.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 40, height: 20))
    }

    func testAnElementWithoutACurrentPointIsIgnored() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 5, y: 5))
        path.closeSubpath()
        XCTAssertTrue(path.isEmpty)
        XCTAssertTrue(path.boundingBox.isNull)
        path.move(to: CGPoint(x: 5, y: 5))
        path.addLine(to: CGPoint(x: 9, y: 5))
        path.addLine(to: CGPoint(x: 9, y: 9))
        path.closeSubpath()
        XCTAssertEqual(path.currentPoint, CGPoint(x: 5, y: 5))
    }

    func testTransformsMoveEveryPoint() {
        var double = CGAffineTransform(scaleX: 2, y: 3)
        let path = CGPath(rect: square, transform: &double)
        XCTAssertEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 200, height: 300))
        XCTAssertEqual(path.copy(using: &double)?.boundingBox, CGRect(x: 0, y: 0, width: 400, height: 900))
        XCTAssertTrue(CGPath(rect: square, transform: nil).contains(CGPoint(x: 150, y: 50), transform: double))
    }

    func testEqualityComparesTheDrawnElements() {
        let one = CGPath(ellipseIn: square, transform: nil)
        let changed = one.mutableCopy()
        XCTAssertEqual(one, changed)
        XCTAssertEqual(one.hashValue, changed?.hashValue)
        changed?.closeSubpath()
        XCTAssertNotEqual(one, changed)
        XCTAssertEqual(one, CGPath(ellipseIn: square, transform: nil))
    }

    private func expect(_ box: CGRect, _ expected: CGRect, line: UInt = #line) {
        for (one, two) in [
            (box.minX, expected.minX), (box.minY, expected.minY), (box.width, expected.width),
            (box.height, expected.height),
        ] {
            // A Bézier curve deviates from a quarter circle by at most 0.0003 of the radius.
            XCTAssertEqual(one, two, accuracy: 1e-2, line: line)
        }
    }
}
