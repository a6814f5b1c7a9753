import Foundation
import XCTest

@testable import UIKit

@MainActor
final class LayerKeyPathTests: XCTestCase {
    func testPartsOfStructuredValuesAreSetSeparately() async throws {
        var values = LayerValues()
        values.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        for (path, number) in [("position.y", 7), ("bounds.size.width", 8), ("bounds.origin.x", 9)]
            as [(String, Double)]
        {
            let keyPath = try XCTUnwrap(LayerKeyPath(path), path)
            keyPath.write(.number(number), to: &values)
            XCTAssertTrue(keyPath.read(values).isSame(as: .number(number)), path)
        }
        XCTAssertEqual(values.position, CGPoint(x: 0, y: 7))
        XCTAssertEqual(values.bounds, CGRect(x: 9, y: 2, width: 8, height: 4))
    }

    func testPartsOfATransformAreSetSeparately() async throws {
        var values = LayerValues()
        let numbers: [(String, Double)] = [
            ("transform.translation.x", 30), ("transform.scale.x", 2), ("transform.scale.y", 3),
            ("transform.rotation.z", 0.5), ("transform.rotation.x", 0.25), ("transform.rotation.y", -0.75),
        ]
        for (path, number) in numbers { try XCTUnwrap(LayerKeyPath(path)).write(.number(number), to: &values) }
        for (path, number) in numbers {
            guard case .number(let read) = try XCTUnwrap(LayerKeyPath(path)).read(values) else { return XCTFail(path) }
            XCTAssertEqual(read, number, accuracy: 1e-12, path)
        }
    }

    func testARotationKeyPathMakesTheGeometricRotation() async throws {
        var values = LayerValues()
        try XCTUnwrap(LayerKeyPath("transform.rotation")).write(.number(.pi / 2), to: &values)
        let expected = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        XCTAssertEqual(values.transform.m11, expected.m11, accuracy: 1e-12)
        XCTAssertEqual(values.transform.m12, expected.m12, accuracy: 1e-12)
        XCTAssertEqual(values.transform.m21, expected.m21, accuracy: 1e-12)
    }

    func testAMirroredTransformStaysMirrored() async throws {
        var values = LayerValues()
        values.transform = CATransform3DMakeScale(-2, 3, 1)
        try XCTUnwrap(LayerKeyPath("transform.translation.y")).write(.number(5), to: &values)
        XCTAssertEqual(values.transform.m11, -2, accuracy: 1e-12)
        XCTAssertEqual(values.transform.m22, 3, accuracy: 1e-12)
        XCTAssertEqual(values.transform.m42, 5, accuracy: 1e-12)
    }

    func testUnknownKeyPathsHaveNoValue() async {
        for path in ["", "frame", "position.z", "opacity.x", "bounds.size.depth", "transform.skew"] {
            XCTAssertNil(LayerKeyPath(path), path)
        }
    }
}
