import Foundation
import XCTest

@testable import UIKit

final class CATransform3DTests: XCTestCase {
    /// A matrix without symmetry and zeros, so that a transposed or missing element is noticed. The determinant is -8.
    private let dense = CATransform3D(
        m11: 1, m12: 2, m13: 3, m14: 4,
        m21: 2, m22: 5, m23: 7, m24: 3,
        m31: 4, m32: 10, m33: 13, m34: 7,
        m41: 1, m42: 3, m43: 2, m44: 9
    )

    private func assertEqual(
        _ a: CATransform3D, _ b: CATransform3D, accuracy: CGFloat = 1e-12,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        for (x, y) in zip(cells(a), cells(b)) {
            XCTAssertEqual(x, y, accuracy: accuracy, file: file, line: line)
        }
    }

    private func cells(_ t: CATransform3D) -> [CGFloat] {
        [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
            t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
        ]
    }

    /// Multiplies the row vector (x, y, z, 1) by the matrix and divides by w.
    private func project(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, by t: CATransform3D) -> [CGFloat] {
        let w = x * t.m14 + y * t.m24 + z * t.m34 + t.m44
        return [
            (x * t.m11 + y * t.m21 + z * t.m31 + t.m41) / w,
            (x * t.m12 + y * t.m22 + z * t.m32 + t.m42) / w,
            (x * t.m13 + y * t.m23 + z * t.m33 + t.m43) / w,
        ]
    }

    func testIdentity() {
        XCTAssertTrue(CATransform3DIsIdentity(CATransform3DIdentity))
        XCTAssertFalse(CATransform3DIsIdentity(CATransform3D()))
        XCTAssertTrue(CATransform3DIsIdentity(CATransform3DMakeTranslation(0, 0, 0)))
    }

    func testEqualityComparesEveryElement() {
        for index in 0..<16 {
            var changed = CATransform3DIdentity
            withUnsafeMutableBytes(of: &changed) { bytes in
                bytes.bindMemory(to: CGFloat.self)[index] += 0.5
            }
            XCTAssertFalse(CATransform3DEqualToTransform(changed, CATransform3DIdentity), "cell \(index)")
            XCTAssertFalse(CATransform3DIsIdentity(changed), "cell \(index)")
        }
        XCTAssertTrue(CATransform3DEqualToTransform(dense, dense))
    }

    func testConcatIsTheMatrixProduct() {
        let product = CATransform3DConcat(dense, CATransform3DMakeTranslation(10, 20, 30))
        // Adds 10, 20 and 30 times the last column to the first three.
        let expected = CATransform3D(
            m11: 41, m12: 82, m13: 123, m14: 4,
            m21: 32, m22: 65, m23: 97, m24: 3,
            m31: 74, m32: 150, m33: 223, m34: 7,
            m41: 91, m42: 183, m43: 272, m44: 9
        )
        XCTAssertTrue(CATransform3DEqualToTransform(product, expected))
    }

    func testConcatAppliesTheReceiverFirst() {
        let perspective = CATransform3D(
            m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 1, m34: -1.0 / 500, m41: 0, m42: 0, m43: 0, m44: 1
        )
        let both = CATransform3DConcat(CATransform3DMakeTranslation(100, 0, -500), perspective)
        // An object 500 behind the screen, seen by a viewer 500 in front of it, has half the size.
        XCTAssertEqual(project(0, 10, 0, by: both)[0], 50, accuracy: 1e-12)
        XCTAssertEqual(project(0, 10, 0, by: both)[1], 5, accuracy: 1e-12)
    }

    func testNewStepsPrecedeTheOldOnes() {
        let scaled = CATransform3DMakeScale(2, 3, 4)
        XCTAssertEqual(project(0, 0, 0, by: CATransform3DTranslate(scaled, 1, 1, 1)), [2, 3, 4])
        let moved = CATransform3DMakeTranslation(1, 1, 1)
        XCTAssertEqual(project(1, 1, 1, by: CATransform3DScale(moved, 2, 3, 4)), [3, 4, 5])
        let turned = project(1, 0, 0, by: CATransform3DRotate(moved, .pi / 2, 0, 0, 1))
        XCTAssertEqual(turned[0], 1, accuracy: 1e-12)
        XCTAssertEqual(turned[1], 2, accuracy: 1e-12)
    }

    func testQuarterTurnsAboutTheAxesFollowTheRightHand() {
        let axes: [[CGFloat]] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
        for index in 0..<3 {
            let (axis, next, last) = (axes[index], axes[(index + 1) % 3], axes[(index + 2) % 3])
            let turn = CATransform3DMakeRotation(.pi / 2, axis[0] * 7, axis[1] * 7, axis[2] * 7)
            let image = project(next[0], next[1], next[2], by: turn)
            for (found, wanted) in zip(image, last) {
                XCTAssertEqual(found, wanted, accuracy: 1e-12, "axis \(index)")
            }
        }
    }

    func testAThirdOfATurnAboutTheDiagonalPermutesTheAxes() {
        let turn = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
        let image = project(1, 2, 3, by: turn)
        for (found, wanted) in zip(image, [3, 1, 2] as [CGFloat]) {
            XCTAssertEqual(found, wanted, accuracy: 1e-12)
        }
    }

    func testARotationAboutAZeroAxisIsTheIdentity() {
        XCTAssertTrue(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    }

    func testARotationAboutZIsTheAffineRotation() {
        let flat = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.3))
        assertEqual(CATransform3DMakeRotation(0.3, 0, 0, 1), flat)
    }

    func testInverseUndoesFromBothSides() {
        let inverse = CATransform3DInvert(dense)
        assertEqual(CATransform3DConcat(dense, inverse), CATransform3DIdentity)
        assertEqual(CATransform3DConcat(inverse, dense), CATransform3DIdentity)
        let flat = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        assertEqual(
            CATransform3DInvert(CATransform3DMakeAffineTransform(flat)),
            CATransform3DMakeAffineTransform(flat.inverted())
        )
    }

    func testASingularMatrixHasNoInverse() {
        let flat = CATransform3DMakeScale(1, 1, 0)
        XCTAssertTrue(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    }

    func testAffineRoundTrip() {
        let flat = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
        let lifted = CATransform3DMakeAffineTransform(flat)
        XCTAssertTrue(CATransform3DIsAffine(lifted))
        XCTAssertEqual(CATransform3DGetAffineTransform(lifted), flat)
    }

    func testATransformThatLeavesThePlaneIsNotAffine() {
        XCTAssertFalse(CATransform3DIsAffine(dense))
        XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
        XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
        XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 500
        XCTAssertFalse(CATransform3DIsAffine(perspective))
    }
}
