import Foundation
import XCTest

@testable import UIKit

final class CGAffineTransformTests: XCTestCase {
    private let shear = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

    func testTheIdentityChangesNothing() {
        XCTAssertTrue(CGAffineTransform.identity.isIdentity)
        XCTAssertFalse(CGAffineTransform().isIdentity)
        XCTAssertEqual(CGPoint(x: 3, y: -4).applying(.identity), CGPoint(x: 3, y: -4))
        XCTAssertEqual(CGAffineTransform(1, 0, 0, 1, 0, 0), .identity)
    }

    func testAppliesAsARowVectorTimesTheMatrix() {
        // (1, 2, 1) times the matrix: x = 1*2 + 2*5 + 11, y = 1*3 + 2*7 + 13.
        XCTAssertEqual(CGPoint(x: 1, y: 2).applying(shear), CGPoint(x: 23, y: 30))
        XCTAssertEqual(CGSize(width: 1, height: 2).applying(shear), CGSize(width: 12, height: 17))
    }

    func testNewStepsPrecedeTheOldOnes() {
        let scaled = CGAffineTransform(scaleX: 2, y: 3)
        XCTAssertEqual(CGPoint.zero.applying(scaled.translatedBy(x: 10, y: 10)), CGPoint(x: 20, y: 30))
        let moved = CGAffineTransform(translationX: 10, y: 10)
        XCTAssertEqual(CGPoint(x: 1, y: 1).applying(moved.scaledBy(x: 2, y: 3)), CGPoint(x: 12, y: 13))
        let turned = CGPoint(x: 1, y: 0).applying(moved.rotated(by: .pi / 2))
        XCTAssertEqual(turned.x, 10, accuracy: 1e-12)
        XCTAssertEqual(turned.y, 11, accuracy: 1e-12)
    }

    func testConcatenatingAppliesTheReceiverFirst() {
        let other = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 6)
        let point = CGPoint(x: 1, y: 2)
        XCTAssertEqual(point.applying(shear.concatenating(other)), point.applying(shear).applying(other))
        XCTAssertEqual(
            shear.concatenating(other), CGAffineTransform(a: -3, b: 2, c: -7, d: 5, tx: -9, ty: 17)
        )
    }

    func testInverseUndoes() {
        // The determinant is -1, so the inverse is exact.
        XCTAssertEqual(shear.inverted(), CGAffineTransform(a: -7, b: 3, c: 5, d: -2, tx: 12, ty: -7))
        XCTAssertTrue(shear.concatenating(shear.inverted()).isIdentity)
        XCTAssertTrue(shear.inverted().concatenating(shear).isIdentity)
    }

    func testASingularTransformHasNoInverse() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        XCTAssertEqual(flat.inverted(), flat)
    }

    func testATransformedRectangleIsTheBoundingBox() {
        let rect = CGRect(x: 1, y: 2, width: 10, height: 20)
        let turned = rect.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        XCTAssertEqual(turned, CGRect(x: -22, y: 1, width: 20, height: 10))
        let mirrored = rect.applying(CGAffineTransform(scaleX: -1, y: 1))
        XCTAssertEqual(mirrored, CGRect(x: -11, y: 2, width: 10, height: 20))
        let diamond = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
        XCTAssertEqual(diamond.minX, -2.0.squareRoot(), accuracy: 1e-12)
        XCTAssertEqual(diamond.height, 2 * 2.0.squareRoot(), accuracy: 1e-12)
    }

    func testATranslationKeepsTheExactSizeOfARectangle() {
        let size = CGSize(width: 0.1, height: 0.3)
        let moved = CGRect(origin: CGPoint(x: 0.7, y: 1e6), size: size)
            .applying(CGAffineTransform(translationX: 1e9, y: 1e9))
        XCTAssertEqual(moved.size, size)
    }

    func testNullAndInfiniteRectanglesAreUnchanged() {
        let half = CGAffineTransform(scaleX: 0.5, y: 0.5)
        XCTAssertTrue(CGRect.null.applying(half).isNull)
        XCTAssertTrue(CGRect.infinite.applying(half).isInfinite)
    }

    func testInsetsMoveEachEdgeInwards() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
            .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4))
        XCTAssertEqual(rect, CGRect(x: 12, y: 21, width: 102, height: 196))
    }
}
